import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '@mapa/server-platform';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// One core and one of libuv's four threads stay free for other requests while many sign in.
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
const MAX_WAITING = 500;
const gate = createGate({ running: AT_ONCE, waiting: MAX_WAITING });

/** The argon2id hash of a password, with its salt and cost. Waits for a free slot; 503 when too many wait. */
export const hashPassword = (password: string): Promise<string> => gate.run(() => hash(password, COST));

let decoy: Promise<string> | undefined;

/** Checks a password; without a stored hash it verifies a decoy of the same cost, so that timing reveals nothing. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash('decoy', COST);
  const against = stored ?? (await decoy);
  const matches = await gate.run(() => verify(against, password));
  return matches && Boolean(stored);
}
