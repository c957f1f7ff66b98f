import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { say } from '../../launcher/core/command.mjs';
import { readJson } from '../../launcher/core/files.mjs';
import { progress } from '../../launcher/core/progress.mjs';
import { runningOn } from '../../launcher/core/state.mjs';
import { findChromium } from '../../launcher/testing/chromium.mjs';
import { startSystem } from '../../launcher/testing/system.mjs';
import { between, seeded } from '../bank/random.mjs';
import { createDevice } from './device.mjs';
import { createLedger } from './ledger.mjs';
import { buildPage } from './page-files.mjs';

const PASSWORD = 'Estudar#2026';
const STUDENTS = ['premium@exemplo.com.br', 'professor@exemplo.com.br', 'gratis@exemplo.com.br'];
const DEVICES = 2;
const SETTLE_MS = 90_000;
const LOOK_MS = 5_000;

async function readQuestions(url) {
  const response = await fetch(`${url}/api/question?per_page=50`);
  const { data } = await response.json();
  return data.map(({ id, alternativas }) => ({ id, alternatives: alternativas.map((one) => one.id) }));
}

async function readStored(dataDir) {
  const client = new pg.Client({ connectionString: runningOn(dataDir).databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    'SELECT id, student_id AS student, question_id AS question, alternative_id AS alternative FROM answers',
  );
  await client.end();
  return rows;
}

/** The launcher restarts the API. */
async function killApiNowAndThen({ dataDir }, random, counts, isOver) {
  while (!isOver()) {
    await pause(between(random, 15_000, 40_000));
    const pid = readJson(join(dataDir, 'state.json'))?.children.api?.pid;
    if (isOver() || !pid) continue;
    process.kill(pid, 'SIGKILL');
    counts['API killed'] = (counts['API killed'] ?? 0) + 1;
  }
}

function report({ result, counts, remains, seed, seconds }) {
  const figures = {
    answers: result.given,
    kept: result.kept,
    stored: result.stored,
    'told as not saved': result.notSaved,
    'interrupted by a kill': result.inFlight,
    lost: result.lost.length,
    doubled: result.doubled.length,
    crossed: result.crossed.length,
    'stored, given by nobody': result.unasked.length,
    'stored, told as not saved': result.savedAfterAll.length,
    'still waiting or refused': remains.length,
    ...counts,
    seed,
    seconds: Math.round(seconds),
  };
  const rows = Object.entries(figures).map(([name, value]) => `| ${name} | ${value} |`);
  say(`\n| figure | number |\n|---|---|\n${rows.join('\n')}\n`);
  for (const { email, pending, refused, lastError } of remains)
    say(`${email}: ${pending} wait, ${refused} refused ${lastError ?? ''}`);
  for (const name of ['lost', 'doubled', 'crossed', 'unasked', 'savedAfterAll'])
    if (result[name].length > 0) say(`${name}: ${result[name].slice(0, 5).join(' ')}`);
}

const add = (sums, more) => {
  for (const [name, value] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + value;
};

/**
 * Answers `answers` questions in real browsers over faults of every kind, and compares the reports with the stored answers
 * (trust.md 38). Returns the exit code.
 */
export async function runOutbox(dataDir, { answers, seed }, onStop) {
  const program = await findChromium();
  const files = await buildPage(dataDir);
  const system = await startSystem();
  onStop(system.stop);
  const questions = await readQuestions(system.url);
  const before = new Set((await readStored(system.dataDir)).map(({ id }) => id));
  const [ledger, counts] = [createLedger(), {}];
  const profiles = join(dataDir, 'outbox-profiles');
  const clear = () => rmSync(profiles, { recursive: true, force: true });
  clear();
  onStop(clear);
  const devices = await Promise.all(
    Array.from({ length: DEVICES }, async (_, at) => {
      const profile = join(profiles, String(at));
      mkdirSync(profile, { recursive: true });
      const random = seeded(seed * 1_000 + at);
      const setting = { program, profile, upstream: system.url, files, random, students: STUDENTS };
      return createDevice({ ...setting, password: PASSWORD, questions, ledger, counts });
    }),
  );
  devices.forEach((device) => onStop(device.stop));

  const began = performance.now();
  const isEnough = () => ledger.size() >= answers;
  const look = setInterval(() => progress(`${ledger.size()} of ${answers} answers`), LOOK_MS);
  await Promise.all([
    ...devices.map((device) => device.live(isEnough)),
    killApiNowAndThen(system, seeded(seed), counts, isEnough),
  ]);
  clearInterval(look);
  progress('sending what waits');
  const remains = (await Promise.all(devices.map((device) => device.settle(SETTLE_MS))))
    .flat()
    .filter(({ pending, refused }) => pending !== 0 || refused !== 0);
  const rows = (await readStored(system.dataDir)).filter(({ id }) => !before.has(id));
  const result = ledger.compare(rows);
  devices.forEach((device) => add(counts, device.counts));
  report({ result, counts, remains, seed, seconds: (performance.now() - began) / 1_000 });
  const faults = [result.lost, result.doubled, result.crossed, result.unasked, result.savedAfterAll, remains];
  return faults.some((list) => list.length > 0) ? 1 : 0;
}
