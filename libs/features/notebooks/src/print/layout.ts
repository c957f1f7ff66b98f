import type { Option } from '@mapa/domain';

/** How a notebook is laid out on paper. */
export interface PaperLayout {
  columns: 1 | 2;
  size: 'small' | 'normal' | 'large';
  /** Blank lines below each question. */
  lines: 0 | 3 | 6;
  key: 'none' | 'end';
  withComments: boolean;
  /** The language to print of numbers in several; null prints all. */
  language: string | null;
}

/** Default layout, without the key, so that nothing is released. */
export const FIRST_LAYOUT: PaperLayout = {
  columns: 2,
  size: 'normal',
  lines: 0,
  key: 'none',
  withComments: false,
  language: null,
};

export const COLUMN_CHOICES = [
  { value: 1, label: 'Uma coluna' },
  { value: 2, label: 'Duas colunas' },
] as const satisfies readonly Option<number>[];

export const SIZE_CHOICES = [
  { value: 'small', label: 'Pequena' },
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Grande' },
] as const satisfies readonly Option[];

export const LINE_CHOICES = [
  { value: 0, label: 'Nenhuma' },
  { value: 3, label: '3 linhas' },
  { value: 6, label: '6 linhas' },
] as const satisfies readonly Option<number>[];

export const KEY_CHOICES = [
  { value: 'none', label: 'Sem gabarito' },
  { value: 'end', label: 'No fim' },
] as const satisfies readonly Option[];

/** The choice of all languages, for numbers in several. */
export const ALL_LANGUAGES = { value: '', label: 'Todos' } as const satisfies Option;

/** Type size on paper in points. Printed exams use about nine. */
export const TYPE_SIZES: Readonly<Record<PaperLayout['size'], number>> = { small: 8, normal: 9, large: 12 };

/** The option whose value equals the text of a select; `fallback` where there is none. */
export const choiceOf = <Value extends string | number>(
  options: readonly Option<Value>[],
  text: string,
  fallback: Value,
): Value => options.find(({ value }) => String(value) === text)?.value ?? fallback;
