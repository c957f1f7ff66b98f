import { contract, type Call, type CallKey } from '@mapa/api-contract';
import { createTestApp, type TestApp } from '../testing/app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const UUID = '00000000-0000-4000-8000-000000000000';
const protectedCalls = (Object.entries(contract) as [CallKey, Call][])
  .filter(([, call]) => call.access === 'signed-in')
  .map(([name]) => name);

/** Input that passes the schema, so that it is the access that refuses. */
const ARGUMENTS: Record<string, unknown> = {
  id: 1,
  questao_id: 1,
  alternativa_id: 1,
  mapa_id: 1,
  prova_id: 1,
  comentario_id: 1,
  caderno_id: UUID,
  nome: 'x',
  texto: 'x',
  motivo: 'outro',
  util: true,
  decisao: 'manter',
  revisao: 0,
  versao: 1,
  destaques: [],
  riscadas: [],
  password: 'x',
  password_new: 'x',
  password_confirmation: 'x',
};
const argumentsOf = (name: CallKey) => ({ ...ARGUMENTS, ...(name.includes('question-notebook') ? { id: UUID } : {}) });

describe('every call of a signed-in student', () => {
  it.each(protectedCalls)('%s answers 401 to nobody, to a revoked token and to one of a deleted account', async (name) => {
    const left = await api.createStudent();
    await api.ok('POST /api/auth/logout', {}, left.token);
    const gone = await api.createStudent();
    await api.ok('POST /api/customer-area/user/delete', { password: 'Estudar#2026' }, gone.token);
    for (const token of [undefined, 'x.y.z', left.token, gone.token]) {
      const { status, body } = await api.call(name, argumentsOf(name), token);
      expect([name, status, body]).toEqual([name, 401, { erro: ['Sua sessão terminou. Entre novamente para continuar.'] }]);
    }
  });

  it('covers the whole customer area', () => {
    const area = Object.keys(contract).filter((name) => name.includes('/customer-area/'));
    expect(area.filter((name) => !protectedCalls.includes(name as CallKey))).toEqual([]);
  });
});
