import { users, type Database } from '@mapa/server-platform';
import { openSession } from '../sessions';

export interface Entered {
  readonly user: typeof users.$inferSelect;
  readonly id: string;
  readonly token: string;
}

/** The part of a test's application that is needed to create a student with a session. */
interface EnterableApp {
  readonly db: Database;
  readonly app: { readonly tokenSecret: Uint8Array };
}

/** A student with a session and, by default, without a password: opened without the cost of a login. */
export async function enter(
  { db, app }: EnterableApp,
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<Entered> {
  const values = { name: 'Ana Souza', email: `${crypto.randomUUID()}@exemplo.com.br`, ...overrides };
  const [user] = await db.insert(users).values(values).returning();
  if (!user) throw new Error('no user');
  return { user, id: user.id, token: await openSession(db, app.tokenSecret, user.id, user) };
}
