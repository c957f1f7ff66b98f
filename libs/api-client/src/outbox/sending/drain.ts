import { retryAfterMs, type ApiError } from '../../transport/api-error';
import type { AnswerBody, AnswerResult } from '../../resources/answers';
import type { OutboxEntry, Verdict } from '../entry/entry';
import type { OutboxStorage } from '../storage/outbox-storage';

/** A student with their token: answers are never sent with another token. */
export interface OutboxSession {
  student: string;
  token: string;
}

export type SendAnswer = (body: AnswerBody, token: string) => Promise<{ data: AnswerResult } | { error: ApiError }>;

/** The result of a pass over the outbox. */
export type PassEnd =
  /** Every pending answer got its verdict. */
  | { kind: 'done' }
  /** The session has ended: nothing is sent until the student comes back. */
  | { kind: 'ended' }
  /** `waitMs` is the least waiting time that the server requested. */
  | { kind: 'retry'; offline: boolean; waitMs: number };

export interface Pass {
  storage: OutboxStorage;
  send: SendAnswer;
  session: OutboxSession;
  now: () => number;
  /** Whether the session at the beginning of the pass is still the current one. */
  isCurrent: () => boolean;
  onVerdict: (verdict: Verdict) => void;
  onKept: (uuid: string, changes: { attempts: number; lastError: string }) => void;
}

/** After this many consecutive failures that do not concern the answer itself, the server counts as unavailable. */
const MAX_ODD_FAILURES = 3;

const isFinal = (error: ApiError): boolean => ['invalid', 'not-found', 'forbidden'].includes(error.kind);

async function settle(
  pass: Pass,
  { uuid, student, body }: OutboxEntry,
  outcome: { data: AnswerResult } | { error: ApiError },
) {
  if ('data' in outcome) {
    // If removing fails, the answer is sent again later, and the server gives the same verdict by its uuid.
    await pass.storage.remove(uuid).catch(() => undefined);
    pass.onVerdict({ uuid, student, body, status: 'confirmed', result: outcome.data });
    return;
  }
  const { message } = outcome.error;
  // If the disk is full, the answer is sent again later and refused again.
  await pass.storage.update(uuid, { state: 'refused', lastError: message }).catch(() => undefined);
  pass.onVerdict({ uuid, student, body, status: 'refused', message });
}

/**
 * Sends a student's pending answers in order, one at a time. Answers to one question never overtake each other; an
 * answer on which the server fails delays only its own question.
 */
export async function drainOnce(pass: Pass): Promise<PassEnd> {
  const { storage, send, session, now } = pass;
  const tried = new Set<string>();
  const heldQuestions = new Set<number>();
  for (;;) {
    const entries = (await storage.list(session.student)).filter(
      ({ uuid, state }) => state === 'pending' && !tried.has(uuid),
    );
    if (entries.length === 0)
      return heldQuestions.size > 0 ? { kind: 'retry', offline: false, waitMs: 0 } : { kind: 'done' };
    // A full disk may refuse to store the device's id; without it the server uses the clock.
    const dispositivo = await storage.device().catch(() => undefined);
    for (const { uuid } of entries) {
      tried.add(uuid);
      // Another tab may have sent it meanwhile, or the student may have discarded it.
      const entry = await storage.get(uuid);
      if (entry?.state !== 'pending' || heldQuestions.has(entry.body.questao_id)) continue;
      if (!pass.isCurrent()) return { kind: 'ended' };
      // The device's current time lets the server correct `respondida_em` (docs/decisions/034).
      const place = entry.sequence === undefined ? {} : { sequencia: entry.sequence };
      const order = dispositivo === undefined ? {} : { dispositivo, ...place };
      const outcome = await send({ ...entry.body, ...order, enviada_em: new Date(now()).toISOString() }, session.token);
      if ('data' in outcome || isFinal(outcome.error)) {
        await settle(pass, entry, outcome);
        continue;
      }
      const { error } = outcome;
      if (error.kind === 'unauthorized') return { kind: 'ended' };
      const changes = { attempts: entry.attempts + 1, lastError: error.message };
      // If the disk is full, this change is lost; it must not delay the next answers.
      await storage.update(uuid, changes).catch(() => undefined);
      pass.onKept(uuid, changes);
      heldQuestions.add(entry.body.questao_id);
      if (error.kind !== 'unexpected' || heldQuestions.size >= MAX_ODD_FAILURES) {
        return { kind: 'retry', offline: error.kind === 'offline', waitMs: retryAfterMs(error) };
      }
    }
  }
}
