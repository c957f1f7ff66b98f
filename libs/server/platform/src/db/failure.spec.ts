import { constraintOf } from './failure';

it.each([
  ['its table', { constraint: 'sittings_open', message: 'duplicate key value' }],
  ['a shard, in the message', { message: 'duplicate key value violates unique constraint "sittings_open_102573"' }],
])('a violated constraint is that of %s', (_where, error) => {
  expect(constraintOf(error)).toBe('sittings_open');
});

it('another error violates none', () => {
  expect(constraintOf({ message: 'deadlock detected' })).toBeUndefined();
});
