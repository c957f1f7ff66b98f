import { randomUUID } from 'node:crypto';
import { createHistogram, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { oneOf, seeded } from '../../bench/bank/random.mjs';
import { createLedger } from '../../bench/outbox/ledger.mjs';
import { figuresOf, keepAlive, send } from '../../bench/run/load.mjs';

const PATH = '/api/customer-area/question/answer';
/** The time between two tries of one answer. */
const AGAIN_MS = 100;
/** How long an answer is still sent after the last one was started. */
const LAST_MS = 60_000;
/** After this many confirmed answers one is sent once more, like by a client that has not read the confirmation. */
const REPEATED = 20;

/** Outcomes after which a client sends again: no connection, and temporary refusals. */
const isPassing = (status) => status === 0 || status === 502 || status === 503 || status === 504;

function answerOf({ students, questions }, random) {
  const student = oneOf(random, students);
  const map = oneOf(random, student.maps);
  const { question, alternatives } = oneOf(random, questions.get(map));
  const alternative = oneOf(random, alternatives);
  const uuid = randomUUID();
  const body = { uuid, questao_id: question, alternativa_id: alternative, mapa_id: map };
  return {
    facts: { uuid, student: student.id, question, alternative },
    request: { method: 'POST', path: PATH, token: student.token, body },
  };
}

/**
 * Students who answer, each answer sent until it is confirmed, as their browsers do. `stop` starts no more and resolves when
 * each open one is settled.
 *
 * @param origin of the site or of an API
 * @param restMs how long each walker rests after an answer
 */
export function startAnswering({ seed, origin, walkers = 16, restMs = 0, randomSeed = 1 }) {
  const random = seeded(randomSeed);
  const agent = keepAlive(walkers);
  const ledger = createLedger();
  const histogram = createHistogram();
  const began = performance.now();
  const seen = { statuses: {}, failures: {}, confirmed: [], repeated: 0, longestPauseMs: 0 };
  let last = began;
  let until = Infinity;

  const count = (table, key) => (table[key] = (table[key] ?? 0) + 1);
  const sendOnce = async (request) => {
    try {
      const { status } = await send(origin, agent, request);
      count(seen.statuses, status);
      return status;
    } catch (error) {
      count(seen.failures, error.code ?? error.message);
      return 0;
    }
  };
  const confirm = (facts, sent) => {
    const now = performance.now();
    seen.longestPauseMs = Math.max(seen.longestPauseMs, now - last);
    last = now;
    histogram.record(Math.max(1, Math.round((now - sent) * 1_000)));
    ledger.tell({ kind: 'kept', uuid: facts.uuid });
    seen.confirmed.push({ uuid: facts.uuid, at: Date.now() });
  };
  const settle = async ({ facts, request }) => {
    ledger.tell({ kind: 'given', ...facts });
    const sent = performance.now();
    for (;;) {
      const status = await sendOnce(request);
      if (status === 200) {
        confirm(facts, sent);
        return true;
      }
      if (!isPassing(status) || performance.now() > until + LAST_MS) return false;
      await pause(AGAIN_MS);
    }
  };
  const walk = async () => {
    while (performance.now() < until) {
      const answer = answerOf(seed, random);
      const isConfirmed = await settle(answer);
      if (isConfirmed && seen.confirmed.length % REPEATED === 0) {
        seen.repeated += 1;
        await sendOnce(answer.request);
      }
      await pause(restMs);
    }
  };
  const walking = Array.from({ length: walkers }, walk);

  return {
    ledger,
    seen,
    confirmedSoFar: () => seen.confirmed.length,
    /** Milliseconds since the last confirmation. */
    silentMs: () => performance.now() - last,
    figures: () => ({ seconds: (last - began) / 1_000, ...figuresOf(histogram) }),
    /** Drops the open answers, which nobody can confirm any more. */
    abandon() {
      until = -Infinity;
    },
    async stop() {
      until = Math.min(until, performance.now());
      await Promise.all(walking);
      agent.destroy();
    },
  };
}
