import { freePlan, halfYearPlan, monthlyPlan } from '@mapa/api-client/testing';
import { paymentOf, periodOf, perMonth, priceNote, priceOf } from './price';
import { recommend } from './recommendation';

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
  ])('that is %s is shown in reais, with its period and its way of payment', (_what, plan, price, note) => {
    expect(plain(`${priceOf(plan)} ${periodOf(plan)}`)).toBe(price);
    expect(plain(priceNote(plan))).toBe(note);
  });

  it('shows a subscription as one, and no instalment if the provider sets the interest', () => {
    expect(priceNote({ ...monthlyPlan, renova: true })).toBe('Cobrado todo mês no cartão, até você cancelar');
    expect(paymentOf({ ...halfYearPlan, juros: 'comprador' })).toBe(
      'à vista, ou em até 6 parcelas no cartão, com juros da operadora',
    );
  });

  it('groups thousands', () => expect(plain(priceOf({ ...halfYearPlan, preco_centavos: 123456 }))).toBe('R$ 1.234,56'));

  it('is rounded up if it does not divide evenly', () => {
    const uneven = { ...halfYearPlan, preco_centavos: 10000 };
    expect(perMonth(uneven)).toBe(1667);
    expect(plain(paymentOf(uneven))).toContain('6 parcelas de R$ 16,67');
  });
});

describe('the recommended plan', () => {
  it('is the cheapest per month, with the difference from the next one', () => {
    const recommended = recommend([freePlan, monthlyPlan, halfYearPlan]);
    expect(recommended?.plan).toBe(halfYearPlan);
    expect(plain(recommended?.reason ?? '')).toBe(
      'O menor preço por mês: R$ 24,90, R$ 5,00 a menos do que no plano Mensal',
    );
  });

  it.each([
    ['nothing is sold', []],
    ['only the free plan is', [freePlan]],
    ['there is one paid plan', [freePlan, monthlyPlan]],
    ['another one costs as little', [monthlyPlan, { ...halfYearPlan, preco_centavos: 6 * 2990 }]],
  ])('does not exist if %s', (_when, plans) => expect(recommend(plans)).toBeNull());
});
