import type { Option } from '../options';

/** States of an edital that a student has sent. */
export const EDITAL_STATES = [
  { value: 'recebendo', label: 'Recebendo' },
  { value: 'lendo', label: 'Lendo' },
  { value: 'lido', label: 'Lido' },
  { value: 'falhou', label: 'Não foi lido' },
] as const satisfies readonly Option[];
export type EditalState = (typeof EDITAL_STATES)[number]['value'];

/** Greatest file size, in bytes. */
export const EDITAL_FILE_BYTES = 20 * 1024 * 1024;
/** Most letters of a pasted text. */
export const EDITAL_TEXT_MAX_LENGTH = 100_000;
/** Most editais that a student may send per day. */
export const EDITAIS_PER_DAY = 10;
