import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { say } from '../../launcher/core/command.mjs';
import { Failure } from '../../launcher/core/failure.mjs';
import { progress } from '../../launcher/core/progress.mjs';
import { root } from '../../launcher/core/root.mjs';
import { judge } from './compare.mjs';

const READER = join(root, 'dist/apps/api/pdf-reader.mjs');
/** As the command line bounds it. */
const HEAP_MB = 500;
/** Ticks of the processor's clock in a second, as Linux counts them in /proc. */
const TICKS = 100;

/** Processor seconds and the peak memory of a process; nulls where the system does not give them. */
function usageOf(pid) {
  try {
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS, memory: Math.round(Number(peak) / 1024) };
  } catch {
    return { cpu: null, memory: null };
  }
}

/** Reads a paper in the process that the importer reads papers in. */
function read(request) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = fork(READER, {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let answer = null;
    child.once('message', (reply) => {
      answer = { ...reply, seconds: (performance.now() - started) / 1000, ...usageOf(child.pid) };
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', () => resolve(answer ?? { refusal: 'the reader ended without an answer' }));
    child.send(request);
  });
}

/** The papers of a folder: `name.pdf`, with `name-gabarito.pdf` or `.csv` as its key and `name.json` as its transcription. */
function papersIn(folder) {
  if (!existsSync(folder)) throw new Failure(`no such folder: ${folder}`);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf') && !name.endsWith('-gabarito.pdf'))
    .map((name) => basename(name, '.pdf'));
  if (names.length === 0) throw new Failure(`no PDF in ${folder}`);
  return names.sort().map((name) => ({
    name,
    key: ['-gabarito.pdf', '-gabarito.csv'].map((end) => name + end).find((file) => existsSync(join(folder, file))),
    transcription: existsSync(join(folder, `${name}.json`)),
  }));
}

const share = (count, all) => `${((100 * count) / Math.max(all, 1)).toFixed(1)}%`;
const figure = (value, unit) => (value === null || value === undefined ? '–' : `${value}${unit}`);

/** Runs the papers of a folder through the reader and prints what came of each; gives the exit code. */
export async function runPapers(folder) {
  const rows = [];
  for (const { name, key, transcription } of papersIn(folder)) {
    progress(name);
    const bytes = (file) => new Uint8Array(readFileSync(join(folder, file)));
    const { result, refusal, seconds, cpu, memory } = await read({
      paper: bytes(`${name}.pdf`),
      key: key ? { bytes: bytes(key), isPdf: key.endsWith('.pdf') } : null,
      booklet: null,
    });
    if (!result) {
      rows.push([name, `refused: ${refusal}`]);
      continue;
    }
    const spent = [`${seconds.toFixed(1)} s`, figure(cpu?.toFixed(1) ?? null, ' s CPU'), figure(memory, ' MB')];
    if (!transcription) {
      const doubtful = result.questions.filter(({ doubts }) => doubts.length > 0).length;
      rows.push([name, `${result.questions.length} read, ${doubtful} doubtful, no transcription`, ...spent]);
      continue;
    }
    const wanted = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    const verdicts = wanted.map((one) =>
      judge(
        one,
        result.questions.find(({ number }) => number === one.number),
      ),
    );
    const told = ['right', 'doubtful', 'wrong', 'missing'].map((verdict) => {
      const count = verdicts.filter((one) => one === verdict).length;
      return `${verdict} ${count} (${share(count, wanted.length)})`;
    });
    const wrong = wanted.filter((_, at) => verdicts[at] === 'wrong').map(({ number }) => number);
    rows.push([name, told.join(', ') + (wrong.length > 0 ? ` [${wrong.join(', ')}]` : ''), ...spent]);
  }
  say(`\n${rows.map((row) => row.join(' | ')).join('\n')}`);
  return rows.some(([, told]) => told.startsWith('refused')) ? 1 : 0;
}
