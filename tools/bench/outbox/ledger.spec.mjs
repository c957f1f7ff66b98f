import { createLedger } from './ledger.mjs';

const given = { kind: 'given', student: 'ana', question: 7, alternative: 71 };
const row = { student: 'ana', question: 7, alternative: 71 };

function told(...kinds) {
  const ledger = createLedger();
  ledger.tell({ ...given, uuid: 'a' });
  for (const kind of kinds) ledger.tell({ kind, uuid: 'a' });
  return ledger;
}

describe('the comparison of stored answers', () => {
  it('passes if each answer that was kept is stored once, as it was given', () => {
    const result = told('kept').compare([{ ...row, id: 'a' }]);
    expect(result).toMatchObject({ given: 1, kept: 1, stored: 1 });
    expect([result.lost, result.doubled, result.crossed, result.unasked, result.savedAfterAll].flat()).toEqual([]);
  });

  it.each([
    ['lost', 'kept', []],
    ['doubled', 'kept', [row, row]],
    ['crossed', 'kept', [{ ...row, student: 'bia' }]],
    ['crossed', 'kept', [{ ...row, alternative: 72 }]],
    ['savedAfterAll', 'not-saved', [row]],
  ])('names what is %s (%s)', (fault, kind, rows) => {
    expect(told(kind).compare(rows.map((one) => ({ ...one, id: 'a' })))[fault]).toEqual(['a']);
  });

  it('names answers that nobody gave', () => {
    expect(createLedger().compare([{ ...row, id: 'b' }]).unasked).toEqual(['b']);
  });

  it('ignores answers that a kill interrupted', () => {
    const results = [[], [{ ...row, id: 'a' }]].map((rows) => told().compare(rows));
    for (const { inFlight, lost, crossed } of results) expect([inFlight, lost, crossed]).toEqual([1, [], []]);
  });
});
