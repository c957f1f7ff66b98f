import { randomUUID } from 'node:crypto';
import { isPaymentOpen, sandboxCardToken, type SandboxDelivery } from '@mapa/domain';
import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { checkouts, payments, planPrices, subscriptions, users } from '@mapa/server-platform';
import { createRestartingApp, histories, type Fault, type RestartingApp } from '../testing/interleavings';
import { PAYER_ADDRESS, reconcileNow, workPayments } from '../testing/payments';
import { enter, type Entered } from '../testing/students';

const EVERYDAY = 8;
const TIMEOUT_MS = 60_000 + histories(EVERYDAY) * 8_000;

let system: RestartingApp;
beforeAll(async () => {
  system = await createRestartingApp();
});
afterAll(() => system.close());

const PLANS = ['plano_pago_primary', 'plano_pago_primary_nova_6_meses', 'plano_pago_primary_nova_assinatura'] as const;
const METHODS = ['pix', 'boleto', 'cartao'] as const;

/** One tab of a student: the attempts that it has sent, to be sent again as they were. */
interface Tab {
  readonly student: Entered;
  readonly sent: { key: string; body: object }[];
}

const bodyOf = (plano_id: string, metodo: string, nome: string, substitui: string | undefined) => ({
  plano_id,
  metodo,
  nome,
  cpf: '529.982.247-25',
  ...(metodo === 'cartao' && { cartao_token: sandboxCardToken('5031433215406351', randomUUID()) }),
  ...(metodo === 'boleto' && { endereco: PAYER_ADDRESS }),
  ...(substitui && { substitui }),
});

