import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type Queryable, users } from '@mapa/server-platform';

export type User = typeof users.$inferSelect;

/** The account of an e-mail address, whatever its case. */
export async function userByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user;
}

/** SQL condition: the account exists and still has this password hash, or still none. */
export const hasPassword = (id: string, passwordHash: string | null): SQL | undefined =>
  and(eq(users.id, id), sql`${users.passwordHash} is not distinct from ${passwordHash}`);

/** Creates an account; undefined when one with this e-mail was created concurrently. */
export async function createUser(tx: Queryable, values: typeof users.$inferInsert): Promise<User | undefined> {
  const [user] = await tx.insert(users).values(values).onConflictDoNothing().returning();
  return user;
}
