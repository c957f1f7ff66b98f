import { MESSAGES, PLAN_OFFERS, SERVER_MESSAGES, TOKEN_MAX_AGE_S } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { answers, users } from '@mapa/server-platform';
import * as tables from '@mapa/server-platform';
import { setImmediate } from 'node:timers/promises';
import { deleteExpiredSessions, openSession } from '@mapa/server-sessions';
import { enter } from '@mapa/server-sessions/testing';
import { createTestApp, PASSWORD, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { checkoutArgs } from '@mapa/server-plans/testing';

const UPDATE = 'POST /api/customer-area/user/update';
const CHANGE = 'POST /api/customer-area/user/change-password';
const DELETE = 'POST /api/customer-area/user/delete';
const PLAN = 'GET /api/customer-area/user/plan';
const CLEAR = 'POST /api/customer-area/user/clear-notify';
const PLANS = 'GET /api/plan';
const ME = 'GET /api/customer-area/user/me';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

describe('every call on the account', () => {
  it('answers 401 to a visitor', async () => {
    const passwords = { password: 'a', password_new: 'b', password_confirmation: 'b' };
    for (const [name, args] of [
      [UPDATE, {}],
      [CHANGE, passwords],
      [DELETE, {}],
      [PLAN, {}],
      [CLEAR, {}],
    ] as const) {
      expect([name, (await api.call(name, args)).status]).toEqual([name, 401]);
    }
  });
});

describe('POST /api/customer-area/user/update', () => {
  it('changes only the submitted fields, whatever else the body contains', async () => {
    const { user, token } = await api.createStudent();
    const body = {
      nome: ' Bia\u0000 \u202e',
      tema_escuro: true,
      role: 'admin',
      plano_tipo: 'plano_pago_primary',
      email: 'x@y.z',
      id: '1',
    };
    const { usuario } = await api.ok(UPDATE, body, token);
    expect(usuario).toMatchObject({
      nome: 'Bia',
      tema_escuro: true,
      role: 'estudante',
      plano_tipo: 'plano_gratis',
      email: user.email,
      ava_novo: true,
    });
    expect((await api.ok(UPDATE, { ava_novo: false }, token)).usuario).toMatchObject({ nome: 'Bia', ava_novo: false });
    expect((await api.ok(UPDATE, {}, token)).usuario.nome).toBe('Bia');
  });

  it.each([{ nome: '' }, { nome: '   ' }, { nome: 'x'.repeat(121) }, { tema_escuro: 'sim' }, { ava_novo: true }])(
    'refuses %j',
    async (body) => {
      const { token } = await api.createStudent();
      expect((await api.call(UPDATE, body, token)).status).toBe(422);
    },
  );
});

describe('POST /api/customer-area/user/change-password', () => {
  const change = (password: string, password_new: string, password_confirmation = password_new) => ({
    password,
    password_new,
    password_confirmation,
  });

  it('voids every older token and returns a new one', async () => {
    const { user, token } = await api.createStudent();
    const { access_token } = await api.ok(CHANGE, change(PASSWORD, 'Nova senha 1'), token);
    expect((await api.call(ME, {}, token)).status).toBe(401);
    expect((await api.call(ME, {}, access_token)).status).toBe(200);
    expect((await api.call('POST /api/auth/login', { email: user.email, password: PASSWORD })).status).toBe(422);
    expect((await api.call('POST /api/auth/login', { email: user.email, password: 'Nova senha 1' })).status).toBe(200);
  });

  it('refuses in the order of the form, with the sentences of the form', async () => {
    const { token } = await api.createStudent();
    const cases = [
      [change('', 'Nova senha 1'), 'password', 'Preencha o campo senha'],
      [change(PASSWORD, '', ''), 'password_new', 'Preencha o campo nova senha'],
      [change(PASSWORD, 'Nova senha 1', ''), 'password_confirmation', 'Preencha o campo confirmação de senha'],
      [change(PASSWORD, 'Nova senha 1', 'outra'), 'password_confirmation', 'As senhas não correspondem.'],
      [change(PASSWORD, 'curta'), 'password_new', 'A senha deve ter no mínimo 8 caracteres.'],
      [change(PASSWORD, 'senha123'), 'password_new', SERVER_MESSAGES.commonPassword],
      [change(PASSWORD, 'Souza#1990'), 'password_new', SERVER_MESSAGES.commonPassword],
      [change('errada', 'Nova senha 1'), 'password', 'A senha atual está incorreta.'],
    ] as const;
    for (const [body, field, sentence] of cases) {
      const { status, body: refusal } = await api.call(CHANGE, body, token);
      expect([status, refusal]).toEqual([422, { [field]: [sentence] }]);
    }
    expect((await api.ok(ME, {}, token)).usuario.tem_senha).toBe(true);
  });

  it('refuses an account without a password and points to recovery by mail, even with its token', async () => {
    const { token } = await enter(api);
    const { status, body } = await api.call(CHANGE, change('qualquer', 'Nova senha 1'), token);
    expect([status, body]).toEqual([422, { password: [SERVER_MESSAGES.noPassword] }]);
    expect((await api.ok(ME, {}, token)).usuario.tem_senha).toBe(false);
  });

  it('limits guesses of the current password made with a valid token', async () => {
    const { token } = await api.createStudent();
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => api.call(CHANGE, change('errada', 'Nova senha 1'), token)),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(10).fill(422),
      ...Array<number>(4).fill(429),
    ]);
  });
});

