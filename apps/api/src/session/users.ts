import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client';
import { users } from '../db/schema';
import type { User } from './enter';

/** The account of an e-mail address, whatever its case. */
export async function userByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user;
}

/** Makes an account; nothing when somebody else has just made one of this e-mail. */
export async function createUser(tx: Queryable, values: typeof users.$inferInsert): Promise<User | undefined> {
  const [user] = await tx.insert(users).values(values).onConflictDoNothing().returning();
  return user;
}
