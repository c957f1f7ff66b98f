import { SaxesParser } from 'saxes';
import { MAX_QUESTION_CHARS } from '../limits';
import { FileRefusal } from '../refusal';
import { MoodleXmlBuilder } from './moodle-xml-builder';
import type { RawQuestion } from '../raw-question';

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
  const parser = new SaxesParser();
  const pending = parser as unknown as PendingText;
  const builder = new MoodleXmlBuilder();
  parser.on('doctype', () => {
    throw new FileRefusal(
      parser.line,
      'o XML traz uma declaração DOCTYPE, que não é aceita (entidades próprias são recusadas)',
    );
  });
  parser.on('error', (error) => {
    throw new FileRefusal(parser.line, xmlReason(error.message, builder.openTag));
  });
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

function xmlReason(message: string, openTag: string | undefined): string {
  if (/unclosed tag|unexpected end/.test(message)) {
    return `o XML está truncado: o arquivo acaba dentro de <${openTag ?? 'quiz'}>`;
  }
  if (message.includes('root element')) return 'o arquivo XML está vazio';
  if (message.includes('undefined entity'))
    return 'o XML usa uma entidade desconhecida; escreva o caractere ou ponha o texto em CDATA';
  if (message.includes('disallowed character'))
    return 'o XML tem um caractere que não é permitido (um “<” ou “&” solto, ou um caractere de controle)';
  if (message.includes('unmatched closing tag') || message.includes('unexpected close tag'))
    return 'o XML está malformado: uma marca fecha sem ter sido aberta';
  return 'o XML está malformado';
}
