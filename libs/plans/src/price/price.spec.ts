import { freePlan, halfYearPlan, monthlyPlan } from '@mapa/api-client/testing';
import { compare } from './comparison';
import { paymentOf, periodOf, perMonth, priceNote, priceOf } from './price';

/** Intl keeps amount and currency on one line. */
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('the price of a plan', () => {
  it.each([
    ['free', freePlan, 'Grátis sem prazo para acabar', ''],
    ['monthly', monthlyPlan, 'R$ 29,90 por mês', 'À vista'],
    [
      'of six months',
      halfYearPlan,
      'R$ 149,40 por 6 meses',
      'R$ 24,90 por mês; à vista, ou em até 6 parcelas de R$ 24,90 no cartão',
    ],
  ])('that is %s is told in reais, with what it is for and how it is paid', (_what, plan, price, note) => {
    expect(plain(`${priceOf(plan)} ${periodOf(plan)}`)).toBe(price);
    expect(plain(priceNote(plan))).toBe(note);
  });

  it('tells a subscription as one, and promises no part whose interest somebody else decides', () => {
    expect(priceNote({ ...monthlyPlan, renova: true })).toBe('Cobrado todo mês no cartão, até você cancelar');
    expect(paymentOf({ ...halfYearPlan, juros: 'comprador' })).toBe(
      'à vista, ou em até 6 parcelas no cartão, com juros da operadora',
    );
  });

  it('groups thousands', () => expect(plain(priceOf({ ...halfYearPlan, preco_centavos: 123456 }))).toBe('R$ 1.234,56'));

  it('is never told lower than it is by a part that does not come out even', () => {
    const uneven = { ...halfYearPlan, preco_centavos: 10000 };
    expect(perMonth(uneven)).toBe(1667);
    expect(plain(paymentOf(uneven))).toContain('6 parcelas de R$ 16,67');
  });
});

describe('the monthlyPlan plan against that of six months', () => {
  it('is told over the same six months, with what the longer one saves', () => {
    const comparison = compare([freePlan, halfYearPlan, monthlyPlan]);
    expect(comparison?.plans).toEqual([monthlyPlan, halfYearPlan]);
    expect(comparison?.rows.map((row) => row.map(plain))).toEqual([
      ['Por mês', 'R$ 29,90', 'R$ 24,90'],
      ['Em 6 meses', 'R$ 179,40', 'R$ 149,40'],
      ['Pagamento', 'à vista', 'à vista, ou em até 6 parcelas de R$ 24,90 no cartão'],
    ]);
    expect(plain(comparison?.saving ?? '')).toBe(
      'Em 6 meses, o plano 6 meses custa R$ 30,00 a menos do que o plano Mensal (17%).',
    );
  });

  it('boasts of no saving where there is none', () => {
    expect(compare([monthlyPlan, { ...halfYearPlan, preco_centavos: 6 * 2990 }])?.saving).toBe('');
  });

  it.each([
    ['nothing is sold', []],
    ['only the free plan is', [freePlan]],
    ['there is one paid plan', [freePlan, monthlyPlan]],
    ['all are for as long', [monthlyPlan, { ...monthlyPlan, id: 'plano_pago_primary_nova' as const }]],
  ])('is left out where %s', (_when, plans) => expect(compare(plans)).toBeNull());
});
