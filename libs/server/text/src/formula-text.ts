import { formulaFault } from '@mapa/domain';

/** A wide space, which often separates formulas that stand in one line. */
const WIDE = '\u2003';

/** Commands that have a Unicode character, as in printed papers. */
const SYMBOLS: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  Gamma: 'Γ',
  delta: 'δ',
  Delta: 'Δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  eta: 'η',
  theta: 'θ',
  Theta: 'Θ',
  kappa: 'κ',
  lambda: 'λ',
  Lambda: 'Λ',
  mu: 'μ',
  nu: 'ν',
  pi: 'π',
  Pi: 'Π',
  rho: 'ρ',
  sigma: 'σ',
  Sigma: 'Σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  Phi: 'Φ',
  chi: 'χ',
  psi: 'ψ',
  Psi: 'Ψ',
  omega: 'ω',
  Omega: 'Ω',
  bmod: 'mod',
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  mp: '∓',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  neq: '≠',
  ne: '≠',
  lt: '<',
  gt: '>',
  approx: '≈',
  equiv: '≡',
  sim: '∼',
  cong: '≅',
  propto: '∝',
  infty: '∞',
  degree: '°',
  circ: '°',
  prime: '′',
  partial: '∂',
  nabla: '∇',
  sum: '∑',
  prod: '∏',
  int: '∫',
  to: '→',
  rightarrow: '→',
  longrightarrow: '→',
  Rightarrow: '⇒',
  implies: '⇒',
  leftarrow: '←',
  leftrightarrow: '↔',
  Leftrightarrow: '⇔',
  iff: '⇔',
  rightleftharpoons: '⇌',
  xrightarrow: '→',
  in: '∈',
  notin: '∉',
  subset: '⊂',
  subseteq: '⊆',
  cup: '∪',
  cap: '∩',
  emptyset: '∅',
  varnothing: '∅',
  forall: '∀',
  exists: '∃',
  neg: '¬',
  lnot: '¬',
  land: '∧',
  wedge: '∧',
  lor: '∨',
  vee: '∨',
  therefore: '∴',
  angle: '∠',
  perp: '⊥',
  parallel: '∥',
  ldots: '…',
  dots: '…',
  cdots: '…',
  quad: WIDE,
  qquad: WIDE,
};

/** Commands for appearance only; their argument is kept. */
const LOOKS =
  /^(math(rm|bf|it|sf|tt|cal|bb|frak)|text(rm|bf|it|normal)?|mbox|operatorname|displaystyle|textstyle|limits|left|right|[bB]igg?[lr]?|overline|underline|vec|hat|bar|overrightarrow|boldsymbol|boxed|ce)$/;

const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()ni'].map((char, at) => [char, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][at] ?? char]),
);
const LOWERED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()'].map((char, at) => [char, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][at] ?? char]),
);

/** Symbols that belong to what follows: the space after their command is dropped. */
const STANDS_BEFORE = /^[\p{L}¬∂∇∠]$/u;

const TOKEN = /\\[A-Za-z]+\*?|\\[\s\S]|[\s\S]/gu;
/** A product, which needs no brackets in a numerator: "2R". */
const PRODUCT = /^[\p{L}\p{N},.]*$/u;
/** A number, a word, or a letter with its superscripts and subscripts: never needs brackets. */
const FACTOR = /^(?:[\p{Nd},.]+|[\p{Ll}\p{Lu}]{3,}|[\p{Ll}\p{Lu}])?[\p{No}⁺⁻ⁿⁱ]*$/u;
const bracketed = (text: string, bare = FACTOR): string => (bare.test(text) ? text : `(${text})`);

/** In superscript or subscript characters if they exist, otherwise after a mark. */
function shifted(text: string, mark: '^' | '_'): string {
  if (/^[°′]+$/.test(text)) return text;
  const table = mark === '^' ? RAISED : LOWERED;
  const chars = [...text];
  return chars.every((char) => char in table) ? chars.map((char) => table[char]).join('') : mark + bracketed(text);
}

const RELATION = /[=<>≤≥≠≈≡∼≅∝∈∉⊂⊆→⇒←↔⇔⇌]/;
/** What continues a statement instead of beginning another one: a condition, or a word that joins. */
const CONTINUES = /^(?:[([]|(?:e|ou|se|com|para|onde)\s)/;

/** Replaces a wide space: a semicolon stands between statements, as nothing else separates them. */
const separator = (before: string, after: string): string => {
  const areStatements = RELATION.test(before) && RELATION.test(after);
  return areStatements && !/[,;:.]$/.test(before) && !CONTINUES.test(after) ? '; ' : ' ';
};

/**
 * A TeX formula as one line of text, as people write it in a message: `\frac{x^2}{2}` gives "x²/2". Unknown commands
 * keep their name, an invalid formula its source; it never throws.
 */
export const formulaText = (tex: string): string =>
  (formulaFault(tex) ? tex : readFormula(tex))
    .split(/\u2003+/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part, at, all) => (at === 0 ? part : separator(all[at - 1] ?? '', part) + part))
    .join('');

function readFormula(tex: string): string {
  const tokens = tex.match(TOKEN) ?? [];
  let at = 0;

  /** The argument of a command: a group, or one token. */
  function argument(): string {
    while (tokens[at]?.trim() === '') at += 1;
    if (tokens[at] !== '{') return at < tokens.length ? one() : '';
    at += 1;
    return until('}').trim();
  }

  function optional(): string {
    if (tokens[at] !== '[') return '';
    at += 1;
    return until(']').trim();
  }

  function until(end: string): string {
    let text = '';
    while (at < tokens.length && tokens[at] !== end) text += one();
    at += 1;
    return text;
  }

  function command(name: string): string {
    if (/^[dtc]?frac$/.test(name)) {
      const above = bracketed(argument(), PRODUCT);
      return `${above}/${bracketed(argument())}`;
    }
    if (name === 'binom') {
      const all = argument();
      return `C(${all}, ${argument()})`;
    }
    if (name === 'sqrt') {
      const index = optional();
      return `${index && shifted(index, '^')}√${bracketed(argument())}`;
    }
    if (name === 'begin' || name === 'end') {
      argument();
      return ' ';
    }
    // An invisible bracket.
    if (/^(left|right)$/.test(name) && tokens[at] === '.') at += 1;
    if (LOOKS.test(name)) return '';
    const symbol = SYMBOLS[name];
    if (symbol === undefined) return /^[A-Za-z]/.test(name) ? `${name} ` : name;
    if (STANDS_BEFORE.test(symbol)) while (tokens[at]?.trim() === '') at += 1;
    return symbol;
  }

  function one(): string {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '{') return until('}');
    if (token === '}') return '';
    if (token === '^' || token === '_') return shifted(argument(), token);
    if (token === '&' || token === '~') return ' ';
    if (!token.startsWith('\\')) return token;
    const name = token.slice(1).replace(/\*$/, '');
    if (name === '\\') return '; ';
    if (/^[,;:\s]$/.test(name)) return ' ';
    return name === '!' ? '' : command(name);
  }

  let text = '';
  while (at < tokens.length) text += one();
  return text;
}
