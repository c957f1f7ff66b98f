import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { say } from '../../launcher/core/command.mjs';
import { Failure } from '../../launcher/core/failure.mjs';
import { progress } from '../../launcher/core/progress.mjs';
import { root } from '../../launcher/core/root.mjs';
import { ask } from './ask.mjs';
import { hasSameTexts, judge } from './compare.mjs';
import { alarmsOf, doubtTable } from './doubts.mjs';

const READER = join(root, 'dist/apps/api/pdf-reader.mjs');
const STUDY = join(root, 'dist/apps/api/doubt-study.mjs');

/** The papers of a folder: `name.pdf`, with `name-gabarito.pdf` or `.csv` as its key and `name.json` as its transcription. */
function papersIn(folder) {
  if (!existsSync(folder)) throw new Failure(`no such folder: ${folder}; papers are not in the repository`);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf') && !name.endsWith('-gabarito.pdf'))
    .map((name) => basename(name, '.pdf'));
  if (names.length === 0) throw new Failure(`no PDF in ${folder}; papers are not in the repository`);
  return names.sort().map((name) => ({
    name,
    key: ['-gabarito.pdf', '-gabarito.csv'].map((end) => name + end).find((file) => existsSync(join(folder, file))),
    transcription: existsSync(join(folder, `${name}.json`))
      ? JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
      : null,
  }));
}

const share = (count, all) => `${((100 * count) / Math.max(all, 1)).toFixed(1)}%`;
const figure = (value, unit) => (value === null || value === undefined ? '–' : `${value}${unit}`);

/** The outcome of a paper, in words. */
function verdictOn({ questions }, transcription) {
  if (!transcription) {
    const doubtful = questions.filter(({ doubts }) => doubts.length > 0).length;
    return `${questions.length} read, ${doubtful} doubtful, no transcription`;
  }
  const verdicts = transcription.map((one) =>
    judge(
      one,
      questions.find(({ number }) => number === one.number),
    ),
  );
  const told = ['right', 'doubtful', 'wrong', 'missing'].map((verdict) => {
    const count = verdicts.filter((one) => one === verdict).length;
    return `${verdict} ${count} (${share(count, transcription.length)})`;
  });
  const wrong = transcription.filter((_, at) => verdicts[at] === 'wrong').map(({ number }) => number);
  return told.join(', ') + (wrong.length > 0 ? ` [${wrong.join(', ')}]` : '');
}

/** Indices of the questions whose texts equal those of the transcription; null without one. */
const rightOnes = ({ questions }, transcription) =>
  transcription &&
  questions.flatMap((read, at) => {
    const wanted = transcription.find(({ number }) => number === read.number);
    return wanted && hasSameTexts(wanted, read) ? [at] : [];
  });

const bytesOf = (folder, file) => new Uint8Array(readFileSync(join(folder, file)));

/** A paper as read by the importer. */
const read = (folder, { name, key }) =>
  ask(READER, {
    paper: bytesOf(folder, `${name}.pdf`),
    key: key ? { bytes: bytesOf(folder, key), isPdf: key.endsWith('.pdf') } : null,
    booklet: null,
  });

/** Runs the papers of a folder through the reader and prints the outcome of each; returns the exit code. */
export async function runPapers(folder) {
  const rows = [];
  for (const paper of papersIn(folder)) {
    progress(paper.name);
    const { result, refusal, seconds, cpu, memory } = await read(folder, paper);
    if (!result) {
      rows.push([paper.name, `refused: ${refusal}`]);
      continue;
    }
    const spent = [`${seconds.toFixed(1)} s`, figure(cpu?.toFixed(1) ?? null, ' s CPU'), figure(memory, ' MB')];
    rows.push([paper.name, verdictOn(result, paper.transcription), ...spent]);
  }
  say(`\n${rows.map((row) => row.join(' | ')).join('\n')}`);
  return rows.some(([, told]) => told.startsWith('refused')) ? 1 : 0;
}

/**
 * Damages the questions of a folder's papers, by a seeded generator, and prints how many were doubted, and how many of the right
 * ones; returns the exit code.
 */
export async function runDoubts(folder) {
  const studies = [];
  const failed = [];
  for (const paper of papersIn(folder)) {
    progress(paper.name);
    const { result, refusal } = await read(folder, paper);
    const right = result ? rightOnes(result, paper.transcription) : null;
    const study = result ? await ask(STUDY, { paper: bytesOf(folder, `${paper.name}.pdf`), right }) : { refusal };
    if (study.result) studies.push({ name: paper.name, isTranscribed: right !== null, ...study.result });
    else failed.push(`${paper.name}: refused: ${study.refusal}`);
  }
  say(`\n${[...failed, alarmsOf(studies)].join('\n')}\n\n${doubtTable(studies)}`);
  return failed.length > 0 ? 1 : 0;
}
