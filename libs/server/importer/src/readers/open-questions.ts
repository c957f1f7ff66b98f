import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { looksLikeCsv, readCsvQuestions } from '../csv/questions';
import { looksLikeAiken, readAiken } from './aiken';
import { cleanLines, type OnWarning } from '../decoding/clean-lines';
import { decodeText } from '../decoding/decode-text';
import { readGift } from './gift';
import { readMoodleXml } from './moodle-xml';
import { readLoneDocument12 } from '../qti/document-12';
import type { RawQuestion } from '../model/raw-question';
import { readHead } from '../decoding/read-head';
import { WINDOWS_1252_NOTICE } from '../decoding/windows-1252';
import { readZip } from './zip';
import { FileRefusal } from '../model/refusal';

/** Number of characters from which a file's format is detected; every real file has its first question within them. */
const HEAD_CHARS = 256 * 1024;

/** Only these blanks may precede XML. */
const isXml = (head: string): boolean => /^[ \t\n]*</.test(head);

/** The root element of XML, without its namespace prefix; null if the beginning does not contain it yet. */
const rootOf = (head: string): string | null =>
  isXml(head)
    ? (/^(?:\s|<\?(?:[^?]|\?(?!>))*\?>|<!--(?:[^-]|-(?!->))*-->|<!DOCTYPE[^>]*>)*<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)/.exec(
        head,
      )?.[1] ?? null)
    : null;

/**
 * Reads a file's questions one by one; detects Moodle XML, QTI 1.2, CSV, Aiken and GIFT by the beginning. Throws
 * FileRefusal.
 * @param onWarning receives removed characters, and an encoding that was guessed from the text
 */
export async function* openQuestions(
  bytes: AsyncIterable<Uint8Array>,
  onWarning: OnWarning = () => undefined,
): AsyncGenerator<RawQuestion> {
  const chunks = cleanLines(onlyText(decodeText(bytes, () => onWarning(0, WINDOWS_1252_NOTICE))), onWarning);
  let head = '';
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    head += next.value;
    if (rootOf(head) !== null || (head.length >= HEAD_CHARS && head.trim() !== '')) break;
  }
  if (head.trim() === '') throw new FileRefusal(1, 'o arquivo está vazio');
  const all = resume(head, chunks);
  if (isXml(head)) yield* rootOf(head) === 'questestinterop' ? readLoneDocument12(all) : readMoodleXml(all);
  else if (looksLikeCsv(head)) yield* readCsvQuestions(all, onWarning);
  else if (looksLikeAiken(head)) yield* readAiken(all);
  else yield* readGift(all);
}

async function* resume(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004');

const isZip = async (path: string): Promise<boolean> =>
  (await readHead(path, ZIP_SIGNATURE.length)).equals(ZIP_SIGNATURE);

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  onBytes: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    onBytes(chunk.length);
    yield chunk;
  }
}

interface FileListener {
  onBytes: (count: number) => void;
  onWarning: OnWarning;
}

/**
 * Reads the questions of a file on disk: Moodle XML, GIFT, Aiken, CSV, or a zip of one of them with its pictures.
 * Throws FileRefusal, or the file system's error.
 * @param heard.onBytes receives the number of bytes read; of a zip, all of them at the end
 * @param heard.onWarning receives warnings about the file as a whole, with the line or 0
 */
export async function* openQuestionFile(
  path: string,
  { onBytes, onWarning }: FileListener,
): AsyncGenerator<RawQuestion> {
  if (await isZip(path)) {
    yield* readZip(path, (bytes) => openQuestions(bytes, onWarning));
    onBytes((await stat(path)).size);
  } else {
    yield* openQuestions(counted(createReadStream(path), onBytes), onWarning);
  }
}

/** A NUL character in the first chunk identifies a binary file. */
async function* onlyText(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let first = true;
  for await (const chunk of chunks) {
    if (first && chunk.includes('\0'))
      throw new FileRefusal(1, 'o arquivo não é de texto; são aceitos Moodle XML, GIFT, Aiken e CSV');
    first = false;
    yield chunk;
  }
}
