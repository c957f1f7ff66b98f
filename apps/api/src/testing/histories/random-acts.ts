import { SANDBOX_ACTIONS, SANDBOX_DELIVERIES } from '@mapa/domain';
import fc from 'fast-check';
import { CARD_NUMBER, type Act, type Fault } from './acts';

const PLANS = ['plano_pago_primary', 'plano_pago_primary_nova_6_meses', 'plano_pago_primary_nova_assinatura'];
const DAY = 1_440;

const which = fc.nat({ max: 4 });

const kind = <K extends Act['do']>(
  name: K,
  rest: { [F in keyof Omit<Extract<Act, { do: K }>, 'do'>]: fc.Arbitrary<Extract<Act, { do: K }>[F]> },
) => fc.record({ do: fc.constant(name), ...rest }) as unknown as fc.Arbitrary<Act>;

const click = kind('click', {
  plan: fc.constantFrom(...PLANS),
  method: fc.constantFrom('pix', 'boleto', 'cartao', 'cartao'),
  name: fc.constantFrom('Ana Souza', 'Ana Souza', 'Ana Souza', 'FUND', 'CONT', `Ana ${CARD_NUMBER}`),
  times: fc.constantFrom(1, 1, 2, 3),
  replaces: fc.boolean(),
});
const again = kind('send again', { which, changed: fc.constantFrom(false, false, false, true) });
const bank = kind('bank', {
  act: fc.constantFrom('pagar' as const, 'pagar' as const, ...SANDBOX_ACTIONS.map(({ value }) => value)),
  which,
  told: fc.constantFrom(...SANDBOX_DELIVERIES.map(({ value }) => value)),
});
const abroad = kind('charged in another currency', { which, currency: fc.constantFrom('ARS', 'USD') });
const giveUp = kind('give up', { which });
const cancel = kind('cancel the plan', {});
const regret = kind('regret', { named: fc.boolean() });
const refund = kind('staff refunds', {
  which,
  cents: fc.constantFrom(null, 100, 1_000),
  reason: fc.constantFrom('Pedido do aluno', 'Pedido do aluno', 'Pedido do aluno', `Cartão ${CARD_NUMBER}`),
});
const transfer = kind('staff transfers', { which });
const notice = kind('notice', { which, how: fc.constantFrom('forged', 'an hour old', 'twice') });
const remove = kind('delete the account', {});
const time = kind('time passes', { minutes: fc.constantFrom(1, 5, 15, 35, 70, DAY, 3 * DAY, 8 * DAY, 31 * DAY) });
const reconcile = kind('reconcile', {});
const faults = kind('faults', {
  faults: fc.array(fc.constantFrom<Fault>('none', 'away', 'killed before', 'killed after'), {
    minLength: 1,
    maxLength: 4,
  }),
});

const weigh = (...some: [weight: number, arbitrary: fc.Arbitrary<Act>][]) =>
  fc.oneof(...some.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** What two tabs, two devices, the bank and the staff may do at the same instant. */
const together = kind('together', {
  acts: fc.array(
    weigh(
      [4, click],
      [3, again],
      [3, bank],
      [1, giveUp],
      [1, cancel],
      [2, regret],
      [2, refund],
      [1, transfer],
      [1, reconcile],
      [1, remove],
    ),
    { minLength: 2, maxLength: 3 },
  ),
});

const people = [
  [8, click],
  [3, again],
  [7, bank],
  [2, giveUp],
  [1, cancel],
  [2, regret],
  [2, refund],
  [1, transfer],
  [1, notice],
  [5, time],
  [3, reconcile],
  [4, together],
  [1, remove],
] satisfies [number, fc.Arbitrary<Act>][];

/** A history of one student; starts with a purchase, so that there is something to end, refund and dispute. */
export const history = (acts: fc.Arbitrary<Act>): fc.Arbitrary<Act[]> =>
  fc.tuple(click, fc.array(acts, { minLength: 4, maxLength: 16 })).map(([first, rest]) => [first, ...rest]);

/** Acts of people, and faults within one process: provider, process and connections fail. */
export const shakenActs: fc.Arbitrary<Act> = weigh(
  ...people,
  [3, kind('work', {})],
  [4, faults],
  // On its own: nothing may read the charge at the same time.
  [2, abroad],
  [1, kind('restart', {})],
  [1, fc.tuple(click, kind('cut connections', {})).map(([one, cut]): Act => ({ do: 'together', acts: [one, cut] }))],
);

/** Acts of people only: faults are caused from outside. */
export const peoplesActs: fc.Arbitrary<Act> = weigh(...people);
