import type { OutboxEntry } from '../../outbox/entry/entry';
import { sampleUuid } from '../samples';

/** A pending answer to question `n` of a student, made at `createdAt`. */
export function sampleEntry(n: number, student = 'ana', createdAt = 0): OutboxEntry {
  const uuid = sampleUuid(n);
  const body = { questao_id: n, alternativa_id: n * 10 + 1, uuid, respondida_em: '2026-03-01T12:00:00.000Z' };
  return { uuid, student, body, createdAt, state: 'pending', attempts: 0, lastError: null };
}
