import { counted } from '@mapa/domain';
import { FileRefusal } from '../model/refusal';

/** A row of a table with the number of its first line, from 1. */
export interface CsvRow {
  line: number;
  fields: string[];
}

/**
 * A field and its terminator; a quoted field must be closed. Blanks around a field do not belong to it, unless they are
 * the separator.
 */
function fieldPattern(separator: string): RegExp {
  const own = separator.replace(/[\\^\]-]/, '\\$&');
  const blank = separator === '\t' ? '[ ]' : separator === ' ' ? '[\t]' : '[ \t]';
  const quoted = `${blank}*"([^"]*(?:""[^"]*)*)"${blank}*`;
  return new RegExp(`(?:${quoted}|((?!${blank}*")[^${own}\\r\\n]*))([${own}]|\\r\\n|\\n|\\r|$)`, 'y');
}

/** Excel's optional first line that states the separator, perhaps in quotes; it is no row. */
const SEPARATOR_LINE = /^\ufeff?"?sep=([^"\r\n])"?[ \t;,]*(?=\r|\n|$)/i;

/** The separator of a table, if its first line states it by `sep=`. */
const statedSeparator = (text: string): string | null => SEPARATOR_LINE.exec(text)?.[1] ?? null;

/** The header line of a table, possibly truncated with the text. */
export const headLine = (text: string): string =>
  text
    .replace(SEPARATOR_LINE, '')
    .replace(/^\ufeff/, '')
    .trimStart()
    .split(/[\r\n]/, 1)[0] ?? '';

const SEPARATORS = [';', '\t', ','] as const;

/** The separator of a table: the one stated by its first line, otherwise the one in its header. */
export const separatorOf = (text: string): string =>
  statedSeparator(text) ?? SEPARATORS.find((separator) => headLine(text).includes(separator)) ?? ';';

/** States that a row has more fields than its table has columns. */
export const surplusFields = (fields: number, columns: number): string =>
  `a linha tem ${counted(fields, 'campo', 'campos')}, e a tabela ${counted(columns, 'coluna', 'colunas')}`;

/**
 * Parses a table separated by `;`, as Brazilian spreadsheets write it, or by another character; a first line `sep=,`
 * overrides both and is no row. A field in double quotes may contain the separator, line breaks and doubled quotes.
 * Empty lines are skipped, and with `comments` also lines that begin with #.
 */
export function readCsv(text: string, usual = ';', { comments }: { comments: boolean } = { comments: true }): CsvRow[] {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, fields: [] };
  let line = 1;
  const separator = statedSeparator(text) ?? usual;
  const field = fieldPattern(separator);
  const source = text.replace(SEPARATOR_LINE, '').replace(/^\ufeff/, '');
  while (field.lastIndex < source.length || row.fields.length > 0) {
    const match = field.exec(source);
    if (!match) throw new FileRefusal(line, 'as aspas de um campo não fecham ou há texto depois delas');
    const [whole, quoted, plain = '', end] = match;
    row.fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += whole.split(/\r\n|\n|\r/).length - 1;
    if (end === separator) continue;
    rows.push(row);
    row = { line, fields: [] };
    if (field.lastIndex >= source.length) break;
  }
  return rows.filter(({ fields }) => fields.some((text) => text !== '') && !(comments && fields[0]?.startsWith('#')));
}
