import { countTests, failedTests, summaryOf, tally } from './summary.mjs';

test("jest's totals of several projects are added up, with or without colours", () => {
  const output =
    'Tests:       1 failed, 2 skipped, 12 passed, 15 total\nTime: 1 s\n\u001b[1mTests:       \u001b[22m\u001b[32m3 passed\u001b[39m, 3 total\n';
  expect(countTests(output)).toEqual({ passed: 15, failed: 1 });
});

test("playwright's totals are read, and a flaky test that passed is a pass", () => {
  expect(
    countTests('  2 failed\n    journey.spec.ts:3:1 a title with 9 passed in it\n  1 flaky\n  5 passed (12.3s)\n'),
  ).toEqual({ passed: 6, failed: 2 });
});

test("playwright's minutes are read as a duration", () => {
  expect(countTests('  57 passed (8.8m)\n')).toEqual({ passed: 57, failed: 0 });
});

test('a step without tests counts as one', () => {
  expect(tally({ ok: true, output: 'fine' })).toEqual({ passed: 1, failed: 0 });
  expect(tally({ ok: false, output: '' })).toEqual({ passed: 0, failed: 1 });
});

test('a failed step never adds up to all passed', () => {
  expect(tally({ ok: false, output: 'Tests: 4 passed, 4 total' })).toEqual({ passed: 4, failed: 1 });
});

test('the summary has one row per step and ends with the counts', () => {
  const summary = summaryOf([
    { name: 'lint', ok: true, seconds: 3.21, output: '' },
    { name: 'browser journeys', ok: false, seconds: 40, output: '', reason: 'no Chromium' },
  ]);
  expect(summary.split('\n')).toEqual([
    '',
    'lint              passed     3.2 s',
    'browser journeys  FAILED    40.0 s  no Chromium',
    '1 passed, 1 failed',
  ]);
});

test('a failed step is followed by the names of its failed tests, each once', () => {
  const output = [
    '\u001b[1m\u001b[31m  ● a suite › a test\u001b[22m',
    '  ● Console',
    '  ● a suite › a test',
    '  1) src/a.journey.ts:3:1 › a journey ─────────',
    'a title with 1) in it',
  ].join('\n');
  expect(failedTests(output)).toEqual(['a suite › a test', 'src/a.journey.ts:3:1 › a journey']);
  expect(summaryOf([{ name: 'unit and API tests', ok: false, seconds: 1, output }]).split('\n')).toContain(
    '  failed: a suite › a test',
  );
});
