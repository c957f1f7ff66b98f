import { createTestApp, type TestApp } from '../testing/app';
import { mailsTo } from '@mapa/server-platform/testing';
import { checkoutArgs, HALF_YEAR, keptCharges, PAYER_ADDRESS, PIX, SUBSCRIPTION } from '../testing/payments';
import { enter } from '@mapa/server-sessions/testing';

const PAY = 'POST /api/customer-area/payment';
const INVOICES = 'GET /api/customer-area/payment';
const CANCEL = 'POST /api/plan/cancel';
const PROVIDER = 'GET /api/payment/provider';
const QUOTE = 'GET /api/customer-area/payment/quote';
const ONE = 'GET /api/customer-area/payment/{id}';
const GIVE_UP = 'POST /api/customer-area/payment/{id}/cancel';
const BOLETO = 'GET /api/customer-area/payment/{id}/boleto';
const SANDBOX = 'POST /api/customer-area/payment/{id}/sandbox';
const PLAN = 'GET /api/customer-area/user/plan';
const MONTHLY = { plano_id: 'plano_pago_primary' };
const ID = '5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const student = async () => (await enter(api)).token;
const planOf = async (token: string) => (await api.ok(PLAN, {}, token)).plano_tipo;
const pay = (token: string, changes: object = {}) => api.ok(PAY, checkoutArgs(changes), token);
const refusal = async (token: string, changes: object) => {
  const { status, body } = await api.call(PAY, checkoutArgs(changes), token);
  return [status, Object.keys(body)[0], Object.values(body)[0]];
};

describe('the payment provider and the seller', () => {
  it('are shown to everybody: even an expired token gets no 401', async () => {
    expect(await api.ok(PROVIDER)).toMatchObject({
      provedor: 'sandbox',
      demonstracao: true,
      vendedor: { nome: 'Mapa (demonstração)' },
    });
    expect((await api.call(PROVIDER, {}, 'x.y.z')).status).toBe(200);
  });
});

describe('the summary before a payment', () => {
  it('has price, period, renewal and the right of regret, and what is open', async () => {
    const token = await student();
    const quote = await api.ok(QUOTE, HALF_YEAR, token);
    expect(quote).toMatchObject({
      preco_centavos: 14_940,
      credito_centavos: 0,
      total_centavos: 14_940,
      renova: false,
      parcelas_max: 6,
      juros: 'loja',
      em_aberto: null,
    });
    expect(quote.metodos).toEqual(['pix', 'boleto', 'cartao']);
    const { id } = await pay(token, { ...HALF_YEAR, ...PIX });
    expect((await api.ok(QUOTE, HALF_YEAR, token)).em_aberto).toMatchObject({ id, status: 'pendente' });
    expect((await api.ok(QUOTE, SUBSCRIPTION, token)).metodos).toEqual(['cartao']);
  });

  it.each(['plano_gratis', 'plano_pago_primary_nova'])(
    'is refused for %s, which cannot be bought',
    async (plano_id) => {
      expect(await api.call(QUOTE, { plano_id }, await student())).toMatchObject({
        status: 422,
        body: { plano_id: ['Este plano não está à venda.'] },
      });
    },
  );
});

describe('a card', () => {
  it('that is approved gives the plan at once, and an invoice', async () => {
    const token = await student();
    const paid = await pay(token, { ...HALF_YEAR, parcelas: 6 });
    expect(paid).toMatchObject({
      status: 'pago',
      valor_centavos: 14_940,
      parcelas: 6,
      plano_nome: '6 meses',
      recusa: null,
      renovacao: false,
    });
    expect(await planOf(token)).toBe('plano_pago_primary_nova_6_meses');
    expect(await api.ok(ONE, { id: paid.id }, token)).toEqual(paid);
    expect((await api.ok(INVOICES, {}, token)).data).toEqual([paid]);
    const { assinatura } = await api.ok(PLAN, {}, token);
    expect(assinatura).toMatchObject({
      status: 'ativa',
      plano_id: HALF_YEAR.plano_id,
      renova: false,
      metodo: 'cartao',
      preco_centavos: 14_940,
      devolucao_em_conta: false,
    });
  });

  it.each([
    ['FUND', 'saldo_insuficiente'],
    ['SECU', 'codigo_seguranca'],
    ['CALL', 'autorizar_no_banco'],
    ['OTHE', 'outro'],
  ])('of %s is refused as %s, gives nothing, and another one is accepted', async (nome, codigo) => {
    const token = await student();
    const refused = await pay(token, { nome });
    expect(refused).toMatchObject({ status: 'recusado', recusa: { codigo } });
    expect(refused.recusa?.sentenca).toMatch(/\.$/);
    expect(await planOf(token)).toBe('plano_gratis');
    expect(await pay(token)).toMatchObject({ status: 'pago' });
    expect(await planOf(token)).toBe('plano_pago_primary');
  });

  it('in review gives nothing until the bank has decided', async () => {
    const token = await student();
    const { id, status } = await pay(token, { nome: 'CONT' });
    expect([status, await planOf(token)]).toEqual(['em_analise', 'plano_gratis']);
    await api.ok(SANDBOX, { id, acao: 'pagar' }, token);
    expect((await api.call(SANDBOX, { id, acao: 'expirar' }, token)).status).toBe(422);
  });

  it('other than a test card is refused', async () => {
    expect(await pay(await student(), { cartao_token: 'sandbox_visa_5682' })).toMatchObject({
      status: 'recusado',
      recusa: { codigo: 'dados_do_cartao' },
    });
  });
});

