import { figure } from './figure.mjs';
import { asJson, asTable, withTable } from './report.mjs';

const results = [
  {
    ...{ name: 'kill', requirement: 37, happens: 'kill -9' },
    ...{ at: '2026-01-02T03:04:05Z', seconds: 3, load: 1.25 },
    figures: [figure('lost', 0, '0', true), figure('doubled', 2, '0', false), figure('of them', 'a|b')],
  },
  { name: 'pooler', requirement: null, happens: 'a pooler', lacks: 'no pgbouncer', figures: [] },
  { name: 'disk', requirement: 39, happens: 'a full disk', failed: 'no room', figures: [] },
];

it('a table shows each figure beside its target, missed ones, and those not run with the reason', () => {
  expect(asTable(results).split('\n').slice(2)).toEqual([
    '| **kill** (37): kill -9 | 2026-01-02, 3 s, load 1.3 |  |  |',
    '| lost | 0 | 0 | yes |',
    '| doubled | 2 | 0 | **no** |',
    '| of them | a\\|b |  |  |',
    '| **pooler**: a pooler | not run: no pgbouncer |  |  |',
    '| **disk** (39): a full disk | could not be carried out: no room |  | **no** |',
  ]);
});

it('the page keeps its text, and has the table of the last run only', () => {
  const json = asJson(results);
  const once = withTable('Words.\n<!-- drills -->old<!-- /drills -->\nMore.', json);
  expect(once).toMatch(/^Words\.\n<!-- drills -->[\s\S]+\| lost \| 0 \|[\s\S]+<!-- \/drills -->\nMore\.$/);
  expect(once).not.toContain('old');
  expect(withTable(once, json)).toBe(once);
  expect(() => withTable('Words.', json)).toThrow(/no place/);
});
