import type { Provider } from '@mapa/domain';
import { createProviderRequest } from './provider-request';
import { verifyFacebook } from './facebook';
import { verifyGoogle } from './google';
import type { Verify } from './verified';

declare module 'fastify' {
  interface FastifyInstance {
    providers: Providers;
  }
}

/** Settings of the sign-in with providers: their addresses and this installation's ids. */
export type ProviderSettings = Readonly<
  Record<
    'GOOGLE_CLIENT_ID' | 'GOOGLE_BASE_URL' | 'FACEBOOK_APP_ID' | 'FACEBOOK_APP_SECRET' | 'FACEBOOK_BASE_URL',
    string
  >
>;

/** The providers of this installation; null if not configured. */
export type Providers = Record<Provider, Verify | null>;

/** The providers that the settings configure. @param timeoutMs how long a provider may take to answer, in milliseconds */
export function createProviders(settings: ProviderSettings, timeoutMs?: number): Providers {
  const { GOOGLE_CLIENT_ID, FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: secret } = settings;
  return {
    google: GOOGLE_CLIENT_ID
      ? verifyGoogle(GOOGLE_CLIENT_ID, createProviderRequest(settings.GOOGLE_BASE_URL, timeoutMs))
      : null,
    facebook:
      appId && secret
        ? verifyFacebook({ appId, secret }, createProviderRequest(settings.FACEBOOK_BASE_URL, timeoutMs))
        : null,
  };
}
