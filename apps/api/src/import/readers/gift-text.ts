import { findFormulaEnd } from '../html/formulas';
import type { RawText, TextFormat } from './raw-question';

const FORMATS: Record<string, TextFormat> = { html: 'html', markdown: 'markdown', plain: 'plain', moodle: 'moodle' };

const ESCAPED = new Set([':', '~', '=', '#', '{', '}', '\\']);

/** TeX commands that begin with n: inside a formula `\neq` is a sign, not a line break followed by "eq". */
const TEX_N = /^n(?:abla|earrow|e|eg|eq|exists|geq|i|leq|mid|ot|otin|parallel|subseteq|u|warrow)(?![a-zA-Z])/;

/** How far back the opening of a formula is looked for. */
const LOOK_BACK = 2000;

/** Undoes GIFT's escapes: `\n` is a line break; `\:` `\~` `\=` `\#` `\{` `\}` `\\` stand for the character itself. */
export function unescapeGift(text: string): string {
  let result = '';
  for (let at = 0; at < text.length; at += 1) {
    const next = text[at + 1];
    if (text[at] !== '\\' || next === undefined) result += text[at];
    else if (ESCAPED.has(next)) {
      result += next;
      at += 1;
    } else if (next === 'n' && !(TEX_N.test(text.slice(at + 1, at + 14)) && insideFormula(result.slice(-LOOK_BACK)))) {
      result += '\n';
      at += 1;
    } else result += '\\';
  }
  return result;
}

const insideFormula = (before: string): boolean =>
  before.lastIndexOf('\\(') > before.lastIndexOf('\\)') ||
  before.lastIndexOf('\\[') > before.lastIndexOf('\\]') ||
  (before.split('$$').length - 1) % 2 === 1;

/** Writes a text so that `unescapeGift` gives it back. */
export const escapeGift = (text: string): string => text.replace(/[:~=#{}\\]/g, '\\$&').replaceAll('\n', '\\n');

/**
 * Walks over GIFT text and calls `visit` for each character that may mean something to GIFT:
 * escaped characters and formulas whose braces were left unescaped are passed over.
 * `visit` returns true to stop; the index where it stopped comes back, or -1.
 */
export function walkGift(text: string, start: number, visit: (character: string, at: number) => boolean): number {
  for (let at = start; at < text.length; at += 1) {
    const formulaEnd = findFormulaEnd(text, at);
    if (formulaEnd !== -1) {
      at = formulaEnd - 1;
      continue;
    }
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (visit(character, at)) return at;
  }
  return -1;
}

/** Text with an optional `[format]` before it, unescaped and trimmed. */
export function readText(source: string, inherited: TextFormat): RawText {
  const marked = /^\s*\[(html|markdown|plain|moodle)\]/i.exec(source);
  const format = FORMATS[marked?.[1]?.toLowerCase() ?? ''] ?? inherited;
  return { text: unescapeGift(source.slice(marked?.[0].length ?? 0).trim()), format };
}
