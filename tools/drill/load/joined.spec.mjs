import { createLedger } from '../../bench/outbox/ledger.mjs';
import { joined } from './joined.mjs';

function loadOf(student, uuids, seen) {
  const ledger = createLedger();
  for (const uuid of uuids) {
    ledger.tell({ kind: 'given', uuid, student, question: 7, alternative: 70 });
    ledger.tell({ kind: 'kept', uuid });
  }
  return { ids: new Set([student]), answering: { ledger, seen } };
}

it('loads of different students are audited as one: each finds its own answers alone', () => {
  const { ledger, seen } = joined([
    loadOf('ana', ['a', 'b'], { statuses: { 200: 2 }, repeated: 1, longestPauseMs: 10 }),
    loadOf('bia', ['c'], { statuses: { 200: 1, 503: 4 }, repeated: 0, longestPauseMs: 900 }),
  ]);
  const rows = ['a', 'c', 'd'].map((id) => ({ id, student: id === 'a' ? 'ana' : 'bia', question: 7, alternative: 70 }));
  expect(ledger.compare(rows)).toEqual({
    kept: 3,
    inFlight: 0,
    lost: ['b'],
    doubled: [],
    crossed: [],
    unasked: ['d'],
  });
  expect(seen).toEqual({ statuses: { 200: 3, 503: 4 }, repeated: 1, longestPauseMs: 900 });
});
