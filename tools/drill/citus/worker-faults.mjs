import { setTimeout as pause } from 'node:timers/promises';
import { readMapQuestions, readStudents } from '../../bench/run/students.mjs';
import { distribute } from '../../launcher/distribution/distribute.mjs';
import { startAnswering } from '../load/answering.mjs';
import { answersBefore, auditFigures, seconds } from '../load/audit.mjs';
import { joined } from '../load/joined.mjs';
import { figure } from '../report/figure.mjs';
import { crash, drain, putIn, rebalance, studentsByGroup, workersInUse, workersOf } from './workers.mjs';

const LONGEST_AWAY_MS = 60_000;
const WALKERS = 8;

/** Students with a session and the questions of their maps: what a load of answers needs. */
async function readLoad({ url, secret }, skipped) {
  const students = (await readStudents({ url, secret }, 1_000)).slice(skipped);
  return { students, questions: await readMapQuestions(url, students) };
}

const onlyOf = (load, ids) => ({ ...load, students: load.students.filter(({ id }) => ids.has(id)) });

/** Waits until a load confirms again: the time in ms. */
async function untilConfirming(answering) {
  const began = performance.now();
  const before = answering.confirmedSoFar();
  while (answering.confirmedSoFar() === before && performance.now() - began < LONGEST_AWAY_MS) await pause(50);
  return performance.now() - began;
}

/** A worker crashes under load and comes back: nobody else notices, and nothing is lost. */
export async function loseWorker({ url, secret, origin, skipped, lostSeconds }) {
  const load = await readLoad({ url, secret }, skipped);
  const groups = await studentsByGroup(
    url,
    load.students.map(({ id }) => id),
  );
  const worker = (await workersOf(url)).find(({ group }) => groups.has(group));
  const there = new Set(groups.get(worker.group).map(({ id }) => id));
  const elsewhere = new Set(load.students.map(({ id }) => id).filter((id) => !there.has(id)));
  const before = await answersBefore(url);
  const start = (ids, randomSeed) => ({
    ids,
    answering: startAnswering({ seed: onlyOf(load, ids), origin, walkers: WALKERS, randomSeed }),
  });
  const [lost, others] = [start(there, 1), start(elsewhere, 2)];
  await pause(3_000);
  const began = others.answering.confirmedSoFar();
  await crash(url, worker, lostSeconds);
  await pause(lostSeconds * 1_000);
  const meanwhile = others.answering.confirmedSoFar() - began;
  await untilConfirming(lost.answering);
  await pause(3_000);
  await Promise.all([lost.answering.stop(), others.answering.stop()]);
  const away = lost.answering.seen.longestPauseMs;
  const waited = others.answering.seen.longestPauseMs;
  return [
    figure('a worker crashed and was started again after, s', lostSeconds),
    figure('students on it, and elsewhere', `${there.size}, ${elsewhere.size}`),
    figure('its students: longest time without a confirmation, s', seconds(away), '≤ 60', away <= LONGEST_AWAY_MS),
    figure('others: answers confirmed meanwhile', meanwhile, '> 0', meanwhile > 0),
    figure('others: longest time without a confirmation, s', seconds(waited), '≤ 2', waited <= 2_000),
    ...(await auditFigures(joined([lost, others]), url, before)),
  ];
}

/** Answers a second while nothing else happens. */
async function pace(answering, forSeconds) {
  const before = answering.confirmedSoFar();
  await pause(forSeconds * 1_000);
  return Math.round((answering.confirmedSoFar() - before) / forSeconds);
}

/**
 * Under a load of answers: a worker joins and takes its share of the students, then one after the other is emptied until
 * all students stand on one; answers a second of each number of workers.
 *
 * @param spare the worker that joins, not among the nodes yet; null: there is none
 */
export async function moveStudents({ url, secret, origin, skipped, spare, paceSeconds }) {
  const load = await readLoad({ url, secret }, skipped);
  const before = await answersBefore(url);
  const answering = startAnswering({ seed: load, origin, walkers: 2 * WALKERS });
  const figures = [];
  const moved = async (what, move) => {
    const [began, confirmed] = [performance.now(), answering.confirmedSoFar()];
    await move();
    const meanwhile = answering.confirmedSoFar() - confirmed;
    figures.push(
      figure(`${what}, s`, seconds(performance.now() - began)),
      figure('answers confirmed meanwhile', meanwhile, '> 0', meanwhile > 0),
    );
  };
  const tellPace = async () => {
    const count = await workersInUse(url);
    figures.push(figure(`answers a second, workers: ${count}`, await pace(answering, paceSeconds)));
  };
  try {
    await pause(2_000);
    if (spare)
      await moved('a worker joins, students are spread over all', async () => {
        await putIn(url, spare);
        await distribute(url, { isApplied: true });
        await rebalance(url);
      });
    await tellPace();
    const workers = await workersOf(url);
    for (const worker of workers.slice(1).reverse()) {
      await moved('a worker is emptied', () => drain(url, worker));
      await tellPace();
    }
  } finally {
    await answering.stop();
  }
  return [...figures, ...(await auditFigures(answering, url, before))];
}
