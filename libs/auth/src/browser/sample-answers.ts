import type { AnswerBody } from '@mapa/api-client';
import { orUndefined } from '@mapa/domain';

/** A visitor's answer to a sample question, in the form that the claiming account sends (docs/decisions/082). */
export type SampleAnswer = Required<Pick<AnswerBody, 'questao_id' | 'uuid' | 'respondida_em'>> & {
  alternativa_id: number;
};

const KEY = 'mapa_amostras';
const CHANGED = 'mapa:amostras-mudaram';
const KEEP_MS = 7 * 24 * 60 * 60 * 1_000;

const isSampleAnswer = (one: Partial<SampleAnswer> | null): one is SampleAnswer =>
  typeof one?.questao_id === 'number' &&
  typeof one.alternativa_id === 'number' &&
  typeof one.uuid === 'string' &&
  typeof one.respondida_em === 'string';

/** The stored text of this device; equal texts hold equal answers. */
export const readSampleText = (): string => orUndefined(() => localStorage.getItem(KEY)) ?? '';

/** Reads the answers of the last seven days from a stored text; unreadable text gives none. */
export function parseSampleAnswers(text: string, now = Date.now()): SampleAnswer[] {
  const stored: unknown = text === '' ? [] : orUndefined(() => JSON.parse(text) as unknown);
  if (!Array.isArray(stored)) return [];
  return stored.filter((one: SampleAnswer) => isSampleAnswer(one) && now - Date.parse(one.respondida_em) < KEEP_MS);
}

/** The answers that a visitor gave on this device in the last seven days, the oldest first. */
export const readSampleAnswers = (now?: number): SampleAnswer[] => parseSampleAnswers(readSampleText(), now);

function write(answers: SampleAnswer[]): void {
  orUndefined(() =>
    answers.length === 0 ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, JSON.stringify(answers)),
  );
  dispatchEvent(new Event(CHANGED));
}

/** Stores the first answer to a question; later ones to the same question change nothing. */
export function keepSampleAnswer(answer: SampleAnswer): void {
  const kept = readSampleAnswers();
  if (!kept.some(({ questao_id }) => questao_id === answer.questao_id)) write([...kept, answer]);
}

/** Removes an answer that an account has claimed, or that none can claim. */
export const dropSampleAnswer = (uuid: string): void => write(readSampleAnswers().filter((one) => one.uuid !== uuid));

/** Calls `notice` when the kept answers change, in this tab or another. Returns a function that unsubscribes. */
export function watchSampleAnswers(notice: () => void): () => void {
  addEventListener(CHANGED, notice);
  addEventListener('storage', notice);
  return () => {
    removeEventListener(CHANGED, notice);
    removeEventListener('storage', notice);
  };
}
