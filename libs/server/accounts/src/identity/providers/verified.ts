import type { InputOf } from '@mapa/api-contract';

/** What the form of sign-up and sign-in sends. */
export type Registration = InputOf<'POST /api/auth/registerOrLogin'>['body'];

/** A person as a provider identifies them. */
export interface Verified {
  /** The provider's lasting name of the person: what the account is keyed by. */
  subject: string;
  name: string;
  email: string | null;
  /** Whether the provider verified the e-mail; Facebook does not tell. */
  emailStatus: 'verified' | 'unverified' | 'unsaid';
}

/** A token that proves nothing; the reason goes to the log, never to the caller. */
export class NotVerified extends Error {}

/** Throws NotVerified with the reason where a condition does not hold. */
export function demand(holds: unknown, reason: string): asserts holds {
  if (!holds) throw new NotVerified(reason);
}

/** Throws NotVerified for a provider's token that is missing, or that no header of a request could carry. */
export function demandToken(token: string | null | undefined): asserts token is string {
  demand(token && /^[!-~]+$/.test(token), 'no token');
}

/** Verifies with the provider whose token it is, and that the payload names the same person. */
export type Verify = (body: Registration) => Promise<Verified>;
