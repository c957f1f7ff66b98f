import type { InputOf } from '@mapa/api-contract';

/** What the form of sign-up and sign-in sends. */
export type Registration = InputOf<'POST /api/auth/registerOrLogin'>['body'];

/** A person as a provider identifies them. */
export interface Verified {
  /** The provider's permanent id of the person; the account is keyed by it. */
  subject: string;
  name: string;
  email: string | null;
  /** Whether the provider verified the e-mail; Facebook does not say. */
  emailStatus: 'verified' | 'unverified' | 'unsaid';
}

/** The token proves nothing; the reason is logged, never returned. */
export class NotVerified extends Error {}

/** Throws NotVerified with the reason if a condition does not hold. */
export function demand(holds: unknown, reason: string): asserts holds {
  if (!holds) throw new NotVerified(reason);
}

/** Throws NotVerified for a provider's token that is missing or cannot be sent in a header. */
export function demandToken(token: string | null | undefined): asserts token is string {
  demand(token && /^[!-~]+$/.test(token), 'no token');
}

/** Verifies the token with its provider, and that the payload names the same person. */
export type Verify = (body: Registration) => Promise<Verified>;
