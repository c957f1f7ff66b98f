import { HOME_TOTALS, routePath, type RuntimeConfig, webAddress } from '@mapa/domain';
import { proxiesSetting, readSettings, TRACING_SETTINGS, type TracingSettings } from '@mapa/server-http';
import { resolve } from 'node:path';
import { Type } from 'typebox';

const TEXT = Type.String({ default: '' });
/** Empty, or an address valid in a mailto link. */
const EMAIL = Type.String({ default: '', pattern: '^([^\\s@?&]+@[^\\s@?&]+)?$' });
/** Empty, or an address valid in a link. */
const LINK = Type.Refine(
  Type.String({ default: '' }),
  (text) => text === '' || webAddress(text) !== null,
  () => 'must be an address of the web',
);

/** Front pages of the networks in the footer: targets of their links without a profile of ours. */
const NETWORKS = {
  instagram: 'https://www.instagram.com/',
  twitter: 'https://twitter.com/',
  facebook: 'https://www.facebook.com/',
};

/** An origin for the content policy: nothing in it can end a source or a directive. */
const ORIGIN = "^https?://[^/?#\\s;,']+$";

const ORIGIN_LIST = "^(https?://[^/?#\\s,;']+(\\s*,\\s*|$))*$";

const HOST_NAME = '(\\.?[a-zA-Z0-9-]+(\\.[a-zA-Z0-9-]+)*|\\[[0-9a-fA-F:.]+\\])';
/** Host names without ports. */
const HOST_LIST = `^\\s*${HOST_NAME}(\\s*,\\s*${HOST_NAME})*\\s*$`;

/** "questoes=1000, provas=50": some of the home page's totals, each with a number. */
const MINIMUMS = `^(\\s*(${HOME_TOTALS.join('|')})\\s*=\\s*\\d{1,9}\\s*(,|$))*$`;
/** Smaller numbers on the home page would suggest that there is little. */
const IMPRESSIVE = { questoes: 1_000, provas: 50, bancas: 10, mapas: 20 };

const Settings = Type.Object({
  NODE_ENV: Type.String({ default: 'production' }),
  HOST: Type.String({ default: 'localhost' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000 }),
  API_HOST: Type.String({ default: 'http://127.0.0.1:3333', pattern: '^https?://[^/?#\\s]+/?$' }),
  DATA_DIR: Type.String({ default: '.data' }),
  DIST_DIR: TEXT,
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'info' }),
  /** Addresses (comma-separated) of proxies whose X-Forwarded-* are trusted. */
  TRUSTED_PROXIES: proxiesSetting(''),
  /** How long `/ready` is 503 before this process stops listening. */
  STOP_NOTICE_MS: Type.Integer({ minimum: 0, maximum: 60_000, default: 250 }),
  /** Permits other machines to read `/metrics` (docs/observing.md); empty for this machine only. */
  METRICS_TOKEN: TEXT,
  /** This site's own origin, for canonical addresses. */
  SITE_URL: Type.String({ default: '', pattern: '^(https?://[^/?#\\s]+/?)?$' }),
  /**
   * Hosts (comma-separated) that a page may use in its addresses while SITE_URL is empty; `.domain` includes all
   * subdomains.
   */
  ALLOWED_HOSTS: Type.String({ default: 'localhost', pattern: HOST_LIST }),
  COOKIE_DOMAIN: Type.String({ default: '', pattern: '^[a-zA-Z0-9.-]*$' }),
  GTM_ID: Type.String({ default: '', pattern: '^(GTM-[A-Z0-9]+)?$' }),
  GTM_BASE_URL: Type.String({ default: 'https://www.googletagmanager.com', pattern: ORIGIN }),
  /** Origins (comma-separated) that the container's tags may send to. */
  GTM_COLLECT_URLS: Type.String({ default: '', pattern: ORIGIN_LIST }),
  GOOGLE_CLIENT_ID: TEXT,
  GOOGLE_ACCOUNTS_URL: Type.String({ default: 'https://accounts.google.com', pattern: ORIGIN }),
  GOOGLE_BASE_URL: Type.String({ default: 'https://www.googleapis.com', pattern: ORIGIN }),
  FACEBOOK_APP_ID: TEXT,
  FACEBOOK_SDK_URL: Type.String({ default: 'https://connect.facebook.net', pattern: ORIGIN }),
  FACEBOOK_BASE_URL: Type.String({ default: 'https://graph.facebook.com', pattern: ORIGIN }),
  PAYMENT_PROVIDER: Type.Enum(['', 'sandbox', 'mercado_pago'], { default: '' }),
  PAYMENT_SDK_URL: Type.String({ default: 'https://sdk.mercadopago.com', pattern: ORIGIN }),
  /** Origins (comma-separated) of the frames for entering a card. */
  PAYMENT_FIELDS_URLS: Type.String({
    default: 'https://secure-fields.mercadopago.com, https://api-static.mercadopago.com',
    pattern: ORIGIN_LIST,
  }),
  PAYMENT_BASE_URL: Type.String({ default: 'https://api.mercadopago.com', pattern: "^https?://[^?#\\s;,']+$" }),
  HELP_CENTER_URL: LINK,
  CONTACT_EMAIL: EMAIL,
  PRIVACY_EMAIL: EMAIL,
  ABOUT_URL: LINK,
  INSTAGRAM_URL: LINK,
  TWITTER_URL: LINK,
  FACEBOOK_URL: LINK,
  HOME_TOTALS_FROM: Type.String({ default: '', pattern: MINIMUMS }),
  SERVICE_WORKER: Type.Enum(['on', 'off'], { default: 'on' }),
  ...TRACING_SETTINGS,
});

