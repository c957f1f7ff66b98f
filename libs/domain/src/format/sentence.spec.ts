import { sentenceOf } from './sentence';

it('begins with a capital and ends with one full stop', () => {
  expect(sentenceOf('é anulada')).toBe('É anulada.');
  expect(sentenceOf('falta o gabarito.')).toBe('Falta o gabarito.');
});
