import { isUtf8 } from 'node:buffer';
import { FileRefusal } from '../model/refusal';
import { Windows1252Check } from './windows-1252';

const HEAD_BYTES = 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const UTF8_NAMES = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);
const SINGLE_BYTE_NAMES = new Set(['iso-8859-1', 'latin1', 'latin-1', 'iso-8859-15', 'windows-1252', 'cp1252']);

/**
 * Decodes a file while reading it. The encoding is UTF-8 unless an XML declaration names ISO-8859-1 or Windows-1252; a
 * text other than XML may be recognised as Windows-1252 at its end. Throws FileRefusal, with the line, for other
 * encodings and invalid bytes.
 * @param onWindows1252 called at the end if the text was read as Windows-1252 without a declaration
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  onWindows1252: () => void = () => undefined,
): AsyncGenerator<string> {
  let decoder: DeclaredDecoder | ChunkDecoder | undefined;
  let head: Uint8Array = new Uint8Array(0);
  for await (const chunk of bytes) {
    if (decoder) {
      yield decoder.decode(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    decoder = decoderFor(head);
    yield decoder.decode(head);
  }
  if (!decoder) {
    decoder = decoderFor(head);
    yield decoder.decode(head);
  }
  yield decoder.end();
  if (decoder.isWindows1252) onWindows1252();
}

/** Decodes a single-byte encoding that an XML declaration names. */
class DeclaredDecoder {
  private readonly decoder: TextDecoder;

  constructor(encoding: string) {
    this.decoder = new TextDecoder(encoding);
  }

  decode(chunk: Uint8Array): string {
    return this.decoder.decode(chunk, { stream: true });
  }

  end(): string {
    return '';
  }

  get isWindows1252(): boolean {
    return false;
  }
}

/** Decodes UTF-8 and, if allowed and no multi-byte character has occurred, Windows-1252. */
class ChunkDecoder {
  private line = 1;
  private last = 0;
  /** The beginning of a character that continues in the next chunk. */
  private held: Uint8Array = new Uint8Array(0);
  private hasWide = false;
  private windows1252: { check: Windows1252Check; line: number } | null = null;
  private decoder = new TextDecoder('utf-8', { fatal: true });
  private readonly mayBeWindows1252: boolean;

  constructor(mayBeWindows1252: boolean) {
    this.mayBeWindows1252 = mayBeWindows1252;
  }

  decode(chunk: Uint8Array): string {
    if (this.windows1252) return this.decodeWindows1252(chunk);
    const data = Buffer.concat([this.held, chunk]);
    const whole = data.subarray(0, data.length - unfinishedBytes(data));
    if (!isUtf8(whole)) {
      this.turnToWindows1252(this.line + linesBeforeBadBytes(data, this.last));
      this.held = new Uint8Array(0);
      return this.decodeWindows1252(data);
    }
    this.held = data.subarray(whole.length);
    this.hasWide ||= whole.some((byte) => byte > 0x7f);
    for (const _end of lineEnds(chunk, this.last)) this.line += 1;
    this.last = chunk.at(-1) ?? this.last;
    return this.decoder.decode(whole, { stream: true });
  }

  end(): string {
    if (this.held.length > 0) this.turnToWindows1252(this.line);
    const rest = this.held.length > 0 ? this.decodeWindows1252(this.held) : '';
    if (this.windows1252 && !this.windows1252.check.isPlain) throw notUtf8(this.windows1252.line);
    return rest;
  }

  get isWindows1252(): boolean {
    return this.windows1252 !== null;
  }

  private turnToWindows1252(line: number): void {
    if (!this.mayBeWindows1252 || this.hasWide) throw notUtf8(line);
    this.windows1252 = { check: new Windows1252Check(), line };
    this.decoder = new TextDecoder('windows-1252');
  }

  private decodeWindows1252(bytes: Uint8Array): string {
    if (!this.windows1252?.check.feed(bytes)) throw notUtf8(this.windows1252?.line ?? this.line);
    return this.decoder.decode(bytes, { stream: true });
  }
}

/** Number of bytes at the end that begin an incomplete UTF-8 character. */
function unfinishedBytes(data: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, data.length); back += 1) {
    const byte = data[data.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}

const notUtf8 = (line: number) =>
  new FileRefusal(line, 'o texto não está em UTF-8; grave o arquivo em UTF-8 e importe de novo');

function linesBeforeBadBytes(data: Uint8Array, last: number): number {
  let start = 0;
  let lines = 0;
  for (const end of lineEnds(data, last)) {
    if (!isUtf8(data.subarray(start, end))) return lines;
    lines += 1;
    start = end;
  }
  return lines;
}

/**
 * Positions of line ends in a chunk (LF, CRLF, CR); `last` is the byte before it. A CR at its end may be half of a
 * CRLF.
 */
function* lineEnds(chunk: Uint8Array, last: number): Generator<number> {
  if (last === CARRIAGE_RETURN && chunk[0] !== LINE_FEED) yield 0;
  let feed = chunk.indexOf(LINE_FEED);
  let carriage = chunk.indexOf(CARRIAGE_RETURN);
  while (feed !== -1 || carriage !== -1) {
    if (carriage === -1 || (feed !== -1 && feed < carriage)) {
      yield feed;
      feed = chunk.indexOf(LINE_FEED, feed + 1);
    } else {
      if (carriage + 1 < chunk.length && chunk[carriage + 1] !== LINE_FEED) yield carriage + 1;
      carriage = chunk.indexOf(CARRIAGE_RETURN, carriage + 1);
    }
  }
}

function decoderFor(head: Uint8Array): DeclaredDecoder | ChunkDecoder {
  if (looksLikeUtf16(head)) throw new FileRefusal(1, 'o arquivo está em UTF-16; grave-o em UTF-8 e importe de novo');
  const start = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1');
  const declared = /^(?:ï»¿)?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']{1,40})["']/.exec(start)?.[1]?.toLowerCase();
  if (declared === undefined || UTF8_NAMES.has(declared)) return new ChunkDecoder(!/^(?:ï»¿)?\s*</.test(start));
  if (SINGLE_BYTE_NAMES.has(declared)) return new DeclaredDecoder(declared === 'latin-1' ? 'latin1' : declared);
  throw new FileRefusal(1, `a codificação “${declared}” não é aceita; grave o arquivo em UTF-8`);
}

/** Whether bytes begin with a UTF-16 byte-order mark or with a zero byte, which no UTF-8 text does. */
function looksLikeUtf16(head: Uint8Array): boolean {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return head.length >= 2 && (first === 0) !== (second === 0);
}
