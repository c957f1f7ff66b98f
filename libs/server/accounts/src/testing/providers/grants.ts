/** A person with an account at a provider. */
export interface Person {
  id: string;
  name?: string;
  email?: string;
  /** Only Google has this claim. */
  email_verified?: boolean;
}

/** Owner of an access token: the application that may use it, and the person. */
export interface Grant {
  person: Person;
  app: string;
  scope?: string;
  /** Negative for an expired token. */
  expires_in_s?: number;
}

export const APPS = {
  google: 'mapa.apps.googleusercontent.com',
  facebook: '4242424242',
  facebookSecret: 'a-secret-of-tests',
} as const;

export type ProviderName = 'google' | 'facebook';
export const HOUR_S = 3_600;
