import { MAX_QUESTION_CHARS } from '../model/limits';
import { MoodleXmlBuilder } from './moodle-xml-builder';
import type { RawQuestion } from '../model/raw-question';
import { StrictXmlParser } from '../xml/strict-parser';

/** Reads Moodle XML in chunks; memory holds one question at a time. Throws FileRefusal for broken XML. */
export async function* readMoodleXml(chunks: AsyncIterable<string>): AsyncGenerator<RawQuestion> {
  const builder = new MoodleXmlBuilder();
  const parser = new StrictXmlParser(
    {
      open: (name, attributes, line) => builder.open(name, attributes, line),
      text: (text) => builder.text(text),
      close: (name) => builder.close(name),
      dropped: () => builder.markOversize(),
    },
    { openTag: () => builder.openTag },
    { maxText: MAX_QUESTION_CHARS },
  );
  for await (const chunk of chunks) {
    parser.write(chunk);
    yield* builder.take();
  }
  parser.close();
  yield* builder.take();
}
