import { describeFailure, Failure } from './failure.mjs';

test('a failure meant for people is printed as it is', () => {
  expect(describeFailure(new Failure('port 3000 is taken'))).toBe('port 3000 is taken');
});

test('a missing permission names the file', () => {
  const error = Object.assign(new Error('x'), { code: 'EACCES', path: '/srv/data' });
  expect(describeFailure(error)).toBe('no permission to use /srv/data (EACCES)');
});

test('any other failure is one line without a stack', () => {
  expect(describeFailure(new TypeError('first\nsecond'))).toBe('unexpected: first');
});
