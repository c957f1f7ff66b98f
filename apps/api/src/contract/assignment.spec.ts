import { contract, type Call, type CallKey } from '@mapa/api-contract';
import { eq, sql } from 'drizzle-orm';
import { questionMaps, questions, users } from '@mapa/server-platform';
import { hashPassword } from '@mapa/server-accounts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/app';
import { argumentsFor, type Things } from '../testing/arguments';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { furnish } from '../testing/students';

let api: TestApp;
let content: TestContent;
let victim: Entered;
let things: Things;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  victim = await enter(api);
  things = await furnish(api, victim, content);
  await api.db.update(questionMaps).set({ replacedBy: content.otherMap.id }).where(eq(questionMaps.id, content.map.id));
});
afterAll(() => api.close());

const calls = Object.entries(contract) as [CallKey, Call][];
const writing = calls.filter(([, call]) => call.body);

/** Calls that fail with a sampled body, each with its response. */
const REFUSED: Partial<Record<string, number>> = {
  // A free student is not admitted, whatever the body says.
  ...Object.fromEntries(calls.flatMap(([name, call]) => (call.policy?.roles ? [[name, 403]] : []))),
  // Without the token of a mail nothing is stored.
  'POST /api/reminder/unsubscribe': 422,
  'POST /api/auth/reset-password': 422,
  'POST /api/auth/confirm-email': 422,
  // The sampled plan is free; nothing was bought, and nothing asked of the provider.
  'POST /api/customer-area/payment': 422,
  'POST /api/customer-area/payment/{id}/sandbox': 422,
  'POST /api/plan/cancel': 422,
  // No question is on the list of samples.
  'POST /api/sample-question/{id}': 404,
  // The notice is not signed.
  'POST /api/payment/webhook/{provedor}': 403,
};

/** Arguments with which these calls, too, store something. */
const GIVEN: Partial<Record<string, (me: Entered) => Promise<Record<string, unknown>>>> = {
  'POST /api/auth/login': async () => ({ email: (await api.createStudent()).user.email, password: PASSWORD }),
  'POST /api/auth/registerOrLogin': async () => ({
    tipo_cadastro: 'email',
    nome: 'Bia Lima',
    email: `${crypto.randomUUID()}@exemplo.com.br`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  }),
  'POST /api/customer-area/user/change-password': async ({ id }) => {
    await api.db
      .update(users)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(eq(users.id, id));
    return { password: PASSWORD };
  },
  'POST /api/customer-area/edital': async () => ({ tamanho: null }),
  'PUT /api/customer-area/edital/{id}/chunk/{pedaco}': async ({ token }) => {
    const id = crypto.randomUUID();
    await api.ok('POST /api/customer-area/edital', { id, nome: 'edital.pdf', tamanho: 1, texto: null }, token);
    return { id, pedaco: 0, base64: 'AA==' };
  },
  'PUT /api/customer-area/today/key-changes': async () => {
    const questao_id = content.outsider.id;
    await api.db
      .update(questions)
      .set({ annulled: sql`not annulled` })
      .where(eq(questions.id, questao_id));
    const { rows } = await api.db.execute<{ id: number }>(
      sql`select max(id)::int as id from key_changes where question_id = ${questao_id}`,
    );
    return { lidas: [{ questao_id, mudanca_id: rows[0]?.id }] };
  },
};

/** Fields that no body may set, under every name that they could have. */
const forged = (): Record<string, unknown> => ({
  role: 'master',
  plano_tipo: 'plano_pago_primary',
  plan: 'plano_pago_primary',
  is_admin: true,
  usuario_id: victim.id,
  aluno_id: victim.id,
  estudante_id: victim.id,
  student_id: victim.id,
  studentId: victim.id,
  user_id: victim.id,
  author_id: victim.id,
  preco: 1,
  preco_centavos: 1,
  price_cents: 1,
  verificou_email_em: '2026-01-01T00:00:00Z',
  email_verified_at: '2026-01-01T00:00:00Z',
});

/** Everything that the database holds of a student, as text. */
async function holdingsOf({ id }: Entered): Promise<string> {
  const { rows } = await api.pool.query<{ table_name: string; column_name: string }>(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('student_id', 'author_id') order by 1, 2`);
  expect(rows.length).toBeGreaterThan(10);
  const parts = await Promise.all(
    rows.map(async (row) => [
      row,
      (await api.pool.query(`select t::text from ${row.table_name} t where ${row.column_name} = $1 order by 1`, [id]))
        .rows,
    ]),
  );
  return JSON.stringify([parts, (await api.pool.query('select t::text from users t where id = $1', [id])).rows]);
}

const privileges = async () =>
  (
    await api.pool.query(
      'select role, plan, email_verified_at is not null as verified, count(*)::int from users group by 1, 2, 3 order by 1, 2, 3',
    )
  ).rows;

describe('a body that claims a role, a plan, a price or another student', () => {
  it.each(writing)('changes none of them by %s', async (name, call) => {
    const me = await enter(api);
    const { comment: _comment, report: _report, ...own } = await furnish(api, me, content);
    const before = await holdingsOf(victim);
    const fields = Object.keys(call.body?.properties ?? {});
    const extra = Object.fromEntries(Object.entries(forged()).filter(([field]) => !fields.includes(field)));
    await api.ok(
      'POST /api/customer-area/question/answer',
      { questao_id: things.question, alternativa_id: things.alternative },
      me.token,
    );
    const args = { ...argumentsFor(name, call, { ...things, ...own }), ...(await GIVEN[name]?.(me)) };
    const { status } = await api.call(name, { ...extra, ...args }, me.token);
    expect([name, status]).toEqual([name, REFUSED[name] ?? 200]);
    for (const row of await privileges())
      expect(row).toMatchObject({ role: 'estudante', plan: 'plano_gratis', verified: false });
    // A comment includes votes, views and reports by others; the victim's own data stay unchanged.
    const after = await holdingsOf(victim);
    if (!/comment\/classify/.test(name)) expect(after).toBe(before);
  });
});
