import type { Option } from '../options';

/** Letters of a subject's name. */
export const SUBJECT_NAME_MAX_LENGTH = 120;

/** What the staff does to the tree of subjects. */
export const SUBJECT_ACTS = [
  { value: 'renomear', label: 'Renomeado' },
  { value: 'mover', label: 'Movido' },
  { value: 'juntar', label: 'Juntado' },
] as const satisfies readonly Option[];
export type SubjectAct = (typeof SUBJECT_ACTS)[number]['value'];
