import { readConfig } from './config';

const NEEDED = { DATABASE_URL: 'postgres://x/y', JWT_SECRET: 'x'.repeat(32) };
const read = (environment: Record<string, string> = {}) => readConfig({ ...NEEDED, ...environment });

describe('the demo', () => {
  it('is on only if DEMO asks for it', () => {
    expect(read()).toMatchObject({ DEMO: 'nao', PAYMENT_PROVIDER: null });
    expect(read({ DEMO: 'sim' })).toMatchObject({ DEMO: 'sim', PAYMENT_PROVIDER: 'sandbox' });
  });

  it('is refused in production, with a sentence', () => {
    expect(() => read({ DEMO: 'sim', NODE_ENV: 'production' })).toThrow(
      'Configuration refused: DEMO=sim makes accounts whose password everybody knows, and lets plans be bought without money; a production (NODE_ENV=production) has no demo: set DEMO=nao',
    );
    expect(read({ DEMO: 'nao', NODE_ENV: 'production' }).DEMO).toBe('nao');
  });

  it('is the only configuration with payments that move no money', () => {
    expect(() => read({ PAYMENT_PROVIDER: 'sandbox' })).toThrow(
      'Configuration refused: PAYMENT_PROVIDER=sandbox gives plans without money and belongs to the demo (DEMO=sim); leave it empty, and nothing can be bought, or set mercado_pago',
    );
    expect(read({ DEMO: 'sim', PAYMENT_PROVIDER: 'sandbox' }).PAYMENT_PROVIDER).toBe('sandbox');
  });

  it.each(['yes', 'true', '1'])('cannot be set by DEMO=%s, which is refused', (value) => {
    expect(() => read({ DEMO: value })).toThrow('DEMO');
  });
});
