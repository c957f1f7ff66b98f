import { readCount, readDay, readFlag, readLines, readMoney } from './fields';

describe('the fields of a notice', () => {
  it.each([
    ['R$ 4.567,89', 456_789],
    ['4567,8', 456_780],
    ['4567.89', 456_789],
    ['1.234', 123_400],
    ['90', 9_000],
    ['', null],
  ])('accept %j as money', (text, cents) => expect(readMoney('taxa', text)).toBe(cents));

  it.each(['-1', '1,234', '1.23.4', 'dez', '99999999', '1e3'])('refuse %j as money', (text) => {
    expect(() => readMoney('taxa', text)).toThrow('taxa pede um valor em reais, como 4.567,89');
  });

  it.each([
    ['20/03/2026', '2026-03-20'],
    ['2028-02-29', '2028-02-29'],
    ['', null],
  ])('accept %j as a day', (text, day) => expect(readDay('data_prova', text)).toBe(day));

  it.each(['31/02/2026', '2026-13-01', '1/2/2026', 'amanhã', '0020-01-01'])('refuse %j as a day', (text) => {
    expect(() => readDay('data_prova', text)).toThrow('data_prova pede um dia, como 20/03/2026');
  });

  it('accept counts, yes and no, and several texts', () => {
    expect([readCount('vagas', '1.200'), readCount('vagas', '0'), readCount('vagas', '')]).toEqual([1200, 0, null]);
    expect(() => readCount('vagas', '12 + CR')).toThrow('vagas pede um número inteiro');
    expect([readFlag('suspenso', 'Sim'), readFlag('suspenso', 'não'), readFlag('suspenso', '')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(() => readFlag('suspenso', 'x')).toThrow('suspenso aceita sim ou não');
    expect(readLines('cargos', ' Técnico |  | Analista\tSênior|Técnico', 50)).toEqual(['Técnico', 'Analista Sênior']);
  });
});
