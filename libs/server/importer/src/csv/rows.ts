import { counted } from '@mapa/domain';
import { FileRefusal } from '../refusal';

/** A row of a table with the line that it begins on, from 1. */
export interface CsvRow {
  line: number;
  fields: string[];
}

/** A field and what ends it; the quoted one may not be left open. */
const FIELDS = {
  ';': /(?:[ \t]*"([^"]*(?:""[^"]*)*)"[ \t]*|((?![ \t]*")[^;\r\n]*))(;|\r\n|\n|\r|$)/y,
  ',': /(?:[ \t]*"([^"]*(?:""[^"]*)*)"[ \t]*|((?![ \t]*")[^,\r\n]*))(,|\r\n|\n|\r|$)/y,
  '\t': /(?: *"([^"]*(?:""[^"]*)*)" *|((?! *")[^\t\r\n]*))(\t|\r\n|\n|\r|$)/y,
} as const;

/** That a row has more fields than its table has columns. */
export const surplusFields = (fields: number, columns: number): string =>
  `a linha tem ${counted(fields, 'campo', 'campos')}, e a tabela ${counted(columns, 'coluna', 'colunas')}`;

/**
 * Reads a table whose fields are parted by `;`, as spreadsheets in Brazil write it, or by another character. A field in double quotes may hold `;`,
 * line breaks and doubled quotes. Empty lines are passed over, and so are those that begin with # where there are comments.
 */
export function readCsv(
  text: string,
  separator: ';' | ',' | '\t' = ';',
  { comments }: { comments: boolean } = { comments: true },
): CsvRow[] {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, fields: [] };
  let line = 1;
  const field = new RegExp(FIELDS[separator]);
  const source = text.replace(/^\ufeff/, '');
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
