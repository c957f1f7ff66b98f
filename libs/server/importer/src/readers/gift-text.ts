import { formulaEnds } from '../html/formulas';
import type { RawText, TextFormat } from '../model/raw-question';

const FORMATS: Record<string, TextFormat> = { html: 'html', markdown: 'markdown', plain: 'plain', moodle: 'moodle' };

const ESCAPED = new Set([':', '~', '=', '#', '{', '}', '\\']);

/** TeX commands that begin with n: inside a formula, `\neq` is a command, not a line break followed by "eq". */
const TEX_N = /^n(?:abla|earrow|e|eg|eq|exists|geq|i|leq|mid|ot|otin|parallel|subseteq|u|warrow)(?![a-zA-Z])/;

/** Number of characters searched backwards for the opening of a formula. */
const LOOK_BACK = 2000;

/** Resolves GIFT's escapes: `\n` is a line break; `\:` `\~` `\=` `\#` `\{` `\}` `\\` are the character itself. */
export function unescapeGift(text: string): string {
  const written = new WrittenText();
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const next = text[at + 1];
    if (character !== '\\' || next === undefined) written.add(character);
    else if (ESCAPED.has(next)) {
      written.add(next);
      at += 1;
    } else if (next === 'n' && !(TEX_N.test(text.slice(at + 1, at + 14)) && written.insideFormula)) {
      written.add('\n');
      at += 1;
    } else written.add('\\');
  }
  return written.text;
}

/** A text built character by character that tracks whether its end is inside a formula. */
class WrittenText {
  text = '';
  private last = '';
  /** The start of the currently open formula, for each kind of delimiter. */
  private readonly opened = { parenthesis: -Infinity, bracket: -Infinity, dollars: -Infinity };

  get insideFormula(): boolean {
    const { parenthesis, bracket, dollars } = this.opened;
    return Math.max(parenthesis, bracket, dollars) > this.text.length - LOOK_BACK;
  }

  add(character: string): void {
    this.text += character;
    const pair = this.last + character;
    this.last = character;
    if (pair === '\\(') this.opened.parenthesis = this.text.length;
    if (pair === '\\)') this.opened.parenthesis = -Infinity;
    if (pair === '\\[') this.opened.bracket = this.text.length;
    if (pair === '\\]') this.opened.bracket = -Infinity;
    if (pair === '$$') {
      this.opened.dollars = this.opened.dollars === -Infinity ? this.text.length : -Infinity;
      this.last = '';
    }
  }
}

/** Escapes a text so that `unescapeGift` restores it. */
export const escapeGift = (text: string): string => text.replace(/[:~=#{}\\]/g, '\\$&').replaceAll('\n', '\\n');

/**
 * Scans GIFT text and calls `visit` for each character that may be syntax; skips escaped characters, and formulas with
 * unescaped braces. `visit` returns true to stop. Returns the index where it stopped, or -1.
 */
export function scanGift(text: string, start: number, visit: (character: string, at: number) => boolean): number {
  const formulaEnd = formulaEnds(text);
  for (let at = start; at < text.length; at += 1) {
    const end = formulaEnd(at);
    if (end !== -1) {
      at = end - 1;
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
