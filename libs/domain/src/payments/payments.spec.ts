import fc from 'fast-check';
import { PLAN_IDS } from '../plans/plan-ids';
import { planLimits } from '../plans/plan-limits';
import { planFeatures } from '../plans/plan-texts';
import {
  CHECKOUT_STATES,
  isPaymentOpen,
  mayPaymentGo,
  PAID_RULES,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
  ruleOfPaid,
} from './payment-states';
import { PLAN_OFFERS } from './plan-prices';
import { isPaymentRefusal } from './refusal-reasons';
import {
  readSandboxToken,
  SANDBOX_CARDS,
  SANDBOX_NAMES,
  SANDBOX_NOTICE,
  sandboxCardToken,
  sandboxTotalCents,
} from './sandbox';
import {
  isSubscriptionRunning,
  maySubscriptionGo,
  SUBSCRIPTION_STATES,
  SUBSCRIPTION_TRANSITIONS,
} from './subscription-states';
import {
  boletoDeadline,
  daysAfter,
  DUNNING_DAYS,
  GRACE_DAYS,
  instalmentCents,
  LEAST_CHARGE_CENTS,
  monthsAfter,
  pixDeadline,
  QUOTE_MINUTES,
  REBUY_DAYS,
  regretDeadline,
  upgradeCredit,
} from './terms';

// The same values in each run (docs/testing.md).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

const paymentStates = PAYMENT_STATES.map(({ value }) => value);
const subscriptionStates = SUBSCRIPTION_STATES.map(({ value }) => value);
const reach = <S extends string>(from: S, table: Readonly<Record<S, readonly S[]>>): Set<S> => {
  const seen = new Set<S>([from]);
  for (const state of seen) for (const next of table[state]) seen.add(next);
  return seen;
};

describe('the states of a payment', () => {
  it('are all reached from the first, and none leads to itself', () => {
    expect([...reach('processando', PAYMENT_TRANSITIONS)].sort()).toEqual([...paymentStates].sort());
    for (const state of paymentStates) expect(mayPaymentGo(state, state)).toBe(false);
  });

  it('never lead from paid back to waiting, in any order of reports', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paymentStates), { maxLength: 30 }), (told) => {
        let state: (typeof paymentStates)[number] = 'processando';
        let wasPaid = false;
        for (const next of told) {
          if (mayPaymentGo(state, next)) state = next;
          wasPaid ||= state === 'pago';
          if (wasPaid) expect(['pago', 'estornado_parcial', 'estornado', 'contestado']).toContain(state);
        }
      }),
    );
  });

  it('that are open all lead to paid, and a refusal and a full refund lead nowhere', () => {
    for (const state of paymentStates.filter(isPaymentOpen)) expect(mayPaymentGo(state, 'pago')).toBe(true);
    expect([PAYMENT_TRANSITIONS.recusado, PAYMENT_TRANSITIONS.estornado]).toEqual([[], []]);
  });
});

describe('a received payment', () => {
  it('is kept only if it is the first, in reais, of an account that has bought nothing since', () => {
    for (const checkout of CHECKOUT_STATES) {
      for (const boughtSince of [true, false]) {
        for (const hasAccount of [true, false]) {
          const into = { checkout, boughtSince, hasAccount };
          const isFirst = hasAccount && checkout !== 'pago' && !boughtSince;
          expect(ruleOfPaid({ ...into, isReais: true, isPrice: true }).then).toBe(isFirst ? 'honrar' : 'devolver');
          expect(ruleOfPaid({ ...into, isReais: true, isPrice: false }).then).toBe('devolver');
          expect(ruleOfPaid({ ...into, isReais: false, isPrice: true }).then).toBe('devolver');
        }
      }
    }
    expect(new Set(PAID_RULES.map(({ because }) => because)).size).toBe(PAID_RULES.length);
  });
});

describe('the states of a bought plan', () => {
  it('are all reached from the first, and none leads to itself', () => {
    expect([...reach('ativa', SUBSCRIPTION_TRANSITIONS)].sort()).toEqual([...subscriptionStates].sort());
    for (const state of subscriptionStates) expect(maySubscriptionGo(state, state)).toBe(false);
  });

  it('that are active can always end, be undone and be disputed', () => {
    for (const state of subscriptionStates.filter(isSubscriptionRunning)) {
      for (const end of ['encerrada', 'desfeita', 'contestada'] as const)
        expect([state, maySubscriptionGo(state, end)]).toEqual([state, true]);
    }
    expect(SUBSCRIPTION_TRANSITIONS.desfeita).toEqual([]);
  });
});

describe('deadlines', () => {
  const bought = new Date('2026-03-14T02:30:00Z'); // 23:30 of the 13th in Brasília

  it('of regret end with the seventh day after the purchase in Brasília', () => {
    expect(regretDeadline(bought).toISOString()).toBe('2026-03-21T02:59:59.999Z');
    expect(regretDeadline(new Date('2026-03-14T03:00:00Z')).toISOString()).toBe('2026-03-22T02:59:59.999Z');
  });

  it('of a PIX come after half an hour, of a boleto with the third day', () => {
    expect(pixDeadline(bought).toISOString()).toBe('2026-03-14T03:00:00.000Z');
    expect(boletoDeadline(bought).toISOString()).toBe('2026-03-17T02:59:59.999Z');
  });

  it.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
    ['2026-12-15T10:00:00.000Z', 1, '2027-01-15T10:00:00.000Z'],
  ])('of a period from %s over %i months come on the same day, or the last', (from, months, to) => {
    expect(monthsAfter(new Date(from), months).toISOString()).toBe(to);
  });
});

