import { counted } from '@mapa/domain';
import { FileRefusal } from '../refusal';

/** A row of a table with the line that it begins on, from 1. */
export interface CsvRow {
  line: number;
  fields: string[];
}

/** A field and what ends it; the quoted one may not be left open. Blanks around it, other than the separator, are none of its. */
function fieldPattern(separator: string): RegExp {
  const own = separator.replace(/[\\^\]-]/, '\\$&');
  const blank = separator === '\t' ? '[ ]' : separator === ' ' ? '[\t]' : '[ \t]';
  const quoted = `${blank}*"([^"]*(?:""[^"]*)*)"${blank}*`;
  return new RegExp(`(?:${quoted}|((?!${blank}*")[^${own}\\r\\n]*))([${own}]|\\r\\n|\\n|\\r|$)`, 'y');
}

/** Excel's first line of a table that says how its fields are parted, perhaps in quotes: no row of it. */
const SEPARATOR_LINE = /^\ufeff?"?sep=([^"\r\n])"?[ \t;,]*(?=\r|\n|$)/i;

/** How the fields of a table are parted, if its first line says so by `sep=`. */
const statedSeparator = (text: string): string | null => SEPARATOR_LINE.exec(text)?.[1] ?? null;

/** The line of a table that names its columns, as far as the text reaches. */
export const headLine = (text: string): string =>
  text
    .replace(SEPARATOR_LINE, '')
    .replace(/^\ufeff/, '')
    .trimStart()
    .split(/[\r\n]/, 1)[0] ?? '';

const SEPARATORS = [';', '\t', ','] as const;

/** How the fields of a table are parted: as its first line says, else by what stands in its head. */
export const separatorOf = (text: string): string =>
  statedSeparator(text) ?? SEPARATORS.find((separator) => headLine(text).includes(separator)) ?? ';';

/** That a row has more fields than its table has columns. */
export const surplusFields = (fields: number, columns: number): string =>
  `a linha tem ${counted(fields, 'campo', 'campos')}, e a tabela ${counted(columns, 'coluna', 'colunas')}`;

/**
 * Reads a table whose fields are parted by `;`, as spreadsheets in Brazil write it, or by another character; a first line
 * `sep=,` goes before either and is no row. A field in double quotes may hold `;`,
 * line breaks and doubled quotes. Empty lines are passed over, and so are those that begin with # where there are comments.
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
