import type { ArgumentsOf } from '@mapa/api-contract';
import { orUndefined } from '@mapa/domain';
import { createUuid } from '../outbox/uuid';

type SentMark = ArgumentsOf<'PUT /api/customer-area/sitting/{id}/marks'>['marcas'][number];

/** What a student does to one question of an answer sheet; what is left out stays as it is. */
export interface MarkChange {
  /** Null: blank. */
  alternativa_id?: number | null;
  para_rever?: boolean;
  /** The student's own time with the question so far, in milliseconds. */
  tempo_ms?: number;
}

/** Changes of one question that wait on this device, joined: the last one counts. */
export interface KeptMark extends MarkChange {
  /** By this device's clock. */
  marcada_em: string;
  /** Rises with every mark of this device, whatever its clock does. */
  sequencia: number;
  dispositivo: string;
}

const NUMBERING = 'mapa_folha';

/**
 * Numbers the next mark of this device. The number rises even where the clock was set back; a device that has lost its own count goes
 * on by the clock, under a new id.
 */
function nextNumber(): Pick<KeptMark, 'sequencia' | 'dispositivo'> {
  const kept = orUndefined(() => JSON.parse(localStorage.getItem(NUMBERING) ?? '{}') as Partial<KeptMark>) ?? {};
  const { dispositivo = createUuid(), sequencia = 0 } = kept;
  const next = { dispositivo, sequencia: Math.max(sequencia + 1, Date.now()) };
  orUndefined(() => localStorage.setItem(NUMBERING, JSON.stringify(next)));
  return next;
}

/** Whether a change says no more than how long a question took. */
export const isTimeAlone = ({ alternativa_id, para_rever }: MarkChange): boolean =>
  alternativa_id === undefined && para_rever === undefined;

/**
 * Joins a change to what waits of the same question. Time alone moves no date: it would make a choice younger than one that was made
 * on another device meanwhile.
 */
export function joinMark(kept: KeptMark | null, change: MarkChange, now: string = new Date().toISOString()): KeptMark {
  return { ...kept, ...change, marcada_em: kept && isTimeAlone(change) ? kept.marcada_em : now, ...nextNumber() };
}

/** A mark as local storage keeps it; `parseMark` reads it. */
export const markText = (mark: KeptMark): string => JSON.stringify(mark);

/** A mark as it was kept; null where the text is none. */
export function parseMark(text: string): KeptMark | null {
  const mark = orUndefined(() => JSON.parse(text) as Partial<KeptMark> | null);
  if (!mark || typeof mark.sequencia !== 'number' || typeof mark.marcada_em !== 'string') return null;
  return {
    ...mark,
    marcada_em: mark.marcada_em,
    sequencia: mark.sequencia,
    dispositivo: mark.dispositivo ?? createUuid(),
  };
}

/** A mark as the call carries it. */
export const sentMark = (questao_id: number, { dispositivo: _device, ...mark }: KeptMark): SentMark => ({
  questao_id,
  ...mark,
});
