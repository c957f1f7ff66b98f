import { createHash } from 'node:crypto';
import { normalisedWords } from '../rules/normalised-words';
import { readCsv, separatorOf, type CsvRow } from '../csv/rows';
import { decodeFile } from '../readers/windows-1252';
import { FileRefusal } from '../refusal';

/** The language that an item belongs to; '' where its position is in none. */
export type ItemLanguage = '' | 'inglês' | 'espanhol';

/** One row of an item file. */
export interface FileItem {
  position: number;
  language: ItemLanguage;
  itemCode: string | null;
  /** The letter of the right answer in capitals; null where the item was annulled. */
  key: string | null;
  skill: number | null;
  abandoned: boolean;
  abandonReason: string | null;
  a: number | null;
  b: number | null;
  c: number | null;
}

/** The items of one area as one booklet prints them. */
export interface FileBooklet {
  code: string;
  area: string;
  colour: string | null;
  adapted: boolean;
  digital: boolean;
  scaleK: number | null;
  scaleD: number | null;
  items: FileItem[];
  contentHash: string;
}

/** A file of items, whichever exam's. */
export interface ItemFile {
  /** Whether it is one of INEP's (ITENS_PROVA_AAAA.csv), whose booklets are those of the year's ENEM. */
  isEnem: boolean;
  booklets: FileBooklet[];
  /** What an operator should look at, as Portuguese sentences. */
  warnings: { line: number; reason: string }[];
}

/** What a column is for, with its name in INEP's files and in ours; both as bare words. */
const COLUMNS = {
  position: ['co posicao', 'posicao'],
  area: ['sg area', 'area'],
  itemCode: ['co item', 'item'],
  key: ['tx gabarito', 'gabarito'],
  skill: ['co habilidade', 'habilidade'],
  abandoned: ['in item aban', 'abandonado'],
  abandonReason: ['tx motivo aban', 'motivo'],
  a: ['nu param a', 'a'],
  b: ['nu param b', 'b'],
  c: ['nu param c', 'c'],
  colour: ['tx cor', 'cor'],
  booklet: ['co prova', 'caderno'],
  language: ['tp lingua', 'lingua'],
  adapted: ['in item adaptado', 'adaptado'],
  digital: ['tp versao digital', 'digital'],
  scaleK: ['k'],
  scaleD: ['d'],
} as const;
type Column = keyof typeof COLUMNS;
const REQUIRED: readonly Column[] = ['position', 'area', 'key', 'a', 'b', 'c', 'booklet'];

const LANGUAGES: Readonly<Record<string, ItemLanguage>> = {
  '': '',
  '0': 'inglês',
  ingles: 'inglês',
  '1': 'espanhol',
  espanhol: 'espanhol',
};

/** Beyond these a parameter is no estimate but a slip: of a decimal point, or of a column. */
const BOUNDS = { a: [0.01, 20], b: [-20, 20], c: [0, 0.95] } as const;

/**
 * Reads a file of item parameters: INEP's as published, or one with our column names. Fields are separated by `;` or,
 * where the header has none, by `,` or tabs; numbers use a point or a comma; UTF-8 or, in Portuguese, Windows-1252. Throws FileRefusal
 * for any other table, and where one item occurs twice with different values.
 */
export function readItemFile(bytes: Buffer): ItemFile {
  const warnings: ItemFile['warnings'] = [];
  const text = decodeFile(bytes, (reason) => void warnings.push({ line: 0, reason }));
  const [head, ...rows] = readCsv(text, separatorOf(text));
  const columns = readHead(head);
  const file: ItemFile = {
    isEnem: columns.has('booklet') && normalisedWords(head?.fields[columns.get('booklet') ?? -1] ?? '') === 'co prova',
    booklets: [],
    warnings,
  };
  const booklets = new Map<string, FileBooklet>();
  for (const row of rows) addItem(booklets, row, columns, file.warnings);
  if (booklets.size === 0) throw new FileRefusal(0, 'não há itens no arquivo');
  for (const booklet of booklets.values()) {
    booklet.items.sort((one, other) => one.position - other.position || one.language.localeCompare(other.language));
    booklet.contentHash = bookletHash(booklet);
    file.booklets.push(booklet);
  }
  return file;
}

