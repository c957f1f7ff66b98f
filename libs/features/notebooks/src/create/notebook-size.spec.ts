import { limitsFor, mostOf, readSize } from './notebook-size';

const student = { role: 'estudante' };

describe('the possible size of a new notebook', () => {
  it.each([
    [964, { ...student, plano_tipo: 'plano_gratis' }, 100],
    [964, { ...student, plano_tipo: 'plano_pago_primary' }, 500],
    [964, null, 100],
    [40, null, 40],
    [964, { role: 'professor', plano_tipo: 'plano_gratis' }, 500],
  ])('of %i found questions, for %j, is %i', (total, user, most) => {
    expect(mostOf(total, limitsFor(user))).toBe(most);
  });

  it.each([
    ['1', 1],
    [' 100 ', 100],
    ['101', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['dez', null],
    ['', null],
  ])('is read from %j as %j', (text, size) => {
    expect(readSize(text, 100)).toBe(size);
  });
});
