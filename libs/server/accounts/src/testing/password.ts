import { hash } from '@node-rs/argon2';

export const PASSWORD = 'Estudar#2026';

/** A hash names its own cost: the least that argon2 admits, since students of specs log in with it. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** A cheap hash of `PASSWORD`. */
export const hashOfPassword = (): Promise<string> => hash(PASSWORD, CHEAP);
