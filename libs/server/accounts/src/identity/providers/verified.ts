import type { Registration } from '../sign-up';

/** Who a provider says somebody is. */
export interface Verified {
  /** The provider's lasting name of the person: what the account is keyed by. */
  subject: string;
  name: string;
  email: string | null;
  /** What the provider says about the e-mail; Facebook says nothing. */
  emailStatus: 'verified' | 'unverified' | 'unsaid';
}

/** A token that proves nothing; the reason goes to the log, never to the caller. */
export class NotVerified extends Error {}

/** Throws NotVerified with the reason where a condition does not hold. */
export function demand(holds: unknown, reason: string): asserts holds {
  if (!holds) throw new NotVerified(reason);
}

/** Finds out by the provider whom a token belongs to, and whether that is who the payload says. */
export type Verify = (body: Registration) => Promise<Verified>;
