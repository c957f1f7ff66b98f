import { SaxesParser } from 'saxes';
import { FileRefusal } from '../refusal';

/**
 * A parser that refuses what is no XML, and a DOCTYPE: no entity of a file's own is ever read.
 *
 * @param openTag the innermost element that is open, for the sentence
 * @param place what the sentence begins with where one file is made of several
 */
export function strictXmlParser(openTag: () => string | undefined, place = ''): SaxesParser {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new FileRefusal(
      parser.line,
      `${place}o XML traz uma declaração DOCTYPE, que não é aceita (entidades próprias são recusadas)`,
    );
  });
  parser.on('error', (error) => {
    throw new FileRefusal(parser.line, `${place}${xmlReason(error.message, openTag())}`);
  });
  return parser;
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