describe('PIX and boleto', () => {
  it('give a code to copy, as squares too, for half an hour', async () => {
    const token = await student();
    const { pix_codigo, pix_qr, vence_em, criado_em, status } = await pay(token, {
      metodo: 'pix',
      cartao_token: undefined,
    });
    expect(status).toBe('pendente');
    expect(pix_codigo).toMatch(/^000201.+6304[0-9A-F]{4}$/);
    expect(pix_qr?.caminho).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect(Date.parse(vence_em ?? '') - Date.parse(criado_em)).toBe(30 * 60_000);
  });

  it('give a boleto that can be printed, to its owner only', async () => {
    const token = await student();
    const { id, boleto_linha } = await pay(token, {
      metodo: 'boleto',
      cartao_token: undefined,
      endereco: PAYER_ADDRESS,
    });
    const printed = await api.ok(BOLETO, { id }, token);
    expect(printed).toMatchObject({
      linha_digitavel: boleto_linha,
      valor_centavos: 2_990,
      pagador: { nome: 'Ana Souza', cpf: '52998224725', endereco: { cidade: 'Brasília' } },
      demonstracao: true,
    });
    expect(printed.codigo_barras).toMatch(/^\d{44}$/);
    expect(boleto_linha).toMatch(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/);
    for (const stranger of [await student()]) expect((await api.call(BOLETO, { id }, stranger)).status).toBe(404);
    expect((await api.call(BOLETO, { id: (await pay(await student())).id }, token)).status).toBe(404);
  });

  it('can be cancelled, but not once it is over', async () => {
    const token = await student();
    const { id } = await pay(token, PIX);
    expect(await api.ok(GIVE_UP, { id }, token)).toMatchObject({ status: 'cancelado', pix_codigo: null, pix_qr: null });
    expect((await api.call(GIVE_UP, { id }, token)).status).toBe(422);
    expect((await api.ok(QUOTE, MONTHLY, token)).em_aberto).toBeNull();
  });
});

describe('one open checkout', () => {
  it('returns the same payment for the same key and body, and refuses another body', async () => {
    const token = await student();
    const args = checkoutArgs();
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => api.ok(PAY, args, token)));
    for (const other of others) expect(other.id).toBe(first?.id);
    expect((await api.call(PAY, { ...args, nome: 'Outra Pessoa' }, token)).body).toEqual({
      'idempotency-key': [expect.stringMatching(/outros dados/)],
    });
    expect((await keptCharges(api)).filter(({ reference }) => reference === first?.id)).toHaveLength(1);
  });

  it('returns the open PIX to a second tab, and asks before it replaces the method', async () => {
    const token = await student();
    const open = await pay(token, PIX);
    expect(await pay(token, PIX)).toEqual(open);
    expect(await refusal(token, {})).toEqual([422, 'substitui', [expect.stringMatching(/em aberto/)]]);
    expect(await refusal(token, { substitui: ID })).toEqual([422, 'substitui', [expect.anything()]]);
    expect(await pay(token, { substitui: open.id })).toMatchObject({ status: 'pago', metodo: 'cartao' });
    expect(await api.ok(ONE, { id: open.id }, token)).toMatchObject({ status: 'cancelado' });
  });

  it('returns the old payment if it was paid before it could be replaced', async () => {
    const token = await student();
    const { id } = await pay(token, PIX);
    await api.ok(SANDBOX, { id, acao: 'pagar', aviso: 'nenhum' }, token);
    const other = checkoutArgs({ ...HALF_YEAR, substitui: id });
    expect(await api.ok(PAY, other, token)).toMatchObject({ id, status: 'pago' });
    // The same attempt sent again has the same response, and buys no second plan.
    expect(await api.ok(PAY, other, token)).toMatchObject({ id, status: 'pago' });
    expect(await planOf(token)).toBe('plano_pago_primary');
  });

  it('lets two tabs with different keys charge a card once', async () => {
    const token = await student();
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.call(PAY, checkoutArgs(), token)));
    const paid = answers.filter(({ status, body }) => status === 200 && body['status'] === 'pago');
    expect(new Set(paid.map(({ body }) => body['id'])).size).toBe(1);
    expect(
      (await keptCharges(api)).filter(({ reference }) => answers.some(({ body }) => body['id'] === reference)),
    ).toHaveLength(1);
  });
});

