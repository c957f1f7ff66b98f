/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { AnswerBody } from '../resources/answers';
import type { Outbox } from './outbox';
import { createIdbStorage } from './storage/idb-storage';
import { broken, busy, createFakeServer, failure } from '../testing/outbox/fake-server';
import { closeTabs, openTab, settled } from '../testing/outbox/tabs';

const STUDENTS = ['ana', 'bia'] as const;
const STEPS = 250;

/** Reproducible random numbers, so that a failure can be examined. */
function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return { next, pick: <T>(...choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T };
}

beforeEach(() => {
  indexedDB = new IDBFactory();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(async () => {
  closeTabs();
  await settled();
  jest.useRealTimers();
});

describe('random failures, reloads and changes of student', () => {
  it.each([1, 2, 3, 4])('(%i) lose, double and mix up no answer', async (seed) => {
    const chance = seeded(seed);
    const server = createFakeServer();
    // The hardest case: the server counted the answer, and its response was lost.
    let losesReplies = false;
    const send = async (body: AnswerBody, token: string) => {
      const reply = await server.send(body, token);
      return losesReplies && chance.next() < 0.5 ? { error: failure('offline') } : reply;
    };
    const moods = [
      () => undefined,
      () => failure('offline'),
      () => failure('unavailable'),
      () => failure('unauthorized'),
      () => broken,
      () => busy(7),
    ];
    const given: string[] = [];
    const tabs: { outbox: Outbox; student: string }[] = [];

    const sitDown = async (at: number) => {
      const student = chance.pick(...STUDENTS);
      tabs[at]?.outbox.dispose();
      tabs[at] = { outbox: openTab({ ...server, send }), student };
      await tabs[at].outbox.open(student, `token-of-${student}`);
    };
    const answer = (at: number, id: number) => {
      const tab = tabs[at];
      if (!tab) return;
      given.push(`${tab.student}:${id}`);
      void tab.outbox.submitAnswer(tab.student, { questao_id: id, alternativa_id: id * 10 });
    };

    for (const at of [0, 1, 2]) await sitDown(at);
    for (let step = 1; step <= STEPS; step += 1) {
      const at = Math.floor(chance.next() * 3);
      const luck = chance.next();
      if (luck < 0.6) answer(at, step);
      else if (luck < 0.7) await sitDown(at);
      else if (luck < 0.8) server.feel(chance.pick(...moods));
      else if (luck < 0.9) losesReplies = !losesReplies;
      else await jest.advanceTimersByTimeAsync(chance.next() * 10_000);
      if (chance.next() < 0.3) await settled();
    }
    closeTabs();
    await settled();

    server.feel(() => undefined);
    for (const student of STUDENTS) {
      const outbox = openTab(server);
      await outbox.open(student, `token-of-${student}`);
      for (let turn = 0; turn < 20; turn += 1) await settled();
      expect(await createIdbStorage().list(student)).toEqual([]);
    }
    expect(server.stored().sort()).toEqual(given.sort());
    expect(given.length).toBeGreaterThan(100);
  });
});
