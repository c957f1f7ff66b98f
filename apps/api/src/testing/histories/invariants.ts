import { CARD_NUMBER, type HistorySystem } from './acts';

const RUNNING = "('ativa', 'em_atraso', 'cancelada')";
/** No money came for these, whichever of them each side reports. */
const UNPAID = "('recusado', 'cancelado', 'expirado')";
const ONCE = "('receipt', 'returned', 'regretted', 'refused', 'undone')";
/** Cents that the staff sent by bank transfer, according to the audit log. */
const TRANSFERRED = `coalesce((select sum(split_part(a.detail, ' ', 1)::int) from payment_audit a
  where a.payment_id = p.id and a.act = 'transferência feita'), 0)`;
const OF_CHARGES = "payments p join sandbox_charges c on p.provider = 'sandbox' and p.provider_id = c.id::text";
/** What grants a plan: remaining time, and money kept for it. */
const GOOD = `subscriptions s join payments p on p.id = s.payment_id
  where s.student_id = u.id and s.ends_at > $1 and s.state <> 'desfeita'
  and p.verdict = 'honrar' and p.state in ('pago', 'estornado_parcial')`;

/** Invariants of all payments once nothing is in progress; each query finds the rows that violate it. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'a charge that we do not know': `select c.id, c.state from sandbox_charges c
    where not exists (select from payments p where p.provider_id = c.id::text)`,
  'money that is kept and owed': `select p.id, c.state, p.verdict from ${OF_CHARGES}
    where c.state in ('pago', 'estornado_parcial') and p.verdict is distinct from 'honrar'`,
  'money in another currency that gave something': `select p.id, c.currency, p.verdict from ${OF_CHARGES}
    where c.currency <> 'BRL' and (p.verdict = 'honrar' or c.state in ('pago', 'estornado_parcial'))`,
  'a currency that is another at the provider': `select p.id, p.currency, c.currency as there from ${OF_CHARGES}
    where p.currency <> c.currency and p.state <> 'processando' and c.state not in ${UNPAID}`,
  'a checkout with two charges': `select checkout_id as id from payments
    where checkout_id is not null and verdict = 'honrar' group by 1 having count(*) > 1`,
  'a checkout that is accepted without its charge, or charged without being accepted': `select k.id, k.state from checkouts k
    where (k.state = 'pago') <> exists (select from payments p where p.checkout_id = k.id and p.verdict = 'honrar')`,
  'a charge of another amount than the price': `select p.id, c.amount_cents, p.credit_cents from ${OF_CHARGES}
    join plan_prices r on r.id = p.price_id
    where p.verdict = 'honrar' and p.checkout_id is not null and c.amount_cents <> r.price_cents - p.credit_cents`,
  'more sent back than was charged': `select p.id, c.amount_cents, c.refunded_cents from ${OF_CHARGES}
    where c.refunded_cents + ${TRANSFERRED} > c.amount_cents
    or (select sum(r.amount_cents) from sandbox_refunds r where r.charge_id = c.id) > c.amount_cents`,
  'a payment that stands otherwise at the provider': `select p.id, p.state, c.state as there, p.refunded_cents, c.refunded_cents as back
    from ${OF_CHARGES}
    where ${TRANSFERRED} = 0 and not (p.state in ${UNPAID} and c.state in ${UNPAID}) and (p.state <> c.state or p.refunded_cents <> c.refunded_cents)`,
  'a payment whose last act in the log is another': `select p.id, p.state, l.act from payments p
    left join lateral (select a.act from payment_audit a where a.payment_id = p.id
      and (a.act like 'pagamento %' or a.act = 'transferência feita') order by a.id desc limit 1) l on true
    where l.act is null or not (l.act = 'pagamento ' || p.state
      or (l.act = 'pagamento não enviado' and p.state = 'expirado')
      or (l.act = 'transferência feita' and p.state in ('estornado', 'estornado_parcial')))`,
  'a plan given more than once for a payment, or never': `select p.id, n.given from payments p,
    lateral (select count(*)::int as given from payment_audit a where a.payment_id = p.id and a.act = 'plano concedido') n
    where n.given <> (case when p.checkout_id is not null and p.verdict = 'honrar' then 1 else 0 end)`,
  'a payment still open': `select p.id, p.state, p.method from payments p where p.state in ('processando', 'pendente', 'em_analise')`,
  'a refund not made': "select r.id, r.payment_id from payment_refunds r where r.state = 'pedida'",
  'a plan that is not the one which runs': `select u.id, u.plan, r.plan_id from users u
    left join subscriptions s on s.student_id = u.id and s.state in ${RUNNING}
    left join plan_prices r on r.id = s.price_id
    where u.role = 'estudante' and u.plan <> coalesce(r.plan_id, 'plano_gratis')`,
  'a plan that was paid last and does not run': `select u.id, s.id as good, s.state from users u
    cross join lateral (select s.* from ${GOOD} order by s.created_at desc limit 1) s
    where s.state not in ${RUNNING}`,
  'a plan that runs without being paid': `select u.id, s.id as running, s.state from users u
    join subscriptions s on s.student_id = u.id and s.state in ${RUNNING}
    where s.id not in (select s.id from ${GOOD}) and not (s.state = 'em_atraso' and s.grace_until > $1)`,
  'a recurring charge that renews nothing': `select r.id, r.reference from sandbox_recurrings r where r.active and not exists (
    select from subscriptions s where s.provider_id = r.id::text and s.renews and s.state in ${RUNNING})`,
  'a mail queued twice': `select data->>'kind' as kind, data->>'id' as id from pgboss.job
    where name = 'mail' and data->>'kind' in ${ONCE} group by 1, 2 having count(*) > 1`,
  'money that was kept without a receipt': `select p.id from payments p where p.verdict = 'honrar' and not exists (
    select from pgboss.job j where j.name = 'mail' and j.data->>'kind' = 'receipt' and j.data->>'id' = p.id::text)`,
  'the number of a card': `select t.row from (select p::text as row from payments p union all select a::text from payment_audit a
    union all select k::text from checkout_keys k union all select r::text from payment_refunds r union all select j::text from pgboss.job j) t
    where t.row like '%${CARD_NUMBER}%'`,
  'a hash of an attempt without a key': "select k.key from checkout_keys k where k.body_hash not like 'hmac:%'",
  'work that was given up': "select data from pgboss.job where name = 'payment-given-up'",
};

/** Violated invariants, in words with the rows concerned; empty when there are none. */
export async function brokenInvariants(system: HistorySystem): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, text] of Object.entries(INVARIANTS)) {
    const rows = await system.query(text, text.includes('$1') ? [system.now()] : []);
    broken.push(...rows.map((row) => `${name}: ${JSON.stringify(row)}`));
  }
  return broken;
}
