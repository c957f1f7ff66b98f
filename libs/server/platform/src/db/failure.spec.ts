import { constraintOf, isDatabaseAway } from './failure';

it.each([
  ['its table', { constraint: 'sittings_open', message: 'duplicate key value' }],
  ['a shard, in the message', { message: 'duplicate key value violates unique constraint "sittings_open_102573"' }],
])('a violated constraint is that of %s', (_where, error) => {
  expect(constraintOf(error)).toBe('sittings_open');
});

it('keeps the number of a constraint that the table itself names so', () => {
  expect(constraintOf({ constraint: 'plans_check_2', message: '' })).toBe('plans_check_2');
});

it('another error violates none', () => {
  expect(constraintOf({ message: 'deadlock detected' })).toBeUndefined();
});

it('a distributed engine that is moving a student between its servers is away for the moment', () => {
  const moving =
    'complex joins are only supported when all distributed tables are co-located and joined on their distribution columns';
  expect(isDatabaseAway({ cause: { code: '0A000', message: moving } })).toBe(true);
  expect(isDatabaseAway({ cause: { code: '0A000', message: 'cross-database references are not implemented' } })).toBe(
    false,
  );
});

it.each([
  ['server closed the connection unexpectedly', true],
  ['failure on connection marked as essential: 127.0.0.1:5432', true],
  ['cache lookup failed for type 5', false],
])('a distributed engine that has lost a server is away, in words alone: %s', (message, isAway) => {
  expect(isDatabaseAway({ cause: { code: 'XX000', message } })).toBe(isAway);
});
