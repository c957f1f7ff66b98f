import { isUtf8 } from 'node:buffer';
import { FileRefusal } from '../model/refusal';

/** The report's notice about a text read as Windows-1252, without its full stop. */
export const WINDOWS_1252_NOTICE = 'o texto está em Windows-1252, e não em UTF-8, e foi lido assim; confira os acentos';

const PORTUGUESE = /[ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü]/g;
/** Letters of names and of Spanish: rarer than the Portuguese ones. */
const FOREIGN = /[ÄÈËÏÑÖßäèëìïñòöù¿¡]/g;
const SIGNS = /[\u00a0ªº°§–—“”‘’•…«»¹²³¼½¾×÷±µ·´€£©®™]/g;
/** An accented capital after a small letter: part of a UTF-8 character, or another encoding. */
const ODD_CAPITAL = /[a-zà-ü][À-Ü]/;
/** Common UTF-8 characters of Portuguese texts read as Latin-1: two capitals or signs instead of one letter. */
const UTF8_CHARACTER = /[\xc2\xc3][\x80-\xbf]|\xe2\x80[\x90-\xbf]|\xe2\x82\xac/;

/** Half of such a character at the end of a truncated text. */
const CUT_CHARACTER = /(?:[\xc2\xc3\xe2]|\xe2[\x80\x82])$/;

const NON_ASCII = /[^\0-\x7f]/;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Whether non-UTF-8 bytes are clearly Portuguese in Windows-1252: every byte above 127 is a letter or sign that such
 * texts use, and most are Portuguese letters. MacRoman, DOS and Cyrillic texts, damaged UTF-8 and mixed encodings fail.
 */
export class Windows1252Check {
  private tail = '';
  private portuguese = 0;
  private foreign = 0;
  private hasFailed = false;

  /** Checks the next bytes; false once the text cannot be Windows-1252. */
  feed(bytes: Uint8Array): boolean {
    const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const raw = this.tail + piece.toString('latin1');
    this.tail = raw.slice(-2);
    const joined = new TextDecoder('windows-1252').decode(Buffer.from(raw, 'latin1'));
    if (UTF8_CHARACTER.test(raw) || ODD_CAPITAL.test(joined)) this.hasFailed = true;
    const text = new TextDecoder('windows-1252').decode(piece);
    this.portuguese += countOf(text, PORTUGUESE);
    this.foreign += countOf(text, FOREIGN);
    const others = text.replace(PORTUGUESE, '').replace(FOREIGN, '').replace(SIGNS, '');
    if (NON_ASCII.test(others)) this.hasFailed = true;
    return !this.hasFailed;
  }

  /** The result after the last bytes. */
  get isPlain(): boolean {
    return !this.hasFailed && this.portuguese > this.foreign && !CUT_CHARACTER.test(this.tail);
  }
}

/** Decodes a whole text as UTF-8, or as clear Windows-1252; null if it is neither. The byte-order mark stays. */
export function decodeWhole(bytes: Buffer): { text: string; isWindows1252: boolean } | null {
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), isWindows1252: false };
  const check = new Windows1252Check();
  check.feed(bytes);
  return check.isPlain ? { text: new TextDecoder('windows-1252').decode(bytes), isWindows1252: true } : null;
}

/** The text of a whole file; `onNotice` is called if it was Windows-1252. Throws FileRefusal. */
export function decodeFile(bytes: Buffer, onNotice: (reason: string) => void): string {
  const decoded = decodeWhole(bytes);
  if (!decoded) throw new FileRefusal(0, 'o texto não está em UTF-8');
  if (decoded.isWindows1252) onNotice(WINDOWS_1252_NOTICE);
  return decoded.text;
}
