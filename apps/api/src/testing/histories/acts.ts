import { randomUUID } from 'node:crypto';
import { sandboxCardToken, type SandboxAction, type SandboxDelivery } from '@mapa/domain';
import { signNotice } from '@mapa/server-plans';
import { PAYER_ADDRESS, TRANSFER_ACCOUNT } from '@mapa/server-plans/testing';

/** A card number that people type where a name or a reason is expected. */
export const CARD_NUMBER = '4235 6477 2802 5682';

/** A fault for each of the provider's next calls; then none. */
export type Fault = 'none' | 'away' | 'killed before' | 'killed after';

/** An act or event in a history of one student. Indices count the student's payments, latest first. */
export type Act =
  | { do: 'click'; plan: string; method: 'pix' | 'boleto' | 'cartao'; name: string; times: number; replaces: boolean }
  | { do: 'send again'; which: number; changed: boolean }
  | { do: 'bank'; act: SandboxAction; which: number; told: SandboxDelivery }
  | { do: 'charged in another currency'; which: number; currency: string }
  | { do: 'give up'; which: number }
  | { do: 'cancel the plan' }
  | { do: 'regret'; named: boolean }
  | { do: 'staff refunds'; which: number; cents: number | null; reason: string }
  | { do: 'staff transfers'; which: number }
  | { do: 'notice'; which: number; how: 'forged' | 'an hour old' | 'twice' }
  | { do: 'delete the account' }
  | { do: 'time passes'; minutes: number }
  | { do: 'work' }
  | { do: 'reconcile' }
  | { do: 'restart' }
  | { do: 'cut connections' }
  | { do: 'faults'; faults: Fault[] }
  | { do: 'together'; acts: Act[] };

export interface HistoryStudent {
  readonly id: string;
  readonly token: string;
  /** The sent attempts, to be repeated unchanged. */
  readonly sent: { readonly key: string; readonly body: Record<string, unknown> }[];
}

interface Sent {
  readonly url: string;
  readonly payload: object;
  readonly headers: Readonly<Record<string, string>>;
}

/** The system under test of a history. */
export interface HistorySystem {
  /** Sends a POST; returns the status, or 0 if there was no response. */
  send(request: Sent): Promise<number>;
  /** Reads the database, waiting while it is down. */
  query<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  readonly staffToken: string;
  readonly webhookSecret: string;
  now(): Date;
  /** Lets time pass, for one student or, without one, for all. */
  pass(minutes: number, student?: HistoryStudent): Promise<void>;
  work(): Promise<void>;
  reconcile(): Promise<void>;
  restart(): Promise<void>;
  cutConnections(): Promise<void>;
  break(faults: Fault[]): void;
}

/** Removes what histories left, as it would be compared with the provider again and again. */
export const LEFT_BEHIND = `truncate payments, subscriptions, checkouts, checkout_keys, payment_refunds, payment_events,
  sandbox_charges, sandbox_refunds, sandbox_recurrings; delete from pgboss.job; update users set plan = 'plano_gratis'`;

interface OwnPayment {
  readonly id: string;
  readonly state: string;
  readonly providerId: string | null;
}

const PAY = '/api/customer-area/payment';
const STAFF = '/api/customer-area/moderation/payment';

const paymentsOf = (system: HistorySystem, { id }: HistoryStudent): Promise<OwnPayment[]> =>
  system.query<OwnPayment>(
    'select id, state, provider_id as "providerId" from payments where student_id = $1 order by created_at desc, id',
    [id],
  );

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(all.length, 1)];

const isOpen = ({ state }: OwnPayment): boolean => ['processando', 'pendente', 'em_analise'].includes(state);

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const asStudent = (system: HistorySystem, { token }: HistoryStudent, url: string, payload: object, key?: string) =>
  system.send({ url, payload, headers: { ...bearer(token), ...(key && { 'idempotency-key': key }) } });

async function click(
  system: HistorySystem,
  student: HistoryStudent,
  { plan, method, name, times, replaces }: Extract<Act, { do: 'click' }>,
): Promise<void> {
  const open = (await paymentsOf(system, student)).find(isOpen);
  const attempts = Array.from({ length: times }, () => ({
    key: randomUUID(),
    body: {
      plano_id: plan,
      metodo: method,
      nome: name,
      cpf: '529.982.247-25',
      ...(method === 'cartao' && { cartao_token: sandboxCardToken('5031433215406351', randomUUID()) }),
      ...(method === 'boleto' && { endereco: PAYER_ADDRESS }),
      ...(replaces && open && { substitui: open.id }),
    },
  }));
  student.sent.push(...attempts);
  await Promise.all(attempts.map(({ key, body }) => asStudent(system, student, PAY, body, key)));
}

async function sendAgain(system: HistorySystem, student: HistoryStudent, which: number, changed: boolean) {
  const attempt = pick(student.sent, which);
  if (!attempt) return;
  const body = changed ? { ...attempt.body, nome: 'Outra Pessoa' } : attempt.body;
  await Promise.all([1, 2].map(() => asStudent(system, student, PAY, body, attempt.key)));
}

