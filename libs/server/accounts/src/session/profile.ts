import type { InputOf, ResultOf } from '@mapa/api-contract';
import { type PlanId, type Role, tidyName } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { accountGone, type Queryable, users } from '@mapa/server-platform';
import { hasUnseenAnswer } from './bell';

/** The moment at which the e-mail was verified, in the wire's format; empty if it was not. */
export const verifiedAt = (date: Date | null): string => date?.toISOString() ?? '';

type User = typeof users.$inferSelect;
type Changes = InputOf<'POST /api/customer-area/user/update'>['body'];

/** The column of each field that a student writes, by its name on the wire. */
const WRITTEN = { nome: 'name', tema_escuro: 'darkTheme', ava_novo: 'isNew' } as const satisfies Record<
  keyof Changes,
  keyof User
>;
type Written = typeof WRITTEN;

/** What a student writes in the profile, by its names on the wire: the values of a user, or the columns of the table. */
export const writtenFields = <Source extends Record<Written[keyof Written], unknown>>(source: Source) =>
  Object.fromEntries(Object.entries(WRITTEN).map(([field, column]) => [field, source[column]])) as {
    [Field in keyof Written]: Source[Written[Field]];
  };

/** The columns that a change of the profile writes; texts are tidied, as each is one line. */
export const writtenColumns = (changes: Changes): Partial<User> =>
  Object.fromEntries(
    Object.entries(WRITTEN)
      .map(([field, column]) => [column, changes[field as keyof Written]] as const)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => [column, typeof value === 'string' ? tidyName(value) : value]),
  );

/** A user's own profile; 401 when the account is gone. */
export async function readProfile(db: Queryable, id: string): Promise<ResultOf<'GET /api/customer-area/user/me'>> {
  const [[user], notify] = await Promise.all([
    db.select().from(users).where(eq(users.id, id)),
    hasUnseenAnswer(db, id),
  ]);
  if (!user) throw accountGone();
  return {
    success: true,
    usuario: {
      id: user.id,
      ...writtenFields(user),
      email: user.email,
      plano_tipo: user.plan as PlanId,
      role: user.role as Role,
      verificou_email_em: verifiedAt(user.emailVerifiedAt),
      notify,
      tem_senha: user.passwordHash !== null,
    },
  };
}