export interface Config {
  development: boolean;
  host: string;
  port: number;
  /** Origin of the API, without a trailing slash. */
  apiHost: string;
  dataDir: string;
  /** The folder with the built `public-site` and `student-area`. */
  distDir: string;
  logLevel: string;
  trustedProxies: string[];
  stopNoticeMs: number;
  /** Permits other machines to read `/metrics`; empty for none. */
  metricsToken: string;
  /** The origin in pages; empty for the requested host, if it is allowed. */
  siteUrl: string;
  /** Names in lower case, without ports. */
  allowedHosts: string[];
  /** Origins that the tag manager's tags send to. */
  tagCollectors: string[];
  /** Card provider's addresses; null without a real payment provider. */
  payment: { sdkUrl: string; fieldsUrls: string[]; apiUrl: string } | null;
  tracing: TracingSettings;
  runtime: RuntimeConfig;
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The configured minimums, with defaults for the others. */
const minimumsOf = (text: string): RuntimeConfig['homeTotalsFrom'] => ({
  ...IMPRESSIVE,
  ...Object.fromEntries(
    listOf(text).map((part) => {
      const [name, least] = part.split('=').map((side) => side.trim());
      return [name, Number(least)];
    }),
  ),
});

/** Reads the environment, once at boot. Throws a sentence on what is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const read = readSettings(Settings, environment);
  return {
    development: read.NODE_ENV === 'development',
    host: read.HOST,
    port: read.PORT,
    apiHost: read.API_HOST.replace(/\/$/, ''),
    dataDir: resolve(read.DATA_DIR),
    distDir: read.DIST_DIR ? resolve(read.DIST_DIR) : resolve(import.meta.dirname, '..'),
    logLevel: read.LOG_LEVEL,
    trustedProxies: listOf(read.TRUSTED_PROXIES),
    stopNoticeMs: read.STOP_NOTICE_MS,
    metricsToken: read.METRICS_TOKEN,
    siteUrl: read.SITE_URL.replace(/\/$/, ''),
    allowedHosts: listOf(read.ALLOWED_HOSTS.toLowerCase()),
    tagCollectors: listOf(read.GTM_COLLECT_URLS),
    payment:
      read.PAYMENT_PROVIDER === 'mercado_pago'
        ? {
            sdkUrl: read.PAYMENT_SDK_URL,
            fieldsUrls: listOf(read.PAYMENT_FIELDS_URLS),
            apiUrl: new URL(read.PAYMENT_BASE_URL).origin,
          }
        : null,
    tracing: read,
    runtime: {
      cookieDomain: read.COOKIE_DOMAIN,
      gtmId: read.GTM_ID,
      gtmBaseUrl: read.GTM_BASE_URL,
      googleClientId: read.GOOGLE_CLIENT_ID,
      googleAccountsUrl: read.GOOGLE_ACCOUNTS_URL,
      googleApiUrl: read.GOOGLE_BASE_URL,
      facebookAppId: read.FACEBOOK_APP_ID,
      facebookSdkUrl: read.FACEBOOK_SDK_URL,
      facebookApiUrl: read.FACEBOOK_BASE_URL,
      paymentSdkUrl: read.PAYMENT_SDK_URL,
      helpCenterUrl: read.HELP_CENTER_URL || routePath('help'),
      contactEmail: read.CONTACT_EMAIL,
      privacyEmail: read.PRIVACY_EMAIL,
      aboutUrl: read.ABOUT_URL || routePath('about'),
      instagramUrl: read.INSTAGRAM_URL || NETWORKS.instagram,
      twitterUrl: read.TWITTER_URL || NETWORKS.twitter,
      facebookUrl: read.FACEBOOK_URL || NETWORKS.facebook,
      homeTotalsFrom: minimumsOf(read.HOME_TOTALS_FROM),
      // In development files change without changing their address: nothing may be cached.
      serviceWorker: read.SERVICE_WORKER === 'on' && read.NODE_ENV !== 'development',
    },
  };
}
