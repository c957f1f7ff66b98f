import { createTestApp, type TestApp } from '../../testing/app';
import { checkoutArgs, keptCharges } from '../../testing/payments';
import { enter } from '@mapa/server-sessions/testing';

const PAY = 'POST /api/customer-area/payment';
const FOUND = 'GET /api/customer-area/moderation/payment';
const ONE = 'GET /api/customer-area/moderation/payment/{id}';
const REFUND = 'POST /api/customer-area/moderation/payment/{id}/refund';
const TRANSFER = 'POST /api/customer-area/moderation/payment/{id}/transfer';
const ID = '5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10';

let api: TestApp;
let admin: string;
beforeAll(async () => {
  api = await createTestApp();
  admin = (await enter(api, { role: 'admin', email: 'chefe@exemplo.com.br' })).token;
});
afterAll(() => api.close());

async function paid() {
  const email = `Compra${crypto.randomUUID()}@exemplo.com.br`;
  const { token } = await enter(api, { email });
  return { email, token, ...(await api.ok(PAY, checkoutArgs(), token)) };
}

describe('payments for the staff', () => {
  it('are found by e-mail in any case, by our id, and by the provider’s', async () => {
    const { id, email } = await paid();
    const { data } = await api.ok(FOUND, { busca: email.toLowerCase() }, admin);
    expect(data).toMatchObject([
      { id, status: 'pago', aluno: { email, nome: 'Ana Souza' }, provedor: 'sandbox', transferencia: null },
    ]);
    for (const busca of [id, ` ${data[0]?.provedor_id ?? ''} `])
      expect((await api.ok(FOUND, { busca }, admin)).data).toEqual(data);
    expect((await api.ok(FOUND, { busca: 'ninguem@exemplo.com.br' }, admin)).total).toBe(0);
  });

  it('show what was done to a payment, by whom and why', async () => {
    const { id } = await paid();
    await api.ok(REFUND, { id, motivo: 'Pedido por telefone', valor_centavos: 1_000 }, admin);
    const { pagamento, historico } = await api.ok(ONE, { id }, admin);
    expect(pagamento).toMatchObject({ status: 'estornado_parcial', estornado_centavos: 1_000 });
    expect(historico.map(({ autor, ato, motivo }) => [autor, ato, motivo])).toEqual([
      ['aluno', 'pagamento iniciado', null],
      ['provedor', 'pagamento pago', null],
      ['provedor', 'plano concedido', null],
      ['chefe@exemplo.com.br', 'devolução pedida', 'Pedido por telefone'],
      ['provedor', 'pagamento estornado_parcial', null],
    ]);
  });

  it('are refunded in part once, however often a response is lost', async () => {
    const { id } = await paid();
    expect((await api.ok(ONE, { id }, admin)).pagamento.restante_centavos).toBe(2_990);
    const part = { id, motivo: 'Erro nosso', valor_centavos: 1_000, restante_visto_centavos: 2_990 };
    expect((await api.ok(REFUND, part, admin)).pagamento).toMatchObject({
      estornado_centavos: 1_000,
      restante_centavos: 1_990,
    });
    expect((await api.call(REFUND, part, admin)).body).toEqual({
      restante_visto_centavos: [expect.stringMatching(/^Outra devolução/)],
    });
    expect(
      (await api.ok(REFUND, { ...part, valor_centavos: 1_990, restante_visto_centavos: 1_990 }, admin)).pagamento,
    ).toMatchObject({ status: 'estornado', restante_centavos: 0 });
  });

  it('are refunded in full, once, which ends the plan', async () => {
    const { id, token } = await paid();
    await api.ok(REFUND, { id, motivo: 'Erro nosso', valor_centavos: 990 }, admin);
    expect((await api.call(REFUND, { id, motivo: 'x', valor_centavos: 2_001 }, admin)).body).toEqual({
      valor_centavos: [expect.stringMatching(/20,00/)],
    });
    const both = await Promise.all([1, 2].map(() => api.call(REFUND, { id, motivo: 'Erro nosso' }, admin)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await keptCharges(api)).filter(({ reference }) => reference === id)).toEqual([]);
    expect((await api.ok('GET /api/customer-area/user/plan', {}, token)).plano_tipo).toBe('plano_gratis');
  });

  it('are closed to students and teachers, and an absent payment or reason is refused', async () => {
    const { id, token } = await paid();
    const teacher = await enter(api, { role: 'professor' });
    const calls = [
      [FOUND, { busca: 'x' }],
      [ONE, { id }],
      [REFUND, { id, motivo: 'x' }],
      [TRANSFER, { id, motivo: 'x' }],
    ] as const;
    for (const [name, args] of calls) {
      for (const nobody of [token, teacher.token])
        expect([name, (await api.call(name, args, nobody)).status]).toEqual([name, 403]);
      if (name !== FOUND)
        expect([name, (await api.call(name, { ...args, id: ID }, admin)).status]).toEqual([name, 404]);
    }
    expect((await api.call(REFUND, { id, motivo: ' ' }, admin)).status).toBe(422);
    expect((await api.call(TRANSFER, { id, motivo: 'x' }, admin)).status).toBe(404);
  });

  it('have a log that nobody changes', async () => {
    await paid();
    for (const statement of [
      "update payment_audit set act = 'x'",
      'delete from payment_audit',
      'truncate payment_audit',
    ]) {
      await expect(api.pool.query(statement)).rejects.toThrow('only ever added to');
    }
  });
});
