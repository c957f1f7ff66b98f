/**
 * Receives a warning about a file: the line's number from 1 (0: the whole file), and a Portuguese sentence without its
 * full stop.
 */
export type OnWarning = (line: number, reason: string) => void;

/**
 * Controls other than tab and line break, private-use characters and non-characters: XML, the database or a browser
 * refuses them, or computers show them differently. Also as a reference in XML or HTML, whole or cut off at the end of
 * a chunk.
 */
const UNWANTED = /[^\P{Cc}\t\n]|[\u{E000}-\u{F8FF}\u{F0000}-\u{10FFFF}\uFFFE\uFFFF]|\p{Surrogate}/u;
const REFERENCE = /&#(?:[xX][\da-fA-F]{1,8}|\d{1,10});/;
const FINDINGS = new RegExp(`${UNWANTED.source}|${REFERENCE.source}`, 'gu');
const CUT_REFERENCE = /&(?:#(?:[xX][\da-fA-F]{0,8}|\d{0,10}))?$/;

const CARRIAGE_RETURN = 0x0d;
const MAX_CODE_POINT = 0x10ffff;

/** Controls that separate words. */
const BLANKS = new Set([0x0b, 0x0c, 0x85]);

/**
 * Normalises all line endings to \n (also CRLF and CR of old programs) and removes unwanted characters, reporting them
 * line by line.
 */
export async function* cleanLines(chunks: AsyncIterable<string>, onRemoved: OnWarning): AsyncGenerator<string> {
  const cleaner = new Cleaner(onRemoved);
  let held = '';
  for await (const chunk of chunks) {
    const text = held + chunk;
    // A line ending or a reference may continue in the next chunk.
    const cut = text.endsWith('\r')
      ? text.length - 1
      : text.length - (CUT_REFERENCE.exec(text.slice(-12))?.[0].length ?? 0);
    held = text.slice(cut);
    yield cleaner.clean(text.slice(0, cut));
  }
  if (held !== '') yield cleaner.clean(held);
  cleaner.tell();
}

class Cleaner {
  private line = 1;
  private count = 0;
  private names = new Set<string>();
  private readonly onRemoved: OnWarning;

  constructor(onRemoved: OnWarning) {
    this.onRemoved = onRemoved;
  }

  clean(piece: string): string {
    const text = piece.replace(/\r\n?/g, '\n');
    let read = 0;
    const cleaned = text.replace(FINDINGS, (found, at: number) => {
      const code = codeOf(found);
      if (code === null) return found;
      this.passLines(text, read, at);
      read = at;
      this.count += 1;
      this.names.add(`U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
      return BLANKS.has(code) ? ' ' : '';
    });
    this.passLines(text, read, text.length);
    return cleaned;
  }

  /** Reports the characters removed from the line that ends here. */
  tell(): void {
    if (this.count === 0) return;
    const names = [...this.names].slice(0, 5).join(', ');
    const what = this.count === 1 ? 'retirado 1 caractere' : `retirados ${this.count} caracteres`;
    this.onRemoved(this.line, `${what} de controle ou de uso privado (${names})`);
    this.count = 0;
    this.names.clear();
  }

  private passLines(text: string, from: number, to: number): void {
    for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) {
      this.tell();
      this.line += 1;
    }
  }
}

/** The code point of an unwanted character, or of a reference to one; null for an allowed reference. */
function codeOf(found: string): number | null {
  if (!found.startsWith('&')) return found.codePointAt(0) ?? 0;
  const digits = found.slice(2, -1);
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  if (code === CARRIAGE_RETURN) return null;
  return code > MAX_CODE_POINT || UNWANTED.test(String.fromCodePoint(code)) ? code : null;
}
