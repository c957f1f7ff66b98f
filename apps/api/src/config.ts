import { resolve } from 'node:path';
import { isCnpj } from '@mapa/domain';
import { proxiesSetting, readSettings, TRACING_SETTINGS } from '@mapa/server-http';
import { Type, type Static } from 'typebox';

const Settings = Type.Object({
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://' }),
  /** A streaming replica that answers visitors' lists; empty for none. */
  DATABASE_READ_URL: Type.String({ default: '', pattern: '^(postgres(ql)?://.*)?$' }),
  API_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3333 }),
  API_LISTEN: Type.String({ default: '127.0.0.1' }),
  JWT_SECRET: Type.String({ minLength: 32 }),
  DATA_DIR: Type.String({ default: '.data' }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'info' }),
  /** The demo: its content, its accounts, and payments that move no money. */
  DEMO: Type.Enum(['sim', 'nao'], { default: 'nao' }),
  NODE_ENV: Type.String({ default: '' }),
  /** Whether the demo's fictional students exist, with their study history. */
  DEMO_STUDENTS: Type.Enum(['sim', 'nao'], { default: 'sim' }),
  /** Addresses (comma-separated) of proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: proxiesSetting('127.0.0.1,::1'),
  /** How long `/ready` is 503 before this process stops listening. */
  STOP_NOTICE_MS: Type.Integer({ minimum: 0, maximum: 60_000, default: 250 }),
  /** Permits other machines to read `/metrics` (docs/observing.md); empty for this machine only. */
  METRICS_TOKEN: Type.String({ default: '' }),
  /** Sign-in with a provider is available if its ids are set. */
  GOOGLE_CLIENT_ID: Type.String({ default: '' }),
  FACEBOOK_APP_ID: Type.String({ default: '' }),
  FACEBOOK_APP_SECRET: Type.String({ default: '' }),
  GOOGLE_BASE_URL: Type.String({ default: 'https://www.googleapis.com', pattern: '^https?://[^?#\\s]+$' }),
  FACEBOOK_BASE_URL: Type.String({ default: 'https://graph.facebook.com', pattern: '^https?://[^?#\\s]+$' }),
  /** The site's own origin, for links in mails. */
  SITE_URL: Type.String({ default: 'http://localhost:3000', pattern: '^https?://[^/?#\\s]+/?$' }),
  SMTP_URL: Type.String({ default: '', pattern: '^(smtps?://\\S+)?$' }),
  MAIL_FROM: Type.String({ default: 'Mapa <nao-responda@localhost>', pattern: '^[^\\r\\n]*@[^\\r\\n]+$' }),
  /** The payment provider; empty for none, or in the demo for the sandbox, which moves no money. */
  PAYMENT_PROVIDER: Type.Enum(['', 'sandbox', 'mercado_pago'], { default: '' }),
  PAYMENT_PUBLIC_KEY: Type.String({ default: '' }),
  PAYMENT_SECRET_KEY: Type.String({ default: '' }),
  PAYMENT_WEBHOOK_SECRET: Type.String({ default: '' }),
  PAYMENT_BASE_URL: Type.String({ default: 'https://api.mercadopago.com', pattern: '^https?://[^?#\\s]+$' }),
  /** The seller, shown before every purchase (Decreto 7.962/2013). */
  SELLER_NAME: Type.String({ default: '' }),
  SELLER_CNPJ: Type.String({ default: '' }),
  SELLER_ADDRESS: Type.String({ default: '' }),
  ...TRACING_SETTINGS,
});

/** Settings that a provider of real payments requires. */
const DEMANDED_TO_CHARGE = [
  'PAYMENT_PUBLIC_KEY',
  'PAYMENT_SECRET_KEY',
  'PAYMENT_WEBHOOK_SECRET',
  'SELLER_NAME',
  'SELLER_CNPJ',
  'SELLER_ADDRESS',
] as const;

type Read = Static<typeof Settings>;

const refused = (reason: string) => new Error(`Configuration refused: ${reason}`);

function demandNoDemoInProduction({ DEMO, NODE_ENV }: Read): void {
  if (DEMO === 'sim' && NODE_ENV === 'production')
    throw refused(
      'DEMO=sim makes accounts whose password everybody knows, and lets plans be bought without money; a production (NODE_ENV=production) has no demo: set DEMO=nao',
    );
}

/** The resulting provider; null for none. */
function providerOf({ DEMO, PAYMENT_PROVIDER }: Read): 'sandbox' | 'mercado_pago' | null {
  if (PAYMENT_PROVIDER === '') return DEMO === 'sim' ? 'sandbox' : null;
  if (PAYMENT_PROVIDER === 'sandbox' && DEMO === 'nao')
    throw refused(
      'PAYMENT_PROVIDER=sandbox gives plans without money and belongs to the demo (DEMO=sim); leave it empty, and nothing can be bought, or set mercado_pago',
    );
  return PAYMENT_PROVIDER;
}

function demandSeller(settings: Read): void {
  if (settings.PAYMENT_PROVIDER !== 'mercado_pago') return;
  const missing = DEMANDED_TO_CHARGE.filter((name) => !settings[name].trim());
  if (missing.length > 0) throw refused(`PAYMENT_PROVIDER=${settings.PAYMENT_PROVIDER} needs ${missing.join(', ')}`);
  if (!isCnpj(settings.SELLER_CNPJ)) throw refused('SELLER_CNPJ is not a CNPJ');
}

export interface Config extends Omit<Read, 'PAYMENT_PROVIDER'> {
  PAYMENT_PROVIDER: ReturnType<typeof providerOf>;
}

/** Reads the environment once, at boot. Throws one sentence naming the settings that are missing or wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const settings = readSettings(Settings, environment);
  demandNoDemoInProduction(settings);
  demandSeller(settings);
  return { ...settings, PAYMENT_PROVIDER: providerOf(settings), DATA_DIR: resolve(settings.DATA_DIR) };
}
