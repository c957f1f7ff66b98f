import { decodeText } from './readers/decode-text';
import { readGift } from './readers/gift';
import { readMoodleXml } from './readers/moodle-xml';
import type { RawQuestion } from './readers/raw-question';
import { FileRefusal } from './refusal';

/** Reads a file's questions one by one, telling Moodle XML from GIFT by its first sign. Throws FileRefusal. */
export async function* openQuestions(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RawQuestion> {
  const chunks = decodeText(bytes);
  let head = '';
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    head += next.value;
    if (head.trimStart() !== '') break;
  }
  if (head.trim() === '') throw new FileRefusal(1, 'o arquivo está vazio');
  // eslint-disable-next-line no-control-regex -- a zero character is what tells a binary file
  if (/\u0000/.test(head)) throw new FileRefusal(1, 'o arquivo não é de texto; são aceitos Moodle XML e GIFT');
  const all = resume(head, chunks);
  if (head.trimStart().startsWith('<')) yield* readMoodleXml(all);
  else yield* readGift(all);
}

async function* resume(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}
