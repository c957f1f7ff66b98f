import { hashPassword, passwordMatches } from '@mapa/server-accounts';
import { revokeSessions } from '@mapa/server-sessions';
import { appState, type Database, users } from '@mapa/server-platform';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Manifest } from './manifest';
import { firstDay, instantOf } from './students/calendar';

type Accounts = Manifest['contas'];

/** Public on purpose: the README lists it with the demo accounts. */
const DEMO_PASSWORD = 'Estudar#2026';
const CLOSED = 'demo_accounts_closed';

/** A closed account, with its former role. */
interface Closed {
  id: string;
  role: string;
}

/**
 * Creates the missing demo accounts. Accounts with a study history are as old as that; unconfirmed ones are new.
 * @param today AAAA-MM-DD
 */
export async function createAccounts(db: Database, accounts: Accounts, today: string): Promise<void> {
  const since = instantOf(firstDay(today), -60);
  for (const account of accounts) {
    await db
      .insert(users)
      .values({
        name: account.nome,
        email: account.email,
        passwordHash: await hashPassword(DEMO_PASSWORD),
        role: account.role,
        plan: account.plano,
        emailVerifiedAt: account.verificado ? new Date() : null,
        darkTheme: account.tema_escuro,
        createdAt: account.verificado ? since : new Date(),
      })
      .onConflictDoNothing();
  }
}

async function withPublicPassword(db: Database, accounts: Accounts): Promise<Closed[]> {
  const emails = accounts.map(({ email }) => email);
  const open = await db
    .select({ id: users.id, role: users.role, passwordHash: users.passwordHash })
    .from(users)
    .where(and(inArray(users.email, emails), isNotNull(users.passwordHash)));
  const checked = await Promise.all(
    open.map(async ({ id, role, passwordHash }) => ({
      id,
      role,
      isPublic: await passwordMatches(passwordHash, DEMO_PASSWORD),
    })),
  );
  return checked.filter(({ isPublic }) => isPublic).map(({ id, role }) => ({ id, role }));
}

const readClosed = async (db: Pick<Database, 'select'>): Promise<Closed[]> => {
  const [row] = await db.select().from(appState).where(eq(appState.key, CLOSED));
  return (row?.value ?? []) as Closed[];
};

/**
 * Closes the demo accounts that still have the public password: nobody can sign in to one, and a new password by mail,
 * sent to somebody else's domain, gives only a student's rights. Their data stays.
 * @returns how many were closed
 */
export async function closeAccounts(db: Database, accounts: Accounts): Promise<number> {
  const found = await withPublicPassword(db, accounts);
  if (found.length === 0) return 0;
  await db.transaction(async (tx) => {
    const ids = found.map(({ id }) => id);
    await tx.update(users).set({ passwordHash: null, role: 'estudante' }).where(inArray(users.id, ids));
    for (const id of ids) await revokeSessions(tx, id);
    const value = [...(await readClosed(tx)).filter(({ id }) => !ids.includes(id)), ...found];
    await tx
      .insert(appState)
      .values({ key: CLOSED, value })
      .onConflictDoUpdate({ target: appState.key, set: { value } });
  });
  return found.length;
}

/** Reopens the closed accounts, unless somebody has set a password meanwhile. */
export async function openAccounts(db: Database): Promise<void> {
  const closed = await readClosed(db);
  if (closed.length === 0) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    for (const { id, role } of closed)
      await tx
        .update(users)
        .set({ passwordHash, role })
        .where(and(eq(users.id, id), isNull(users.passwordHash)));
    await tx.delete(appState).where(eq(appState.key, CLOSED));
  });
}
