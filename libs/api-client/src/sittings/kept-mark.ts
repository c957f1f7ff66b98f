import type { ArgumentsOf } from '@mapa/api-contract';
import { orUndefined } from '@mapa/domain';
import { createUuid } from '../outbox/entry/uuid';

type SentMark = ArgumentsOf<'PUT /api/customer-area/sitting/{id}/marks'>['marcas'][number];

/** A student's change to one question of an answer sheet; absent fields stay unchanged. */
export interface MarkChange {
  /** Null: blank. */
  alternativa_id?: number | null;
  para_rever?: boolean;
  /** The student's total time with the question, in milliseconds. */
  tempo_ms?: number;
}

/** Unsent changes of one question on this device, merged: the last one counts. */
export interface KeptMark extends MarkChange {
  /** By this device's clock. */
  marcada_em: string;
  /** Increases with every mark of this device, independently of its clock. */
  sequencia: number;
  dispositivo: string;
}

const NUMBERING = 'mapa_folha';

/**
 * Numbers the next mark of this device. The number increases even if the clock was set back; a device that has lost its
 * counter continues from the clock, under a new id.
 */
function nextNumber(): Pick<KeptMark, 'sequencia' | 'dispositivo'> {
  const kept = orUndefined(() => JSON.parse(localStorage.getItem(NUMBERING) ?? '{}') as Partial<KeptMark>) ?? {};
  const { dispositivo = createUuid(), sequencia = 0 } = kept;
  const next = { dispositivo, sequencia: Math.max(sequencia + 1, Date.now()) };
  orUndefined(() => localStorage.setItem(NUMBERING, JSON.stringify(next)));
  return next;
}

/** Whether a change contains only the time spent on a question. */
export const isTimeAlone = ({ alternativa_id, para_rever }: MarkChange): boolean =>
  alternativa_id === undefined && para_rever === undefined;

/**
 * Merges a change into the unsent ones of the same question. A change of time alone keeps the date: otherwise a choice
 * would become younger than one made on another device meanwhile.
 */
export function joinMark(kept: KeptMark | null, change: MarkChange, now: string = new Date().toISOString()): KeptMark {
  return { ...kept, ...change, marcada_em: kept && isTimeAlone(change) ? kept.marcada_em : now, ...nextNumber() };
}

/** Serialises a mark for local storage; `parseMark` reads it. */
export const markText = (mark: KeptMark): string => JSON.stringify(mark);

/** Parses a stored mark; null for anything invalid. */
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

/** A mark in the call's form. */
export const sentMark = (questao_id: number, { dispositivo: _device, ...mark }: KeptMark): SentMark => ({
  questao_id,
  ...mark,
});