describe('POST /api/customer-area/user/delete', () => {
  it('needs the password, and leaves no row of the student behind', async () => {
    const { user, token } = await api.createStudent();
    await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, token);
    const { id, right } = content.outsider;
    await api.ok('POST /api/customer-area/question/answer', { questao_id: id, alternativa_id: right }, token);
    await api.ok('POST /api/customer-area/question/comment', { questao_id: id, texto: 'Olá' }, token);
    await api.ok('POST /api/customer-area/question-notebook/', { nome: 'x', questoes: [id] }, token);
    expect((await api.call(DELETE, { password: 'errada' }, token)).status).toBe(422);
    expect((await api.call(DELETE, {}, token)).status).toBe(422);
    await api.ok(DELETE, { password: PASSWORD }, token);
    expect((await api.call(ME, {}, token)).status).toBe(401);
    expect(await api.db.$count(users, eq(users.id, user.id))).toBe(0);
    for (const table of [
      answers,
      tables.studentMaps,
      tables.studentQuestions,
      tables.notebooks,
      tables.notebookQuestions,
      tables.sessions,
    ]) {
      expect(await api.db.$count(table, eq(table.studentId, user.id))).toBe(0);
    }
    expect(await api.db.$count(tables.comments, eq(tables.comments.authorId, user.id))).toBe(0);
  });
});

describe('a token of an account that was deleted', () => {
  const told = async (token: string) => {
    const { status, body } = await api.call(ME, {}, token);
    return [status, body];
  };
  const GONE = [401, { conta: [MESSAGES.accountGone] }];
  const ENDED = [401, { erro: [MESSAGES.sessionEnded] }];

  it('is reported as deleted on each of the student’s devices, until its tokens expire', async () => {
    const { user, token } = await api.createStudent();
    const elsewhere = await openSession(api.db, api.app.tokenSecret, user.id, user);
    await api.ok(DELETE, { password: PASSWORD }, token);
    expect(await told(token)).toEqual(GONE);
    expect(await told(elsewhere)).toEqual(GONE);
    // A forged token reveals nothing.
    expect(await told(`${elsewhere.slice(0, -5)}AAAAA`)).toEqual(ENDED);
    const longAgo = new Date(Date.now() - TOKEN_MAX_AGE_S * 1_000 - 60_000);
    await api.db.update(tables.endedAccounts).set({ endedAt: longAgo });
    await deleteExpiredSessions(api.db);
    expect(await told(token)).toEqual(ENDED);
  });

  it('is distinguished from one whose session was ended, and from an unknown one', async () => {
    const revoked = await api.createStudent();
    await api.ok('POST /api/auth/logout', {}, revoked.token);
    expect(await told(revoked.token)).toEqual(ENDED);
    const lost = await api.createStudent();
    // As in a database that was restored from a time before the account was made.
    await api.db.delete(users).where(eq(users.id, lost.user.id));
    expect(await told(lost.token)).toEqual(ENDED);
  });

  it('is recognised by a mark that cannot be traced back to the account', async () => {
    const { user, token } = await api.createStudent();
    await api.ok(DELETE, { password: PASSWORD }, token);
    expect(JSON.stringify(await api.db.select().from(tables.endedAccounts))).not.toContain(user.id);
  });
});

