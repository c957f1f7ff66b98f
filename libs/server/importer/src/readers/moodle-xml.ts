import { MAX_QUESTION_CHARS } from '../limits';
import { FileRefusal } from '../refusal';
import { MoodleXmlBuilder } from './moodle-xml-builder';
import type { RawQuestion } from '../raw-question';
import { strictXmlParser } from '../xml/strict-parser';

/** Markup between two events is short; only text, CDATA and comments may run long, and those are dropped when they do. */
const MAX_MARKUP_CHARS = 64 * 1024;

/** saxes gathers what belongs to the next event in private fields; bounding memory needs a hand on them. */
interface PendingText {
  text: string;
  name: string;
  entity: string;
}

/** Reads Moodle XML piece by piece; memory holds one question at a time. Throws FileRefusal when the XML is broken. */
export async function* readMoodleXml(chunks: AsyncIterable<string>): AsyncGenerator<RawQuestion> {
  const builder = new MoodleXmlBuilder();
  const parser = strictXmlParser(() => builder.openTag);
  const pending = parser as unknown as PendingText;
  parser.on('opentag', (tag) => builder.open(tag.name, tag.attributes, parser.line));
  parser.on('text', (text) => builder.text(text));
  parser.on('cdata', (text) => builder.text(text));
  parser.on('closetag', (tag) => builder.close(tag.name));

  for await (const chunk of chunks) {
    parser.write(chunk);
    if (pending.name.length + pending.entity.length > MAX_MARKUP_CHARS)
      throw new FileRefusal(parser.line, 'o XML tem uma marca longa demais');
    if (pending.text.length > MAX_QUESTION_CHARS) {
      pending.text = '';
      builder.markOversize();
    }
    yield* builder.take();
  }
  parser.close();
  yield* builder.take();
}
