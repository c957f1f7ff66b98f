import { beginsSmall, isClosed, type Habits } from './habits';
import { excerpt, LEADS_ON, type QuestionTexts, type Text } from './texts';
import { letterAfter } from '../paper/lettering';

/**
 * A beginning or an end is unusual if less than this share of the paper's texts have it, and usual above the
 * complement.
 */
const RARE = 0.1;

/**
 * Signs that no text begins with, because they close or join something before them. A minus or a dash may begin one.
 */
const CLOSING = /^(?:[)\]}.,;:?!=×÷%ºª°]|\+(?!\s*\d)|[-–](?=\s\p{Ll}))/u;
const ELLIPSIS = /^(?:\.{3}|…)/;

/** Finds a text that begins with a closing or joining sign. */
export function beginsWithSign({ all }: QuestionTexts): string | null {
  const found = all.find(({ text }) => CLOSING.test(text) && !ELLIPSIS.test(text));
  return found ? `${found.name} começa com o sinal “${found.text.charAt(0)}”` : null;
}

const isRareSmall = ({ role, text }: Text, { small }: Habits): boolean =>
  beginsSmall(text) && role !== 'shared' && small[role] < RARE;

/**
 * Finds a text that begins in lower case although such texts of the paper hardly do. It is right after a picture, and
 * where all alternatives continue the statement.
 */
export function beginsSmallUnusually(
  { statement, alternatives, shared }: QuestionTexts,
  habits: Habits,
): string | null {
  const [firstBlock] = statement.blocks;
  if (isRareSmall(statement, habits) && firstBlock?.kind === 'line') return 'o enunciado começa com letra minúscula';
  const small = alternatives.filter(({ text }) => beginsSmall(text));
  const large = alternatives.filter(({ text }) => /^\p{Lu}[\p{Ll}\s]/u.test(text));
  if (small.length === 1 && large.length >= 3) return `só ${small[0]?.name} começa com letra minúscula`;
  if (large.length === 1 && small.length >= 4 && habits.small.alternative > 1 - RARE && !isName(large[0]?.text ?? ''))
    return `só ${large[0]?.name} começa com letra maiúscula`;
  const broken = shared.find(({ text, blocks }) => beginsSmall(text) && blocks[0]?.kind === 'line');
  return broken ? 'o texto de apoio começa no meio de uma frase' : null;
}

/** A sentence begins with these; a name does not. */
const OPENERS = /^(?:O|A|Os|As|Um|Uma|Em|No|Na|Se|Com|Para|Por|De|Do|Da|Assinale|Sobre|Considere|Considerando)\s/;
const isName = (text: string): boolean => !OPENERS.test(text);

/** Finds a text without the final sign that texts of its kind nearly always have. */
export function endsUnfinished({ question, all, statement }: QuestionTexts, habits: Habits): string | null {
  for (const one of all) {
    if (one.text === '' || endsInFigure(one)) continue;
    const end = excerpt(one.text.split(' ').slice(-4).join(' '));
    if (/[\p{L}][-‐]$/u.test(one.text)) return `${one.name} termina com uma palavra cortada: “${end}”`;
    const isItem = one === statement && question.kind === 'truefalse';
    if ((one.role !== 'statement' || isItem) && LEADS_ON.test(one.text) && one.text.length > 12)
      return `${one.name} termina no meio de uma frase: “${end}”`;
    if (one.role !== 'statement' && /,$/.test(one.text)) return `${one.name} termina com uma vírgula`;
    if (isItem && !isClosed(one.text) && habits.closed.item > 1 - RARE) return `o item termina sem ponto: “${end}”`;
  }
  return null;
}

const endsInFigure = ({ blocks, text }: Text): boolean => blocks.at(-1)?.kind === 'figure' || text.endsWith('\uFFFC');

/** Finds a single alternative that ends differently from the others. */
export function endsUnlikeOthers({ alternatives }: QuestionTexts, habits: Habits): string | null {
  const told = alternatives.filter((one) => one.text !== '' && !endsInFigure(one));
  const open = told.filter(({ text }) => !isClosed(text));
  if (open.length === 0 || open.length === told.length) return null;
  const isRule = habits.closed.alternative > 1 - RARE;
  if (isRule || open.length === 1) return `${open[0]?.name} termina sem ponto, e as outras com ponto`;
  if (open.length === told.length - 1 && told.length > 3)
    return `só ${told.find(({ text }) => isClosed(text))?.name} termina com ponto`;
  return null;
}

/** A letter that stands alone at the end: a mark, or a superscript. */
const LONE = /\p{Ll}{3,}[^\p{L}\p{N}]*\s([\p{Lu}b-df-np-z])$/u;
const NAMED =
  /\b(?:anexo|apêndice|bloco|caminho|caso|classe|conjunto|elemento|empresa|espécie|estado|etapa|fase|figura|forma|função|grupo|gráfico|hepatite|item|letra|linha|matriz|mat[ée]ria|montagem|objeto|opção|país|plano|poço|ponto|posição|processo|produto|quadro|região|reta|seção|solução|substância|tipo|triângulo|valor|variável|vitamina|via)s? \p{L}$/iu;

/** Finds a text that ends with a letter that has no meaning there. */
export function endsInLoneLetter({ all }: QuestionTexts): string | null {
  const found = all.find(({ text, role, letter }) => {
    if (text.length < 6) return false;
    const next = letterAfter(letter);
    if (next !== undefined && role === 'alternative' && new RegExp(`\\s${next}$`).test(text) && !NAMED.test(text))
      return true;
    return LONE.test(text) && !NAMED.test(text);
  });
  return found ? `${found.name} termina com uma letra solta: “${found.text.slice(-12)}”` : null;
}

/** Finds the mark of a letter within an alternative, or of another one at its beginning: two were joined. */
export function holdsLetterMark({ alternatives }: QuestionTexts): string | null {
  for (const one of alternatives) {
    const next = letterAfter(one.letter) ?? '(?!)';
    const begins = new RegExp(`^(?:\\(?[A-E]\\)|\\[[A-E]\\]|${next}[.–-]?\\s(?=\\p{L}))`, 'u').test(one.text);
    const holds = one.lines.some(
      (line, at) => at > 0 && /^(?:\(?[A-E]\)|\[[A-E]\]|[B-E][.–-]?\s+(?=\p{L}))/u.test(line),
    );
    const within = new RegExp(`[.;]\\s\\(?${next}\\)\\s`).test(one.text);
    if (begins || holds || within) return `${one.name} tem a letra de outra: duas podem estar juntas`;
  }
  return null;
}