async function notice(system: HistorySystem, student: HistoryStudent, which: number, how: string): Promise<void> {
  const dataId = pick(await paymentsOf(system, student), which)?.providerId;
  if (!dataId) return;
  const requestId = randomUUID();
  const at = new Date(system.now().getTime() - (how === 'an hour old' ? 3_600_000 : 0));
  const secret = how === 'forged' ? 'of a stranger' : system.webhookSecret;
  const request = {
    url: `/api/payment/webhook/sandbox?data.id=${dataId}&type=payment`,
    payload: { data: { id: dataId, status: 'approved' } },
    headers: { 'x-request-id': requestId, 'x-signature': signNotice(secret, { dataId, requestId }, at) },
  };
  for (let n = 0; n < 2; n++) {
    const status = await system.send(request);
    if (how !== 'twice' && status === 200) throw new Error(`a notice that is ${how} was taken`);
  }
}

type Performers = { [K in Act['do']]: (s: HistorySystem, t: HistoryStudent, act: Extract<Act, { do: K }>) => unknown };

const PERFORM: Performers = {
  click,
  'send again': (system, student, { which, changed }) => sendAgain(system, student, which, changed),
  bank: async (system, student, { act, which, told }) => {
    const payment = pick(await paymentsOf(system, student), which);
    if (payment) await asStudent(system, student, `${PAY}/${payment.id}/sandbox`, { acao: act, aviso: told });
  },
  'charged in another currency': async (system, student, { which, currency }) => {
    const payment = pick(await paymentsOf(system, student), which);
    // Earlier decisions used the currency of then, which no provider changes.
    if (payment)
      await system.query(
        `update sandbox_charges c set currency = $2 where c.reference = $1
         and not exists (select from payments p where p.provider_id = c.id::text and p.verdict is not null)`,
        [payment.id, currency],
      );
  },
  'give up': async (system, student, { which }) => {
    const open = pick((await paymentsOf(system, student)).filter(isOpen), which);
    if (open) await asStudent(system, student, `${PAY}/${open.id}/cancel`, {});
  },
  'cancel the plan': (system, student) => asStudent(system, student, '/api/plan/cancel', {}),
  regret: async (system, student, { named }) => {
    const [running] = await system.query<{ startsAt: Date }>(
      `select starts_at as "startsAt" from subscriptions
       where student_id = $1 and state in ('ativa', 'em_atraso', 'cancelada')`,
      [student.id],
    );
    await asStudent(system, student, '/api/plan/cancel', {
      arrependimento: true,
      conta: TRANSFER_ACCOUNT,
      ...(named && running && { inicio: running.startsAt.toISOString() }),
    });
  },
  'staff refunds': async (system, student, { which, cents, reason }) => {
    const payment = pick(await paymentsOf(system, student), which);
    if (payment)
      await system.send({
        url: `${STAFF}/${payment.id}/refund`,
        payload: { motivo: reason, ...(cents !== null && { valor_centavos: cents }) },
        headers: bearer(system.staffToken),
      });
  },
  'staff transfers': async (system, student, { which }) => {
    const payment = pick(await paymentsOf(system, student), which);
    if (payment)
      await system.send({
        url: `${STAFF}/${payment.id}/transfer`,
        payload: { motivo: 'Comprovante 1' },
        headers: bearer(system.staffToken),
      });
  },
  notice: (system, student, { which, how }) => notice(system, student, which, how),
  'delete the account': (system, student) => asStudent(system, student, '/api/customer-area/user/delete', {}),
  'time passes': (system, student, { minutes }) => system.pass(minutes, student),
  work: (system) => system.work(),
  reconcile: (system) => system.reconcile(),
  restart: (system) => system.restart(),
  'cut connections': (system) => system.cutConnections(),
  faults: (system, _student, { faults }) => system.break(faults),
  together: (system, student, { acts }) => Promise.all(acts.map((act) => perform(system, student, act))),
};

/** Performs one act of a history; whatever the response, even none, the history goes on. */
export async function perform(system: HistorySystem, student: HistoryStudent, act: Act): Promise<void> {
  await (PERFORM[act.do] as (s: HistorySystem, t: HistoryStudent, a: Act) => unknown)(system, student, act);
}

const DAY = 1_440;
/**
 * Passes every deadline of an open payment: unsent, PIX, review and boleto, with the checks of closed ones in between.
 */
const DEADLINES = [0, 12, 62, 5 * DAY, 62, DAY + 1];

/** Completes everything in progress: faults end, banks decide, and time passes every deadline. */
export async function settleEverything(system: HistorySystem): Promise<void> {
  for (const minutes of DEADLINES) {
    await system.query(
      "update sandbox_charges set state = 'recusado', updated_at = updated_at + interval '1 second' where state = 'em_analise'",
    );
    await system.pass(minutes);
    await system.work();
    await system.reconcile();
    await system.work();
  }
}
