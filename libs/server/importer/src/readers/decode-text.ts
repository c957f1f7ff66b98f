import { isUtf8 } from 'node:buffer';
import { FileRefusal } from '../refusal';

const HEAD_BYTES = 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const UTF8_NAMES = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);
const SINGLE_BYTE_NAMES = new Set(['iso-8859-1', 'latin1', 'latin-1', 'iso-8859-15', 'windows-1252', 'cp1252']);

/**
 * Decodes a file as it is read. UTF-8 unless an XML declaration names ISO-8859-1 or Windows-1252.
 * Throws FileRefusal, with the line, on anything else and on bytes that are not valid UTF-8.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: ChunkDecoder | undefined;
  let head: Uint8Array = new Uint8Array(0);
  for await (const chunk of bytes) {
    if (decoder) {
      yield decoder.decode(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    decoder = new ChunkDecoder(encodingOf(head));
    yield decoder.decode(head);
  }
  if (!decoder) {
    decoder = new ChunkDecoder(encodingOf(head));
    yield decoder.decode(head);
  }
  decoder.end();
}

class ChunkDecoder {
  private line = 1;
  private last = 0;
  private readonly decoder: TextDecoder;

  constructor(encoding: string) {
    this.decoder = new TextDecoder(encoding, { fatal: true });
  }

  decode(chunk: Uint8Array): string {
    try {
      const text = this.decoder.decode(chunk, { stream: true });
      for (const _end of lineEnds(chunk, this.last)) this.line += 1;
      this.last = chunk.at(-1) ?? this.last;
      return text;
    } catch {
      throw notUtf8(this.line + linesBeforeBadBytes(chunk, this.last));
    }
  }

  end(): void {
    try {
      this.decoder.decode();
    } catch {
      throw notUtf8(this.line);
    }
  }
}

const notUtf8 = (line: number) =>
  new FileRefusal(line, 'o texto não está em UTF-8; grave o arquivo em UTF-8 e importe de novo');

/** The first line may begin inside a character that the chunk before it began: its leading continuation bytes are skipped. */
function linesBeforeBadBytes(chunk: Uint8Array, last: number): number {
  let start = 0;
  while (start < 3 && ((chunk[start] ?? 0) & 0xc0) === 0x80) start += 1;
  let lines = 0;
  for (const end of lineEnds(chunk, last)) {
    if (!isUtf8(chunk.subarray(start, end))) return lines;
    lines += 1;
    start = Math.max(start, end);
  }
  return isUtf8(chunk.subarray(start)) ? 0 : lines;
}

/** Where the lines of a piece end (LF, CRLF, CR); `last` is the byte before it. A CR at its end may be one half of a CRLF. */
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

function encodingOf(head: Uint8Array): string {
  if (looksLikeUtf16(head)) throw new FileRefusal(1, 'o arquivo está em UTF-16; grave-o em UTF-8 e importe de novo');
  const start = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1');
  const declared = /^(?:ï»¿)?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']{1,40})["']/.exec(start)?.[1]?.toLowerCase();
  if (declared === undefined || UTF8_NAMES.has(declared)) return 'utf-8';
  if (SINGLE_BYTE_NAMES.has(declared)) return declared === 'latin-1' ? 'latin1' : declared;
  throw new FileRefusal(1, `a codificação “${declared}” não é aceita; grave o arquivo em UTF-8`);
}

/** A byte-order mark of UTF-16, or a zero byte beside the first one: no text in UTF-8 begins so. */
function looksLikeUtf16(head: Uint8Array): boolean {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return head.length >= 2 && (first === 0) !== (second === 0);
}
