import type { Option } from '../options';

/** Most questions of a paper at the desk; larger files need the command. */
export const DESK_PAPER_QUESTIONS = 1_000;
/** Most of its questions that one act changes. */
export const DESK_BATCH_DRAFTS = 200;
/**
 * Interval in milliseconds at which a page reports its open question; after three missed reports it counts as closed.
 */
export const DESK_PRESENCE_MS = 8_000;
/** Greatest size of a picture in a text at the desk, in bytes: in base64, it fits into a call's body. */
export const DESK_PICTURE_BYTES = 180_000;

/** Limits of the desk's input: alternatives of a question, and letters of an act's reason. */
export const DESK_MAX_ALTERNATIVES = 10;
export const DESK_REASON = { minLength: 3, maxLength: 300 } as const;

/** States of a paper that the staff imports. */
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

/** States of one of its questions: read without doubt, doubtful, checked by a person, omitted. */
export const DESK_QUESTION_STATES = [
  { value: 'certa', label: 'Sem dúvidas' },
  { value: 'duvida', label: 'Em dúvida' },
  { value: 'corrigida', label: 'Conferida' },
  { value: 'pulada', label: 'Pulada' },
] as const satisfies readonly Option[];
export type DeskQuestionState = (typeof DESK_QUESTION_STATES)[number]['value'];

/** Greatest file size, in bytes. */
export const DESK_FILE_BYTES = 50 * 1024 * 1024;

/** Whether a paper is being processed, so that nobody can change it. */
export const isDeskPaperBusy = (state: DeskPaperState): boolean =>
  state === 'lendo' || state === 'conferindo' || state === 'publicando';
