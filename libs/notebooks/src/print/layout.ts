import type { Option } from '@mapa/domain';

/** How a notebook is laid out on paper. */
export interface PaperLayout {
  columns: 1 | 2;
  size: 'small' | 'normal' | 'large';
  /** Blank lines below each question. */
  lines: 0 | 3 | 6;
  key: 'none' | 'end';
  withComments: boolean;
}

/** What a student gets who chooses nothing: no key, so that nothing is revealed. */
export const FIRST_LAYOUT: PaperLayout = { columns: 2, size: 'normal', lines: 0, key: 'none', withComments: false };

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

/** Of the reading size of screens: 9.5, 11 and 13.5 points on paper. */
export const SCALES: Readonly<Record<PaperLayout['size'], number>> = { small: 0.68, normal: 0.78, large: 0.96 };

/** The choice among options that a select's text stands for. */
export const choiceOf = <Value extends string | number>(options: readonly Option<Value>[], text: string, fallback: Value): Value =>
  options.find(({ value }) => String(value) === text)?.value ?? fallback;