describe('the terms', () => {
  it('count days of 24 hours', () => {
    expect(daysAfter(new Date('2026-02-27T10:00:00Z'), REBUY_DAYS).toISOString()).toBe('2026-03-09T10:00:00.000Z');
  });

  it('mail about a failed renewal during the grace period, and sell the same plan only near its end', () => {
    expect(Math.max(...DUNNING_DAYS)).toBeLessThan(GRACE_DAYS);
    const renewable = daysAfter(new Date('2026-02-01T00:00:00Z'), REBUY_DAYS);
    expect(renewable.getTime()).toBeLessThan(monthsAfter(new Date('2026-02-01T00:00:00Z'), 1).getTime());
  });

  it('allow charging the cheapest plan, and no quote expires before its PIX', () => {
    for (const { id, priceCents } of PLAN_OFFERS)
      if (id !== 'plano_gratis') expect(priceCents).toBeGreaterThan(LEAST_CHARGE_CENTS);
    expect(pixDeadline(new Date(0)).getTime()).toBeLessThanOrEqual(QUOTE_MINUTES * 60_000);
  });
});

describe('the credit of an upgrade', () => {
  const period = {
    paidCents: 14_940,
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: new Date('2026-07-01T00:00:00Z'),
  };

  it('is what was paid, by the seconds that remain', () => {
    expect(upgradeCredit(period, period.startsAt)).toBe(14_940);
    expect(upgradeCredit(period, period.endsAt)).toBe(0);
    expect(upgradeCredit(period, new Date('2026-04-01T12:00:00Z'))).toBe(7_470);
    expect(upgradeCredit({ ...period, endsAt: period.startsAt }, period.startsAt)).toBe(0);
  });

  it('counts whole seconds', () => {
    const short = { paidCents: 100, startsAt: new Date(0), endsAt: new Date(10_000) };
    expect(upgradeCredit(short, new Date(500))).toBe(90);
  });

  it('is whole centavos between nothing and the amount paid, and never grows', () => {
    const at = fc.date({ min: new Date('2025-06-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), at, at, (paidCents, one, other) => {
        const [first, second] = one <= other ? [one, other] : [other, one];
        const [before, after] = [
          upgradeCredit({ ...period, paidCents }, first),
          upgradeCredit({ ...period, paidCents }, second),
        ];
        expect(Number.isInteger(after) && after >= 0 && before <= paidCents && after <= before).toBe(true);
      }),
    );
  });
});

describe('instalments', () => {
  it('are whole centavos, of which the first one bears the remainder', () => {
    expect(instalmentCents(1_000, 3)).toEqual({ first: 334, others: 333 });
    expect(instalmentCents(14_940, 1)).toEqual({ first: 14_940, others: 14_940 });
  });

  it('add up to the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000 }), fc.integer({ min: 1, max: 12 }), (total, count) => {
        const { first, others } = instalmentCents(total, count);
        expect(first + others * (count - 1)).toBe(total);
      }),
    );
  });
});

describe('the sandbox', () => {
  it('takes interest for instalments that the buyer pays, and none for a single payment', () => {
    expect(sandboxTotalCents(14_940, 1)).toBe(14_940);
    // 149,40 at 2,99 % a month: six instalments of 27,57 by the price table.
    expect(sandboxTotalCents(14_940, 6)).toBe(6 * 2_757);
  });

  it('makes a token without the number from a test card, and none from any other card', () => {
    for (const { number, brand } of SANDBOX_CARDS) {
      const token = sandboxCardToken(number.replace(/(\d{4})/g, '$1 '), '5f0c2a4e-7d1b') ?? '';
      expect(readSandboxToken(token)).toEqual({ brand, last4: number.slice(-4) });
      expect(token).not.toContain(number.slice(0, 12));
    }
    expect(sandboxCardToken('4111111111111111', 'x')).toBeNull();
    expect(readSandboxToken('tok_1')).toBeNull();
  });

  it('says that no money moves, and names states and refusals that exist', () => {
    expect(SANDBOX_NOTICE).toMatch(/nenhum dinheiro/);
    for (const outcome of Object.values(SANDBOX_NAMES))
      expect(isPaymentRefusal(outcome) || mayPaymentGo('processando', outcome as 'pago')).toBe(true);
  });

  it('names its refusals', () => {
    expect([isPaymentRefusal('saldo_insuficiente'), isPaymentRefusal('toString'), isPaymentRefusal(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the plans on sale', () => {
  it('leave limits to their table, and amounts to the page', () => {
    for (const { id, description, highlights } of PLAN_OFFERS) {
      expect([id, highlights.filter((words) => planFeatures(planLimits(id)).includes(words))]).toEqual([id, []]);
      expect([description, ...highlights].join(' ')).not.toMatch(/R\$|%|parcela/);
    }
  });

  it('are those of the specification, and only a card renews', () => {
    expect(PLAN_OFFERS.map(({ id }) => id).sort()).toEqual([...PLAN_IDS].sort());
    for (const { renews, maxInstalments, months } of PLAN_OFFERS)
      if (renews) expect([maxInstalments, months]).toEqual([1, 1]);
  });
});
