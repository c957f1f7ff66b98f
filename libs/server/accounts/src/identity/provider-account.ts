import { isEmail, PERSON_NAME_MAX_LENGTH, tidyName, type Provider } from '@mapa/domain';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { type Database, identities, type Queryable, refuse, users } from '@mapa/server-platform';
import { ACCOUNT, providerRules, createUser, userByEmail, type User } from '@mapa/server-sessions';
import type { Confirmation } from './confirmation';
import type { Verified } from './providers/verified';

export interface ProviderAccount {
  user: User;
  created: boolean;
}

/** Another transaction has just written the row that this attempt needed: the attempt is rolled back and repeated. */
class LostRace extends Error {}

const ATTEMPTS = 3;

async function userBySubject(db: Queryable, provider: Provider, subject: string): Promise<User | undefined> {
  const [user] = await db
    .select(getTableColumns(users))
    .from(identities)
    .innerJoin(users, eq(users.id, identities.studentId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return user;
}

async function link(tx: Queryable, studentId: string, provider: Provider, subject: string): Promise<void> {
  const linked = await tx.insert(identities).values({ studentId, provider, subject }).onConflictDoNothing().returning();
  if (linked.length === 0) throw new LostRace();
}

/** The name to store; without one from the provider, the local part of the e-mail. */
const nameOf = ({ name }: Verified, email: string): string =>
  [...(tidyName(name) || email.slice(0, email.indexOf('@')))].slice(0, PERSON_NAME_MAX_LENGTH).join('').trim();

async function linkOrCreate(
  tx: Queryable,
  provider: Provider,
  verified: Verified,
  confirmation: Confirmation | null,
): Promise<ProviderAccount> {
  const rules = providerRules(provider);
  const { subject, email, emailStatus } = verified;
  if (!email || !isEmail(email)) throw refuse(ACCOUNT.loginRefused);
  // Before checking whether the e-mail has an account: the caller has not proved ownership.
  if (emailStatus === 'unverified') throw refuse(rules.emailUnverified);
  const proved = emailStatus === 'verified';
  const existing = await userByEmail(tx, email);
  if (existing) {
    // With only one side verified, the account would go to whoever registered its e-mail first.
    if (!proved || !existing.emailVerifiedAt) {
      // Unless the same person has just created the account in another tab.
      if (await userBySubject(tx, provider, subject)) throw new LostRace();
      throw refuse(rules.emailTaken);
    }
    await link(tx, existing.id, provider, subject);
    return { user: existing, created: false };
  }
  const user = await createUser(tx, {
    name: nameOf(verified, email),
    email,
    emailVerifiedAt: proved ? new Date() : null,
  });
  if (!user) throw new LostRace();
  await link(tx, user.id, provider, subject);
  await confirmation?.send(tx, user);
  return { user, created: true };
}

/** The account of a person identified by a provider: found by provider and subject, otherwise linked or created. */
export async function accountOf(
  db: Database,
  provider: Provider,
  verified: Verified,
  admitMail: (email: string) => Promise<Confirmation>,
): Promise<ProviderAccount> {
  const { email, emailStatus } = verified;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const known = await userBySubject(db, provider, verified.subject);
    if (known) return { user: known, created: false };
    const unproved = emailStatus === 'unsaid' && email && isEmail(email) && !(await userByEmail(db, email));
    const confirmation = unproved ? await admitMail(email) : null;
    try {
      return await db.transaction((tx) => linkOrCreate(tx, provider, verified, confirmation));
    } catch (error) {
      await confirmation?.cancel();
      if (!(error instanceof LostRace)) throw error;
    }
  }
  // The account is already linked to another person of this provider.
  throw refuse(providerRules(provider).emailTaken);
}