/** Whatever is answered, also nothing: a killed process answers 500 here. */
const send = ({ student }: Tab, url: string, payload: object, key?: string) =>
  system.api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${student.token}`, ...(key && { 'idempotency-key': key }) },
  });

const paymentsOf = ({ student }: Tab) =>
  system.api.db.select().from(payments).where(eq(payments.studentId, student.id)).orderBy(desc(payments.createdAt));

async function click(tab: Tab, plan: string, method: string, name: string, times: number): Promise<void> {
  const open = (await paymentsOf(tab)).find(({ state }) => isPaymentOpen(state));
  const attempts = Array.from({ length: times }, () => ({
    key: randomUUID(),
    body: bodyOf(plan, method, name, open?.id),
  }));
  tab.sent.push(...attempts);
  await Promise.all(attempts.map(({ key, body }) => send(tab, '/api/customer-area/payment', body, key)));
}

async function clickAgain(tab: Tab, which: number): Promise<void> {
  const attempt = tab.sent[which % Math.max(tab.sent.length, 1)];
  if (attempt) await Promise.all([1, 2].map(() => send(tab, '/api/customer-area/payment', attempt.body, attempt.key)));
}

async function inSandbox(tab: Tab, which: number, acao: 'pagar' | 'recusar', aviso: SandboxDelivery): Promise<void> {
  const all = await paymentsOf(tab);
  const payment = all[which % Math.max(all.length, 1)];
  if (payment) await send(tab, `/api/customer-area/payment/${payment.id}/sandbox`, { acao, aviso });
}

async function giveUp(tab: Tab): Promise<void> {
  const open = (await paymentsOf(tab)).find(({ state }) => isPaymentOpen(state));
  if (open) await send(tab, `/api/customer-area/payment/${open.id}/cancel`, {});
}

type Step = (tab: Tab) => Promise<void>;
const named = (name: string, step: Step): Step => Object.assign(step, { toString: () => name });
const delivery = fc.constantFrom<SandboxDelivery>('normal', 'tarde', 'dobrado', 'fora_de_ordem', 'nenhum');
const index = fc.nat({ max: 5 });

/** Breaks the connections while a student clicks. */
async function cutWhileClicking(tab: Tab, plan: string): Promise<void> {
  const clicked = click(tab, plan, 'cartao', 'Ana Souza', 1);
  await Promise.all([clicked, system.cutConnections()]);
}

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...PLANS),
        fc.constantFrom(...METHODS),
        fc.constantFrom('Ana Souza', 'FUND', 'CONT'),
        fc.integer({ min: 1, max: 3 }),
      )
      .map(([plan, method, name, times]) =>
        named(`click ${plan} ${method} ${name} ×${times}`, (tab) => click(tab, plan, method, name, times)),
      ),
  },
  { weight: 3, arbitrary: index.map((which) => named(`send again ${which}`, (tab) => clickAgain(tab, which))) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(index, fc.constantFrom('pagar' as const, 'recusar' as const), delivery)
      .map(([which, act, told]) => named(`${act} ${which} ${told}`, (tab) => inSandbox(tab, which, act, told))),
  },
  { weight: 2, arbitrary: fc.constant(named('give up', giveUp)) },
  { weight: 2, arbitrary: fc.constant(named('work', () => workPayments(system.api))) },
  { weight: 2, arbitrary: fc.constant(named('reconcile', () => reconcileNow(system.api).catch(() => undefined))) },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 1, max: 45 })
      .map((minutes) => named(`+${minutes} min`, async () => system.clock.forward({ minutes }))),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom<Fault>('none', 'away', 'killed before', 'killed after'), { minLength: 1, maxLength: 3 })
      .map((faults) => named(`faults ${faults.join()}`, async () => void system.faults.push(...faults))),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...PLANS)
      .map((plan) => named(`cut while clicking ${plan}`, (tab) => cutWhileClicking(tab, plan))),
  },
  { weight: 1, arbitrary: fc.constant(named('restart', () => system.restart())) },
);

/** Lets everything that is under way come to its end: no fault any more, and time for each deadline. */
async function comeToRest(tab: Tab): Promise<void> {
  system.faults.splice(0);
  // A bank decides in the end.
  for (const { state, id } of await paymentsOf(tab)) {
    if (state === 'em_analise') await send(tab, `/api/customer-area/payment/${id}/sandbox`, { acao: 'recusar' });
  }
  for (const minutes of [0, 12, 62, 5 * 1_440, 62]) {
    system.clock.forward({ minutes });
    await workPayments(system.api);
    await reconcileNow(system.api);
    await workPayments(system.api);
  }
}

/** What is not as it has to be at the end; empty when all is well. */
async function faultsOf(tab: Tab): Promise<string[]> {
  const { db, pool } = system.api;
  const own = await paymentsOf(tab);
  const bought = await db.select().from(checkouts).where(eq(checkouts.studentId, tab.student.id));
  const { rows: kept } = await pool.query<{ checkout: string; charge: string }>(
    `select p.checkout_id as checkout, c.id::text as charge from sandbox_charges c join payments p on p.id = c.reference
     where p.student_id = $1 and c.state in ('pago', 'estornado_parcial')`,
    [tab.student.id],
  );
  const [user] = await db.select().from(users).where(eq(users.id, tab.student.id));
  const running = await db
    .select()
    .from(subscriptions)
    .innerJoin(planPrices, eq(planPrices.id, subscriptions.priceId))
    .where(eq(subscriptions.studentId, tab.student.id));
  const alive = running.filter(({ subscriptions: { state } }) => ['ativa', 'em_atraso', 'cancelada'].includes(state));
  const last = bought.filter(({ state }) => state === 'pago').sort((a, b) => Number(b.paidAt) - Number(a.paidAt))[0];
  const lastPlan =
    running.find(({ subscriptions: { paymentId } }) => paymentId === last?.paidBy)?.plan_prices.planId ??
    'plano_gratis';
  const { rows: waiting } = await pool.query(
    "select from payment_refunds r join payments p on p.id = r.payment_id where p.student_id = $1 and r.state <> 'feita'",
    [tab.student.id],
  );
  return [
    ...bought.flatMap(({ id, state }) => {
      const charges = kept.filter(({ checkout }) => checkout === id).length;
      return charges === (state === 'pago' ? 1 : 0) ? [] : [`${charges} charges of a checkout that is ${state}`];
    }),
    ...own.filter(({ state }) => isPaymentOpen(state)).map(({ state, method }) => `a ${method} still ${state}`),
    ...(waiting.length > 0 ? [`${waiting.length} refunds not made`] : []),
    ...(alive.length > 1 ? ['two plans at a time'] : []),
    ...(user?.plan === lastPlan ? [] : [`the plan is ${user?.plan}, and ${lastPlan} was paid last`]),
  ];
}

describe('clicks, notices, faults, restarts and reconciliation in any order', () => {
  it(
    'end with exactly one charge for each accepted checkout, and the right plan',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          const tab: Tab = { student: await enter(system.api), sent: [] };
          for (const each of steps) await each(tab);
          await comeToRest(tab);
          expect(await faultsOf(tab)).toEqual([]);
        }),
        { numRuns: histories(EVERYDAY), endOnFailure: true },
      );
    },
    TIMEOUT_MS,
  );
});
