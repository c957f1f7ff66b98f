import { createHash, randomUUID } from 'node:crypto';
import { cardNumberProblem } from '@mapa/domain';
import { PAYMENT_CLEANUP_QUEUE } from '../queues/queues';
import { createTestApp, type TestApp } from '../../testing/app';
import { checkoutArgs, PAYER_ADDRESS, PIX, TRANSFER_ACCOUNT } from '../../testing/payments';
import { enter } from '@mapa/server-sessions/testing';

const PAY = 'POST /api/customer-area/payment';
const SANDBOX = 'POST /api/customer-area/payment/{id}/sandbox';
const REFUND = 'POST /api/customer-area/moderation/payment/{id}/refund';
const TRANSFER = 'POST /api/customer-area/moderation/payment/{id}/transfer';
const NUMBER = '4235647728025682';
const SENTENCE = cardNumberProblem(NUMBER) ?? '';
const BOLETO = { metodo: 'boleto', cartao_token: undefined };

let api: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  api = await createTestApp({ config: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => api.close());

const student = async () => (await enter(api)).token;
const withAddress = (changes: object) => ({ ...BOLETO, endereco: { ...PAYER_ADDRESS, ...changes } });

/** Rows of any table, and lines of the log, that contain the number, with any separators between its digits. */
async function keptWhere(): Promise<string[]> {
  const { rows: tables } = await api.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await api.pool.query(
      `select from ${name} t where regexp_replace(t::text, '[^0-9]', '', 'g') like $1`,
      [`%${NUMBER}%`],
    );
    if (rowCount) found.push(name);
  }
  return lines.some((line) => line.replace(/\D/g, '').includes(NUMBER)) ? [...found, 'log'] : found;
}

describe('the number of a card', () => {
  it.each([
    ['nome', { nome: `Ana ${NUMBER}` }],
    ['nome', { ...PIX, nome: '4235 6477 2802 5682' }],
    ['nome', { ...PIX, nome: '4235\u00a06477-2802/5682' }],
    ['nome', { ...PIX, nome: '４２３５６４７７２８０２５６８２' }],
    ['logradouro', withAddress({ logradouro: `Rua ${NUMBER}` })],
    ['numero', withAddress({ numero: NUMBER })],
    ['complemento', withAddress({ complemento: '4235.6477.2802.5682' })],
    ['bairro', withAddress({ bairro: NUMBER })],
    ['cidade', withAddress({ cidade: `Cidade ${NUMBER}` })],
    // Even of an address that this method would not need.
    ['logradouro', { endereco: { ...PAYER_ADDRESS, logradouro: NUMBER } }],
    ['bandeira', { bandeira: `visa_${NUMBER}` }],
    ['emissor', { emissor: NUMBER }],
  ])('is refused in any text field: %s', async (field, changes) => {
    const { status, body } = await api.call(PAY, checkoutArgs(changes), await student());
    expect([status, body[field]]).toEqual([422, [SENTENCE]]);
  });

  it.each([
    ['cartao_token', { cartao_token: NUMBER }],
    ['cartao_token', { cartao_token: '4235 6477 2802 5682' }],
    ['idempotency-key', { 'idempotency-key': NUMBER }],
    ['idempotency-key', { 'idempotency-key': '4235-6477_2802-5682' }],
  ])('is refused in a field that is no text: %s', async (field, changes) => {
    const { status, body } = await api.call(PAY, checkoutArgs(changes), await student());
    expect([status, Object.keys(body)]).toEqual([422, [field]]);
  });

  it("is refused as an account holder's name, and as a reason of the staff", async () => {
    const token = await student();
    const { token: staff } = await enter(api, { role: 'admin' });
    const { id } = await api.ok(PAY, checkoutArgs(withAddress({})), token);
    await api.ok(SANDBOX, { id, acao: 'pagar' }, token);
    const account = { ...TRANSFER_ACCOUNT, titular: `Ana ${NUMBER}` };
    const calls = [
      ['titular', await api.call('POST /api/plan/cancel', { arrependimento: true, conta: account }, token)],
      ['motivo', await api.call(REFUND, { id, motivo: `Cartão ${NUMBER}` }, staff)],
      ['motivo', await api.call(TRANSFER, { id, motivo: '4235 6477 2802 5682' }, staff)],
    ] as const;
    for (const [field, { status, body }] of calls) expect([status, body]).toEqual([422, { [field]: [SENTENCE] }]);
  });

  it('is stored in no table, response or log line', async () => {
    const { status, body } = await api.call(PAY, checkoutArgs({ nome: NUMBER }), await student());
    expect([status, JSON.stringify(body).replace(/\D/g, '')]).toEqual([422, '']);
    expect(lines.some((line) => line.includes('"served"'))).toBe(true);
    expect(await keptWhere()).toEqual([]);
  });
});

describe('the hash of an attempt', () => {
  /** As created by versions without a key. */
  function plainHash({ 'idempotency-key': _key, ...body }: Record<string, unknown>): string {
    const sorted = Object.entries({ parcelas: 1, ...body })
      .sort()
      .filter(([, value]) => value !== undefined);
    return createHash('sha256')
      .update(JSON.stringify(Object.fromEntries(sorted)))
      .digest('hex');
  }
  const storedHash = async (key: string): Promise<string> =>
    (await api.pool.query<{ body_hash: string }>('select body_hash from checkout_keys where key = $1', [key])).rows[0]
      ?.body_hash ?? '';
  const clean = () =>
    api.app.payments.workers[PAYMENT_CLEANUP_QUEUE]?.({ id: randomUUID(), data: null, retryCount: 0 } as never);

  it('is keyed: without the secret, nobody finds a body by it', async () => {
    const args = checkoutArgs();
    await api.ok(PAY, args, await student());
    const stored = await storedHash(args['idempotency-key']);
    expect(stored).toMatch(/^hmac:[0-9a-f]{64}$/);
    expect(stored).not.toContain(plainHash(args));
  });

  it('from an older version is replayed, and keyed by the next cleaning', async () => {
    const token = await student();
    const args = checkoutArgs();
    const key = args['idempotency-key'];
    const { id } = await api.ok(PAY, args, token);
    const keyed = await storedHash(key);
    await api.pool.query('update checkout_keys set body_hash = $2 where key = $1', [key, plainHash(args)]);
    const expectSame = async () => {
      expect((await api.ok(PAY, args, token)).id).toBe(id);
      expect((await api.call(PAY, { ...args, nome: 'Outra Pessoa' }, token)).body).toHaveProperty('idempotency-key');
    };
    await expectSame();
    expect((await clean())?.status).toBe('completed');
    expect(await storedHash(key)).toBe(keyed);
    await expectSame();
  });
});
