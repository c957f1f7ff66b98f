import { constants, setPriority } from 'node:os';
import { readConfig, type Config } from './config';
import {
  demandCurrentSchema,
  type Failure,
  failureSentence,
  isDatabaseAway,
  migrateDatabase,
  openDatabase,
} from '@mapa/server-platform';
import type { DeskJob } from '@mapa/server-desk';
import { apiQueues } from './modules';
import { serve } from './serve';

const USAGE =
  'Usage: main.mjs migrate | demo | serve [--prepare] | import FILE… [options] | export --prova NAME [options] | calibrate | sample-questions [Q12 …] | staff grant EMAIL ROLE | staff list';

/** Other programs of the build that commands start. A bundled module cannot locate them itself. */
export interface Programs {
  /** The entry that calls `serveReader`. */
  pdfReader: URL;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Opens the database of a command; refuses one that this version does not support. */
async function withDatabase<T>(
  config: Config,
  work: (opened: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const opened = openDatabase(config.DATABASE_URL, { max: 4, statementTimeoutMs: 0 });
  try {
    await demandCurrentSchema(opened.pool);
    return await work(opened);
  } finally {
    await opened.pool.end();
  }
}

/** If the demo is off, closes the accounts and removes the students of an earlier demo. */
async function endDemo(config: Config): Promise<void> {
  const { leaveDemo } = await import('./demo/leave');
  const said = await withDatabase(config, leaveDemo);
  if (said) say(said);
}

async function loadDemo(config: Config): Promise<void> {
  const { describeLoad, loadDemoContent } = await import('./demo/load');
  const load = await withDatabase(config, (opened) =>
    loadDemoContent(opened, { hasStudents: config.DEMO_STUDENTS === 'sim' }),
  );
  say(describeLoad(load));
}

/** Migrates the database to this version. */
const migrate = (config: Config): Promise<void> => migrateDatabase(config.DATABASE_URL, { queues: apiQueues(), say });

/** Migrates the database to this version, and sets up the demo as configured. */
async function prepare(config: Config): Promise<void> {
  await migrate(config);
  await (config.DEMO === 'sim' ? loadDemo(config) : endDemo(config));
}

/** Refuses a database that this version does not support. While the database is down, requests are refused with 503. */
async function check(config: Config): Promise<void> {
  try {
    await (config.DEMO === 'sim' ? withDatabase(config, () => Promise.resolve()) : endDemo(config));
  } catch (error) {
    if (!isDatabaseAway(error as Failure)) throw error;
    say(`the database does not answer, and its version was not checked: ${failureSentence(error)}`);
  }
}

async function importFiles(config: Config, argv: string[], { pdfReader }: Programs): Promise<number> {
  const { runImport } = await import('@mapa/server-importer');
  const { takeEdital } = await import('@mapa/server-edital');
  const { readInProcess, readTextInProcess } = await import('@mapa/server-pdf');
  const readers = { readPaper: readInProcess(pdfReader), takeEdital: takeEdital(readTextInProcess(pdfReader)) };
  return withDatabase(config, ({ pool, db }) =>
    runImport(argv, { pool, db, stdout: process.stdout, cwd: process.cwd(), ...readers }),
  );
}

async function exportPaper(config: Config, argv: string[]): Promise<number> {
  const { runExport } = await import('@mapa/server-export');
  return withDatabase(config, ({ db }) => runExport(argv, { db, stdout: process.stdout, cwd: process.cwd() }));
}

async function sampleQuestions(config: Config, argv: string[]): Promise<number> {
  const { runSampleCommand } = await import('@mapa/server-questions');
  return withDatabase(config, ({ db }) => runSampleCommand(argv, { db, stdout: process.stdout }));
}

async function staff(config: Config, argv: string[]): Promise<number> {
  const { runStaffCommand } = await import('@mapa/server-accounts');
  return withDatabase(config, ({ db }) => runStaffCommand(argv, { db, stdout: process.stdout }));
}

/** A job of the desk, in a separate process started by the server. */
async function deskJob(
  config: Config,
  [act, paperId = '', staffId = '']: string[],
  { pdfReader }: Programs,
): Promise<number> {
  const { runDeskJob } = await import('@mapa/server-desk');
  const { readInProcess } = await import('@mapa/server-pdf');
  // Requests on this machine take precedence.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const job = (act === 'mudar' ? { act, taskId: Number(paperId) } : { act, paperId, staffId }) as DeskJob;
  await withDatabase(config, ({ db }) => runDeskJob(db, job, readInProcess(pdfReader)));
  return 0;
}

/** Reads an edital, in a separate process started by the server. */
async function editalJob(config: Config, [readingId = '']: string[], { pdfReader }: Programs): Promise<number> {
  const { runEditalJob } = await import('@mapa/server-edital');
  const { readTextInProcess } = await import('@mapa/server-pdf');
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await withDatabase(config, ({ db }) => runEditalJob(db, { readingId }, readTextInProcess(pdfReader)));
  return 0;
}

/** Reports each area to the parent process, or prints it when run by hand. */
async function calibrate(config: Config): Promise<number> {
  const { describeOutcome, runCalibration } = await import('@mapa/server-performance');
  // It computes for long; requests on this machine take precedence.
  setPriority(constants.priority.PRIORITY_LOW);
  const ran = await withDatabase(config, (opened) =>
    runCalibration(opened, (outcome) => {
      if (process.send) process.send(outcome);
      else say(describeOutcome(outcome));
    }),
  );
  say(ran ? 'calibração concluída' : 'outra calibração está em andamento, e nada foi feito');
  return 0;
}

/** Each command returns its exit code, or undefined while it keeps serving. */
const commands: Record<string, (config: Config, argv: string[], programs: Programs) => Promise<number | undefined>> = {
  migrate: async (config) => {
    await migrate(config);
    return 0;
  },
  demo: async (config) => {
    if (config.DEMO === 'nao') throw new Error('there is no demo to load: DEMO=nao, which is what it is unless set');
    await loadDemo(config);
    return 0;
  },
  import: importFiles,
  export: exportPaper,
  calibrate,
  desk: deskJob,
  edital: editalJob,
  'sample-questions': sampleQuestions,
  staff,
  serve: async (config, argv) => {
    await (argv.includes('--prepare') ? prepare(config) : check(config));
    await serve(config);
    return undefined;
  },
};

/**
 * Runs a command of the API's program.
 * @param argv the command's name and its arguments
 * @param programs their locations in the build
 * @returns the exit code; undefined while it keeps serving
 * @throws a sentence on what went wrong
 */
export async function runCommand([name = '', ...argv]: string[], programs: Programs): Promise<number | undefined> {
  const command = commands[name];
  if (!command) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  try {
    return await command(readConfig(), argv, programs);
  } catch (error) {
    throw new Error(failureSentence(error), { cause: error });
  }
}
