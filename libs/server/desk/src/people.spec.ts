import { sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from './testing/app';
import { enter, type Entered } from '@mapa/server-sessions/testing';

const PEOPLE = 'GET /api/customer-area/desk/person';
const ROLE = 'POST /api/customer-area/desk/person/{id}/role';
const AUDIT = 'GET /api/customer-area/desk/audit';
const ABSENT = '5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10';

let api: TestApp;
let master: Entered;
let teacher: Entered;
beforeAll(async () => {
  api = await createTestApp();
  master = await enter(api, { role: 'master', name: 'Marina Castro', email: 'marina@exemplo.com.br' });
  teacher = await enter(api, { role: 'professor', name: 'Rui Prado', email: 'rui@exemplo.com.br' });
});
afterAll(() => api.close());

const emails = async (args: object) =>
  (await api.ok(PEOPLE, args as never, master.token)).data.map(({ email, papel }) => [email, papel]);

describe('people at the desk', () => {
  it('are the staff, unless the beginning of a name or an e-mail is searched', async () => {
    await enter(api, { name: 'Joana %Lima_ Conceição', email: 'joana.c@exemplo.com.br' });
    expect(await emails({})).toEqual([
      ['marina@exemplo.com.br', 'master'],
      ['rui@exemplo.com.br', 'professor'],
    ]);
    for (const busca of ['JOANA@', ' %lima_ ', 'joana.c@exemplo.com.br', 'lim jo', 'conceicao'])
      expect(await emails({ busca })).toEqual([['joana.c@exemplo.com.br', 'estudante']]);
    for (const busca of ['ninguém', 'ima', '%_', "'"]) expect(await emails({ busca })).toEqual([]);
    expect((await api.call(PEOPLE, { page: 9 }, master.token)).status).toBe(404);
  });

  it('are found by an index, however many accounts there are', async () => {
    const plan = await api.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain select id from users where person_words(name, email) @@ '''joana'':*'::tsquery`);
    });
    expect(JSON.stringify(plan.rows)).toContain('users_words');
  });

  it('receive a role that applies from their next call on', async () => {
    const { id, token } = await enter(api);
    expect((await api.call(AUDIT, {}, token)).status).toBe(403);
    expect(await api.ok(ROLE, { id, papel: 'admin' }, master.token)).toMatchObject({ id, papel: 'admin' });
    expect((await api.call(AUDIT, {}, token)).status).toBe(200);
    await api.ok(ROLE, { id, papel: 'estudante' }, master.token);
    expect((await api.call(AUDIT, {}, token)).status).toBe(403);
  });

  it('keep their last master, and a deleted account receives no role', async () => {
    expect(await api.call(ROLE, { id: master.id, papel: 'estudante' }, master.token)).toMatchObject({
      status: 422,
      body: { papel: ['Esta é a única conta Master: dê antes esse papel a outra.'] },
    });
    expect(await api.call(ROLE, { id: ABSENT, papel: 'admin' }, master.token)).toMatchObject({
      status: 404,
      body: { erro: ['Esta conta não existe mais.'] },
    });
  });

  it('are shown to masters only', async () => {
    for (const name of [PEOPLE, ROLE] as const)
      expect((await api.call(name, { id: teacher.id, papel: 'master' } as never, teacher.token)).status).toBe(403);
  });
});
