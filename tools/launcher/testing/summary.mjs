import { stripVTControlCharacters } from 'node:util';

const patterns = [
  // Jest: "Tests:       1 failed, 2 skipped, 12 passed, 15 total"
  { line: /^\s*Tests:\s.*\btotal\b/, passed: /(\d+) passed/, failed: /(\d+) failed/ },
  // Playwright: "  5 passed (12.3s)", "  1 failed"
  {
    line: /^\s*\d+ (passed|failed|flaky)( \([\d.]+(?:ms|s|m|h)\))?\s*$/,
    passed: /(\d+) (?:passed|flaky)/,
    failed: /(\d+) failed/,
  },
];

const numberIn = (line, pattern) => Number(pattern.exec(line)?.[1] ?? 0);

/** How many tests a runner's output reports: `{ passed, failed }`. */
export function countTests(output) {
  const total = { passed: 0, failed: 0 };
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const pattern = patterns.find((each) => each.line.test(line));
    if (!pattern) continue;
    total.passed += numberIn(line, pattern.passed);
    total.failed += numberIn(line, pattern.failed);
  }
  return total;
}

/** Jest: "  ● suite › test"; Playwright: "  1) src/a.journey.ts:3:1 › title ─────" */
const failure = /^\s*(?:● (?!Console)|\d+\) )(.*\S)/;

/** The names of the tests that failed, each once, in the order of the output. */
export function failedTests(output) {
  const names = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => failure.exec(line)?.[1].replace(/\s*─+$/, ''));
  return [...new Set(names.filter(Boolean))];
}

/** A step's share of the total: its tests, or itself if it counts none; a failed step never counts as all passed. */
export function tally({ ok, output }) {
  const { passed, failed } = countTests(output);
  if (ok) return { passed: Math.max(passed, failed === 0 ? 1 : 0), failed };
  return { passed, failed: Math.max(failed, 1) };
}

/** The closing table and its last line. */
export function summaryOf(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.flatMap(({ name, ok, seconds, reason, output }) => {
    const note = reason ? `  ${reason}` : '';
    const row = `${name.padEnd(width)}  ${ok ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s${note}`;
    return ok ? [row] : [row, ...failedTests(output).map((test) => `  failed: ${test}`)];
  });
  const totals = results.map(tally);
  const sum = (key) => totals.reduce((total, each) => total + each[key], 0);
  return ['', ...rows, `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
