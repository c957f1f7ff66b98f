import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { settleEverything, perform, type Act, type HistoryStudent } from './acts';
import { brokenInvariants } from './invariants';
import { startKilledSystem } from './killed-system';
import { history, peoplesActs } from './random-acts';

/** Not part of `npm test`; docs/testing.md gives the command. */
const asked = Number(process.env['KILLED_HISTORIES'] ?? 100);
/** Number of students at a time, through the same kills. */
const AT_ONCE = 20;
const PORT = Number(process.env['KILLED_PORT'] ?? 4301);
const LONGEST_CALM_MS = 1_500;

let running: Awaited<ReturnType<typeof startKilledSystem>>;
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_FOLDER']) throw new Error('run it with --killable: docs/testing.md');
  running = await startKilledSystem(PORT);
}, 180_000);
afterAll(() => running.close());

async function live(student: HistoryStudent, acts: Act[]): Promise<void> {
  // The process itself runs jobs, not the test.
  for (const act of acts) if (act.do !== 'work') await perform(running.system, student, act);
}

async function killUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await pause(Math.random() * LONGEST_CALM_MS);
    if (isOver()) return;
    const dice = Math.random();
    if (dice < 0.7) running.killApi();
    if (dice > 0.5) running.killDatabase();
    await running.ready();
  }
}

describe('an API and a database that are killed at any moment', () => {
  it(
    'end with exactly one charge for each accepted checkout, and the right plan',
    async () => {
      for (let done = 0; done < asked; done += AT_ONCE) {
        const histories = fc.sample(history(peoplesActs), AT_ONCE);
        await running.clear();
        const students = await Promise.all(histories.map(() => running.begin()));
        let isOver = false;
        const killing = killUntil(() => isOver);
        await Promise.all(students.map((student, at) => live(student, histories[at] ?? []))).finally(() => {
          isOver = true;
        });
        await killing;
        await running.ready();
        await settleEverything(running.system);
        const broken = await brokenInvariants(running.system);
        const { api, database, lost, answered } = running.counts;
        process.stdout.write(
          `${done + AT_ONCE} histories, API killed ${api}, database ${database} times, ${answered} answers, ${lost} lost\n`,
        );
        if (broken.length > 0)
          process.stdout.write(`${JSON.stringify(histories.map((acts, at) => [students[at]?.id, acts]))}\n`);
        expect(broken).toEqual([]);
      }
    },
    60_000 + asked * 20_000,
  );
});
