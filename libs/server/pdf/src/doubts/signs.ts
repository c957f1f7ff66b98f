import { isLine } from '../layout/flow';
import { excerpt, type QuestionTexts, type Text } from './texts';

const LOST: readonly RegExp[] = [
  // "parágrafo único" whose raised ordinal letter was moved.
  /\b[oa] [úu]nic[oa]\b(?<=par[áa]grafo [oa] [úu]nic[oa])/i,
  /(?:\bart(?:igos?|s?\.)|§)\s*[1-9](?= ?[,;]| ?\.(?!\d|º|°|o\b)| (?:d[aeo]s?|e|caput|c\/c|§)\b)/i,
  /\bn\s?[.]?\s[oº]?\s?,\s*de\s+\d/i,
  // A space before punctuation: a small glyph between them was lost.
  /\d\s+[,;](?=\s)/,
  // A root, a sum sign or a bracket without its content.
  /√(?=\s|$)/,
  /[\p{L}\d]\s\(\s*\)\s*=|\(\s*\)\s*=/u,
  /[=≤≥×÷]\s*(?:[,;.]|$)/,
  /\b\d+\s+(?:elevado a|ao quadrado de)\s*[.,]/i,
];

/** Finds a sign whose exponent, index or operand was lost. */
export function lostSign({ all }: QuestionTexts): string | null {
  for (const { text, name } of all) {
    for (const pattern of LOST) {
      const match = pattern.exec(text);
      if (match) return `${name} pode ter perdido um sinal pequeno: “${around(text, match.index)}”`;
    }
  }
  return null;
}

const around = (text: string, at: number): string => excerpt(text.slice(Math.max(0, at - 12), at + 22).trim());

/** A line of one or two characters: a detached exponent, index or part of a fraction. */
const FRAGMENT = /^(?:[\p{L}\d]{1,2}|[+\-–−=×÷√∞∈∑∫|]+|\d+\s*[+\-–−×÷=]|[\p{L}\d]\s[\p{L}\d])$/u;

/** The last word of a paragraph may stand on a line of its own. */
const WORD = /^(?:em|de|da|do|no|na|se|os|as|ou|um|ao|eu|já|só|é|lo|la|si|me|te)$/;

const fragments = ({ blocks, role, lines }: Text): string | undefined => {
  if (lines.length < 2 && role !== 'statement') return undefined;
  const [longest] = blocks
    .filter(isLine)
    .map(({ line }) => line)
    .sort((one, other) => other.text.length - one.text.length);
  const usual = longest?.size ?? 0;
  return blocks
    .filter(isLine)
    .filter(({ line }, at) => {
      const text = line.text.trim();
      if (!FRAGMENT.test(text) || WORD.test(text)) return false;
      // Line counts and item numbers have the size of the text.
      return line.size < 0.95 * usual || (at > 0 && !/^(?:\d{1,2}|[IVX]{1,2})$/.test(text));
    })
    .map(({ line }) => line.text)[0];
};

/** Finds an exponent, an index or a part of a fraction that is not beside its number. */
export function standsApart({ all }: QuestionTexts): string | null {
  for (const one of all) {
    const found = fragments(one);
    if (found) return `${one.name} tem “${found.trim()}” separado da sua linha (expoente, índice ou fração)`;
    const apart = one.blocks.filter(isLine).find(({ line }) =>
      line.runs.some(({ shift, text }, at) => {
        if (shift !== 'sup' || !/^[\doaºª+\-–−n]{1,3}$/.test(text.trim())) return false;
        const before = line.runs[at - 1];
        return before
          ? /\p{Ll}{3,}\s$/u.test(before.text) && !/^\s*[,.;]/.test(line.runs[at + 1]?.text ?? '')
          : line.runs.length > 1;
      }),
    );
    if (apart) return `${one.name} tem um expoente separado do seu número: “${excerpt(apart.line.text)}”`;
  }
  return null;
}
