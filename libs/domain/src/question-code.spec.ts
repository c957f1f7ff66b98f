import { questionCode, questionIdOf } from './question-code';

it('a code is read in either case, and as a number alone', () => {
  expect([questionCode(12), 'q12', ' Q12 ', '12', 'Q0012'].map(questionIdOf)).toEqual([12, 12, 12, 12, 12]);
});

it.each(['', 'Q', 'Q0', '0', 'Q 12', 'QQ12', '12a', '-12', '1.2', '1234567890'])('"%s" is no code', (text) => {
  expect(questionIdOf(text)).toBeUndefined();
});
