import { cpus, totalmem } from 'node:os';
import { commitOf } from '../../bench/run/report.mjs';

const MARKS = ['<!-- drills -->', '<!-- /drills -->'];

const judgement = { true: 'yes', false: '**no**', null: '' };

function rowsOf({ name, requirement, happens, at, seconds, load, lacks, failed, figures }) {
  const what = `**${name}**${requirement === null ? '' : ` (${requirement})`}: ${happens}`;
  if (lacks) return [[what, `not run: ${lacks}`, '', '']];
  if (failed) return [[what, `could not be carried out: ${failed}`, '', '**no**']];
  return [
    [what, `${at.slice(0, 10)}, ${seconds} s, load ${load.toFixed(1)}`, '', ''],
    ...figures.map((figure) => [figure.name, String(figure.value), figure.target ?? '', judgement[figure.isMet]]),
  ];
}

/** The figures of drills as a table in Markdown, each beside its target. */
export function asTable(results) {
  const rows = results
    .flatMap(rowsOf)
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  return ['| drill, figure | measured | target | met |', '|---|---|---|---|', ...rows].join('\n');
}

/** The figures with their machine. */
export const asJson = (results) => ({
  at: new Date().toISOString(),
  commit: commitOf(),
  machine: {
    processor: cpus()[0]?.model,
    cores: cpus().length,
    memoryMb: Math.round(totalmem() / 2 ** 20),
    node: process.version,
  },
  drills: results,
});

const machineLine = ({ at, commit, machine }) =>
  `${at.slice(0, 10)}, commit ${commit ?? 'unknown'}, ${machine.cores} cores (${machine.processor}), ${Math.round(machine.memoryMb / 1_024)} GB, Node ${machine.node}. Beside each drill its day, how long it took, and the load average of the machine at its end, which other work had a share in.`;

/** The page with the table of this run in place of the previous one. */
export function withTable(page, json) {
  const [from, to] = MARKS.map((mark) => page.indexOf(mark));
  if (from < 0 || to < from) throw new Error('the page has no place for the table');
  const table = `${MARKS[0]}\n\n${machineLine(json)}\n\n${asTable(json.drills)}\n\n`;
  return page.slice(0, from) + table + page.slice(to);
}
