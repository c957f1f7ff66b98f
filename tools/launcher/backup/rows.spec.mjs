import { lostRows } from './rows.mjs';

const counted = (rows, deleted = 0) => ({ answers: { rows, deleted } });

test('a copy made between two counts has at least the lower number of rows', () => {
  expect(lostRows({ before: counted(3), copied: counted(4), after: counted(5) })).toEqual([]);
  expect(lostRows({ before: counted(3), copied: counted(2), after: counted(5) })).toEqual(['answers: 2 of 3']);
});

test('a table that the copy lacks is reported', () => {
  expect(lostRows({ before: counted(3), copied: {}, after: counted(3) })).toEqual(['answers: 0 of 3']);
});

test('rows that were deleted meanwhile are not required', () => {
  expect(lostRows({ before: counted(3), copied: counted(1), after: counted(5, 2) })).toEqual([]);
});
