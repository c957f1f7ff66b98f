import type { Option } from '../options';

/** Questions of a paper at the desk; larger files are for the command. */
export const DESK_PAPER_QUESTIONS = 1_000;
/** So often a page says which question it has open, in milliseconds; who says nothing three times has left. */
export const DESK_PRESENCE_MS = 8_000;
/** The greatest picture that is put into a text at the desk, in bytes: in base64, it fits into the body of a call. */
export const DESK_PICTURE_BYTES = 180_000;

/** Bounds of what the desk is sent: alternatives of a question, and letters of the reason of an act. */
export const DESK_MAX_ALTERNATIVES = 10;
export const DESK_REASON = { minLength: 3, maxLength: 300 } as const;

/** States of a paper that the staff brings in. */
export const DESK_PAPER_STATES = [
  { value: 'recebendo', label: 'Recebendo arquivos' },
  { value: 'lendo', label: 'Lendo' },
  { value: 'revisao', label: 'Em revisão' },
  { value: 'conferindo', label: 'Conferindo' },
  { value: 'publicando', label: 'Publicando' },
  { value: 'publicada', label: 'Publicada' },
  { value: 'falhou', label: 'Não foi lida' },
] as const satisfies readonly Option[];
export type DeskPaperState = (typeof DESK_PAPER_STATES)[number]['value'];

/** States of one of its questions: read without doubt, with doubts, looked at by a person, left out. */
export const DESK_QUESTION_STATES = [
  { value: 'certa', label: 'Sem dúvidas' },
  { value: 'duvida', label: 'Em dúvida' },
  { value: 'corrigida', label: 'Conferida' },
  { value: 'pulada', label: 'Pulada' },
] as const satisfies readonly Option[];
export type DeskQuestionState = (typeof DESK_QUESTION_STATES)[number]['value'];

/** The greatest file that is taken, in bytes. */
export const DESK_FILE_BYTES = 50 * 1024 * 1024;

/** Whether something is being done with a paper, so that nobody can change it. */
export const isDeskPaperBusy = (state: DeskPaperState): boolean =>
  state === 'lendo' || state === 'conferindo' || state === 'publicando';
