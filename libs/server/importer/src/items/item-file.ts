import { createHash } from 'node:crypto';
import { normalisedWords } from '../rules/normalised-words';
import { readCsv, separatorOf, type CsvRow } from '../csv/rows';
import { decodeFile } from '../decoding/windows-1252';
import { FileRefusal } from '../model/refusal';

/** The language of an item; '' if its position has no language variants. */
export type ItemLanguage = '' | 'inglês' | 'espanhol';

/** One row of an item file. */
export interface FileItem {
  position: number;
  language: ItemLanguage;
  itemCode: string | null;
  /** The letter of the right answer in capitals; null for an annulled item. */
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

/** A parsed item file of any exam. */
export interface ItemFile {
  /** Whether it is an INEP file (ITENS_PROVA_AAAA.csv), whose booklets belong to the year's ENEM. */
  isEnem: boolean;
  booklets: FileBooklet[];
  /** Unusable booklets by code, with the reason. */
  refused: Map<string, string>;
  /** Points that an operator should check, as Portuguese sentences. */
  warnings: { line: number; reason: string }[];
}

/** Each column with its name in INEP's files and in ours, both normalised to plain words. */
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

/**
 * Whether parameters can be used in computations: INEP scores items with extreme estimates, such as a = 0.019 and b =
 * 61.05 (ENEM 2015).
 */
const isComputable = {
  a: (a: number) => a > 0 && a <= 1000,
  b: (b: number) => Math.abs(b) <= 10_000,
  c: (c: number) => c >= 0 && c < 1,
};
/**
 * Usual ranges; an estimate outside them may be a misplaced decimal point or column, which an operator should check.
 */
const isUsual = {
  a: (a: number) => a >= 0.01 && a <= 20,
  b: (b: number) => Math.abs(b) <= 100,
  c: (c: number) => c <= 0.95,
};

/**
 * Parses an item file: INEP's as published, or one with our column names. Fields are separated by `;` or, if the header
 * has none, by `,` or tabs; numbers have a decimal point or comma; encoding is UTF-8 or, in Portuguese, Windows-1252. A
 * booklet with two different rows for one position contains two sets of items: it is omitted with a warning. Throws
 * FileRefusal for any other table, and if no booklet remains.
 */
export function readItemFile(bytes: Buffer): ItemFile {
  const warnings: ItemFile['warnings'] = [];
  const text = decodeFile(bytes, (reason) => void warnings.push({ line: 0, reason }));
  const [head, ...rows] = readCsv(text, separatorOf(text));
  const columns = readHead(head);
  const file: ItemFile = {
    isEnem: columns.has('booklet') && normalisedWords(head?.fields[columns.get('booklet') ?? -1] ?? '') === 'co prova',
    booklets: [],
    refused: new Map(),
    warnings,
  };
  const booklets = new Map<string, FileBooklet>();
  for (const row of rows) addItem(booklets, row, columns, file);
  const [reason] = file.refused.values();
  for (const code of file.refused.keys()) booklets.delete(code);
  if (booklets.size === 0) throw new FileRefusal(0, reason ?? 'não há itens no arquivo');
  for (const booklet of booklets.values()) {
    booklet.items.sort((one, other) => one.position - other.position || one.language.localeCompare(other.language));
    booklet.contentHash = bookletHash(booklet);
    file.booklets.push(booklet);
  }
  return file;
}

/** Hash of a booklet's content. */
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
  { refused, warnings }: Pick<ItemFile, 'refused' | 'warnings'>,
): void {
  const of = (column: Column): string => {
    const text = fields[columns.get(column) ?? -1]?.trim() ?? '';
    return ['.', 'NA', 'NULL'].includes(text) ? '' : text;
  };
  const code = of('booklet');
  const area = of('area').toUpperCase();
  const position = wholeNumber(of('position'));
  const language = LANGUAGES[normalisedWords(of('language').replace(/[.,]0+$/, ''))];
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
  else if (JSON.stringify(twin) !== JSON.stringify(item) && !refused.has(code)) {
    const reason = `a posição ${position} do caderno ${code} está duas vezes, com valores diferentes`;
    refused.set(code, reason);
    warnings.push({ line, reason: `o caderno ${code} não foi lido: ${reason}` });
  }
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
  const all = (test: typeof isComputable) =>
    (['a', 'b', 'c'] as const).every((name) => {
      const value = parameters[name];
      return value !== null && test[name](value);
    });
  const isUsable = all(isComputable);
  const where = `o item da posição ${position}`;
  if (!isUsable && !abandoned)
    warnings.push({ line, reason: `${where} fica fora das notas: faltam parâmetros, ou estão fora do que é possível` });
  else if (isUsable && !abandoned && !all(isUsual))
    warnings.push({ line, reason: `${where} tem parâmetros fora do comum, e conta nas notas: confira o arquivo` });
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
