import { recordAct } from '@mapa/server-platform';
import { createTestApp, PASSWORD, type TestApp } from '../testing/app';
import { enter, type Entered } from '@mapa/server-sessions/testing';

const AUDIT = 'GET /api/customer-area/desk/audit';
const ROLE = 'POST /api/customer-area/desk/person/{id}/role';

let api: TestApp;
let master: Entered;
beforeAll(async () => {
  api = await createTestApp();
  master = await enter(api, { role: 'master', name: 'Marina Castro', email: 'marina@exemplo.com.br' });
});
afterAll(() => api.close());

const acts = async (filter: object = {}) => (await api.ok(AUDIT, filter as never, master.token)).data;

describe('the audit log at the desk', () => {
  it('shows who did what to whom, when, and what it changed', async () => {
    const rui = await enter(api, { name: 'Rui Prado', email: 'rui@exemplo.com.br' });
    await api.ok(ROLE, { id: rui.id, papel: 'professor' }, master.token);
    expect(await acts()).toEqual([
      {
        id: expect.any(Number),
        em: expect.any(String),
        por: 'equipe',
        autor: { nome: 'Marina Castro', email: 'marina@exemplo.com.br' },
        ato: 'papel_concedido',
        objeto: 'pessoa',
        objeto_id: rui.id,
        objeto_nome: 'Rui Prado (rui@exemplo.com.br)',
        antes: { papel: 'estudante' },
        depois: { papel: 'professor' },
      },
    ]);
  });

  it('is narrowed by act, by the person who acted or was acted on, and by question', async () => {
    await recordAct(api.db, 'comando', { act: 'papel_concedido', on: ['questao', 7], after: { papel: 'admin' } });
    expect(await acts({ questao_id: 7 })).toMatchObject([{ por: 'comando', autor: null, objeto_id: '7' }]);
    expect(await acts({ questao_id: 8 })).toEqual([]);
    for (const pessoa of ['RUI@exemplo.com.br', 'marina@exemplo.com.br '])
      expect(await acts({ pessoa })).toHaveLength(1);
    expect(await acts({ pessoa: 'rui@' })).toEqual([]);
    expect((await acts({ ato: 'papel_concedido' })).length).toBe(2);
  });

  it('keeps an act when the accounts have ended, without a name', async () => {
    const { user, token } = await api.createStudent({ name: 'Bia Lima', email: 'bia@exemplo.com.br' });
    await api.ok(ROLE, { id: user.id, papel: 'master' }, master.token);
    const other = await enter(api);
    await api.ok(ROLE, { id: other.id, papel: 'professor' }, token);
    await api.ok('POST /api/customer-area/user/delete', { password: PASSWORD }, token);
    const [byBia, onBia] = await acts();
    expect([byBia?.autor, byBia?.por, onBia?.objeto_nome, onBia?.objeto_id]).toEqual([null, 'equipe', null, user.id]);
    expect(JSON.stringify([byBia, onBia])).not.toMatch(/bia/i);
  });

  it('is read by admin and master alone', async () => {
    const roles = ['professor', 'estudante', 'admin'] as const;
    const statuses = await Promise.all(
      roles.map(async (role) => (await api.call(AUDIT, {}, (await enter(api, { role })).token)).status),
    );
    expect(statuses).toEqual([403, 403, 200]);
  });
});