describe('the end of an account without a password', () => {
  it('needs a session that has just begun', async () => {
    const { id, token } = await enter(api);
    await api.db
      .update(tables.sessions)
      .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(tables.sessions.studentId, id));
    const { status, body } = await api.call(DELETE, {}, token);
    expect([status, body]).toEqual([422, { erro: [SERVER_MESSAGES.staleSession] }]);
    expect(await api.db.$count(users, eq(users.id, id))).toBe(1);
    const again = await openSession(api.db, api.app.tokenSecret, id, { passwordHash: null });
    await api.ok(DELETE, {}, again);
    expect(await api.db.$count(users, eq(users.id, id))).toBe(0);
  });
});

describe('the plan and the bell', () => {
  it('return the plan of the caller', async () => {
    const free = await api.createStudent();
    const paid = await api.createStudent({ plan: 'plano_pago_primary' });
    expect(await api.ok(PLAN, {}, free.token)).toMatchObject({ plano_tipo: 'plano_gratis', gratis: true });
    expect(await api.ok(PLAN, {}, paid.token)).toMatchObject({ plano_tipo: 'plano_pago_primary', gratis: false });
  });

  it('end an account while its payment is settled, in either order and without a deadlock', async () => {
    const { user, token } = await api.createStudent();
    const { id } = await api.ok('POST /api/customer-area/payment', checkoutArgs(), token);
    const settling = await api.pool.connect();
    try {
      await settling.query('begin');
      await settling.query('select 1 from users where id = $1 for no key update', [user.id]);
      const deleted = api.call(DELETE, { password: PASSWORD }, token);
      const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      while ((await api.pool.query(waiting)).rowCount === 0) await setImmediate();
      await settling.query('select 1 from payments where id = $1 for update', [id]);
      await settling.query('commit');
      expect((await deleted).status).toBe(200);
    } finally {
      settling.release();
    }
  });

  it('turn the bell off', async () => {
    const { user, token } = await api.createStudent();
    await api.db
      .insert(tables.commentRequests)
      .values({ studentId: user.id, questionId: content.outsider.id, answeredAt: new Date() });
    expect((await api.ok(ME, {}, token)).usuario.notify).toBe(true);
    await api.ok(CLEAR, {}, token);
    expect((await api.ok(ME, {}, token)).usuario.notify).toBe(false);
  });

  it('list the plans on sale in their order', async () => {
    const onSale = PLAN_OFFERS.filter((offer) => offer.onSale).map(({ name, priceCents }) => [name, priceCents]);
    expect((await api.ok(PLANS)).data.map((each) => [each.nome, each.preco_centavos])).toEqual(onSale);
    expect((await api.ok(PLANS, { id: 'plano_pago_primary_nova' })).data).toEqual([]);
    expect((await api.ok(PLANS, { id: 'plano_pago_primary' })).total).toBe(1);
    expect((await api.call(PLANS, { id: 'x' })).status).toBe(422);
  });
});