/** Equal for booklets of which a file says the same. */
export const bookletHash = (booklet: FileBooklet): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...booklet, contentHash: '' }))
    .digest('hex');

function readHead(head: CsvRow | undefined): Map<Column, number> {
  const names = (head?.fields ?? []).map(normalisedWords);
  const columns = new Map<Column, number>();
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const at = names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name));
    if (at !== -1) columns.set(column, at);
  }
  const missing = REQUIRED.filter((column) => !columns.has(column));
  if (missing.length > 0) {
    const wanted = missing.map((column) => COLUMNS[column][0].toUpperCase().replaceAll(' ', '_')).join(', ');
    throw new FileRefusal(
      head?.line ?? 1,
      `não é um arquivo de itens: ${missing.length === 1 ? 'falta a coluna' : 'faltam as colunas'} ${wanted}`,
    );
  }
  return columns;
}

function addItem(
  booklets: Map<string, FileBooklet>,
  { line, fields }: CsvRow,
  columns: ReadonlyMap<Column, number>,
  warnings: ItemFile['warnings'],
): void {
  const of = (column: Column): string => {
    const text = fields[columns.get(column) ?? -1]?.trim() ?? '';
    return ['.', 'NA', 'NULL'].includes(text) ? '' : text;
  };
  const code = of('booklet');
  const area = of('area').toUpperCase();
  const position = wholeNumber(of('position'));
  const language = LANGUAGES[normalisedWords(of('language'))];
  if (code === '' || area === '' || position === null || language === undefined)
    throw new FileRefusal(line, 'o item não diz de que caderno, área, posição ou língua é');
  const item = readItem(of, { line, position, language }, warnings);
  const booklet = booklets.get(code) ?? {
    code,
    area,
    colour: of('colour') || null,
    adapted: false,
    digital: false,
    scaleK: decimal(of('scaleK'), line),
    scaleD: decimal(of('scaleD'), line),
    items: [],
    contentHash: '',
  };
  if (booklet.area !== area)
    throw new FileRefusal(line, `o caderno ${code} está em duas áreas, ${booklet.area} e ${area}`);
  booklets.set(code, booklet);
  booklet.adapted ||= isTrue(of('adapted'));
  booklet.digital ||= isTrue(of('digital'));
  const twin = booklet.items.find((other) => other.position === position && other.language === language);
  if (!twin) booklet.items.push(item);
  else if (JSON.stringify(twin) !== JSON.stringify(item))
    throw new FileRefusal(line, `a posição ${position} do caderno ${code} está duas vezes, com valores diferentes`);
}

function readItem(
  of: (column: Column) => string,
  { line, position, language }: { line: number } & Pick<FileItem, 'position' | 'language'>,
  warnings: ItemFile['warnings'],
): FileItem {
  const letter = of('key').toUpperCase();
  const key = /^[A-J]$/.test(letter) ? letter : null;
  const parameters = { a: decimal(of('a'), line), b: decimal(of('b'), line), c: decimal(of('c'), line) };
  const abandoned = isTrue(of('abandoned')) || key === null;
  const isUsable = (['a', 'b', 'c'] as const).every((name) => {
    const value = parameters[name];
    return value !== null && value >= BOUNDS[name][0] && value <= BOUNDS[name][1];
  });
  if (!isUsable && !abandoned)
    warnings.push({
      line,
      reason: `o item da posição ${position} fica fora das notas: faltam parâmetros, ou estão fora do que é possível`,
    });
  return {
    position,
    language,
    itemCode: of('itemCode') || null,
    key,
    skill: wholeNumber(of('skill')),
    abandoned,
    abandonReason: of('abandonReason') || null,
    ...(isUsable ? parameters : { a: null, b: null, c: null }),
  };
}

const isTrue = (text: string): boolean => ['1', 'sim', 's'].includes(normalisedWords(text));

const wholeNumber = (text: string): number | null =>
  /^\d{1,4}(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : null;

function decimal(text: string, line: number): number | null {
  if (text === '') return null;
  const value = Number(text.replace(',', '.'));
  if (!Number.isFinite(value)) throw new FileRefusal(line, `“${text.slice(0, 40)}” não é um número`);
  return value;
}
