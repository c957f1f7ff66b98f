import { createInterface } from 'node:readline';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { say } from '../../launcher/core/command.mjs';
import { Failure } from '../../launcher/core/failure.mjs';
import { progress } from '../../launcher/core/progress.mjs';
import { childEnvironment, node24, root } from '../../launcher/core/root.mjs';
import { ended, startChild } from '../../launcher/core/children.mjs';

const program = join(root, 'dist/apps/api/calibration-study.mjs');

const head = [
  'modelo',
  'estudantes',
  'EQM a',
  'EQM b',
  'EQM b, |b| ≤ 1,5',
  'EQM c',
  'cobertura a / b / c, |b| ≤ 1,5',
  'ciclos',
  'segundos',
  'sem convergir',
];

const percent = (share) => `${(100 * share).toFixed(1)}%`;

const cellsOf = ({ model, students, all, middle, cycles, milliseconds, failures }) => [
  model,
  students,
  ...[all.rmse.a, all.rmse.b, middle.rmse.b, all.rmse.c].map((error) => error.toFixed(3)),
  [middle.coverage.a, middle.coverage.b, middle.coverage.c].map(percent).join(' / '),
  Math.round(cycles),
  (milliseconds / 1000).toFixed(2),
  failures,
];

/** Simulates answers, calibrates them and prints the recovery of the items and its cost; returns the exit code. */
export async function runCalibrationStudy(replications) {
  const began = loadavg()[0];
  progress(`${replications} replications of each row`);
  const child = startChild(node24, [program, String(replications)], {
    env: childEnvironment(),
    group: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const rows = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    rows.push(JSON.parse(line));
    progress(`${rows.length} of 5`);
  });
  const { code } = await ended(child);
  if (code !== 0) throw new Failure('the study failed: its words stand above');
  const [{ scores }, ...studies] = rows;
  const table = [head, head.map(() => '---'), ...studies.map(cellsOf)];
  say(`\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
  say(
    `\n${replications} replications of 45 items; one score of 45 items: ${scores.known.toFixed(3)} ms, with draws of its items ${scores.estimated.toFixed(2)} ms; load ${began.toFixed(1)} to ${loadavg()[0].toFixed(1)}`,
  );
  return 0;
}