describe('a price', () => {
  it('is that of the plan whatever the body says, and one that changed is not charged', async () => {
    const token = await student();
    expect(await refusal(token, { valor_visto_centavos: 1 })).toEqual([
      422,
      'valor_visto_centavos',
      [expect.stringMatching(/29,90/)],
    ]);
    expect(await pay(token, { valor_visto_centavos: 2_990, preco_centavos: 1, valor_centavos: 1 })).toMatchObject({
      valor_centavos: 2_990,
    });
  });

  it('of instalments with interest includes all that the card pays', async () => {
    await api.pool.query("update plan_prices set interest = 'comprador' where plan_id = $1", [HALF_YEAR.plano_id]);
    const { user, token } = await enter(api);
    const quote = await api.ok(QUOTE, HALF_YEAR, token);
    expect([quote.juros, quote.totais_parcelados_centavos]).toEqual([
      'comprador',
      [14_940, 15_614, 15_843, 16_072, 16_305, 16_542],
    ]);
    const { id, ...paid } = await pay(token, { ...HALF_YEAR, parcelas: 6 });
    expect(paid).toMatchObject({ status: 'pago', valor_centavos: 14_940, total_pago_centavos: 16_542, parcelas: 6 });
    expect((await keptCharges(api)).find(({ reference }) => reference === id)?.cents).toBe(14_940);
    const [receipt] = await mailsTo(api, user.email);
    expect(receipt?.text).toContain('165,42');
    await api.pool.query("update plan_prices set interest = 'loja' where plan_id = $1", [HALF_YEAR.plano_id]);
  });

  it('stays the same for a student who had the plan before it changed', async () => {
    const token = await student();
    await pay(token);
    await api.pool.query(
      "update plan_prices set ended_at = now() where plan_id = 'plano_pago_primary' and ended_at is null",
    );
    await api.pool.query(
      "insert into plan_prices (plan_id, price_cents, months) values ('plano_pago_primary', 3990, 1)",
    );
    expect((await api.ok(PLAN, {}, token)).assinatura).toMatchObject({ preco_centavos: 2_990 });
    expect((await api.ok('GET /api/plan', { id: MONTHLY.plano_id })).data[0]).toMatchObject({
      preco_centavos: 3_990,
      renova: false,
      juros: 'loja',
    });
    await api.pool.query('delete from plan_prices where price_cents = 3990');
    await api.pool.query("update plan_prices set ended_at = null where plan_id = 'plano_pago_primary'");
  });
});

describe('the calls of payment', () => {
  it('refuse a visitor', async () => {
    for (const [name, args] of [
      [PAY, checkoutArgs()],
      [INVOICES, {}],
      [CANCEL, {}],
      [QUOTE, MONTHLY],
      [ONE, { id: ID }],
    ] as const) {
      expect([name, (await api.call(name, args)).status]).toEqual([name, 401]);
    }
  });

  it.each([
    ['no key', { 'idempotency-key': undefined }, 'idempotency-key'],
    ['a key that is too short', { 'idempotency-key': 'x' }, 'idempotency-key'],
    ['a plan that nobody sells', { plano_id: 'plano_pago_primary_nova' }, 'plano_id'],
    ['the free plan', { plano_id: 'plano_gratis' }, 'plano_id'],
    ['a plan that is none', { plano_id: 'ouro' }, 'plano_id'],
    ['a CPF with a wrong digit', { cpf: '529.982.247-26' }, 'cpf'],
    ['a blank name', { nome: '  ' }, 'nome'],
    ['more instalments than the plan has', { parcelas: 7 }, 'parcelas'],
    ['instalments of a boleto', { metodo: 'boleto', parcelas: 2 }, 'parcelas'],
    ['a boleto without an address', { metodo: 'boleto' }, 'endereco'],
    ['a card without a token', { cartao_token: undefined }, 'cartao_token'],
    ['a subscription by PIX', { ...SUBSCRIPTION, metodo: 'pix' }, 'metodo'],
    ['a method that is none', { metodo: 'cheque' }, 'metodo'],
  ])('refuse %s with 422', async (_name, changes, field) => {
    const [status, at] = await refusal(await student(), changes);
    expect([status, at]).toEqual([422, field]);
  });

  it('sell nothing to the staff', async () => {
    const { token } = await enter(api, { role: 'professor' });
    expect(await refusal(token, {})).toEqual([422, 'plano_id', [expect.stringMatching(/equipe/)]]);
  });

  it('refuse an invalid page, and limit tries of cards', async () => {
    const token = await student();
    expect((await api.call(INVOICES, { page: 0 }, token)).status).toBe(422);
    const statuses = [];
    for (let n = 0; n < 41; n++)
      statuses.push((await api.call(PAY, checkoutArgs({ cpf: '1'.repeat(11) }), token)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
