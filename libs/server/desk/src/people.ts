import type { ResultOf } from '@mapa/api-contract';
import type { Role } from '@mapa/domain';
import { grantRole } from '@mapa/server-accounts';
import { type Database, listAnswer, type Page, refuse, users } from '@mapa/server-platform';
import { DESK } from './errors/error-messages';
import { asc, eq, ne, sql, type SQL } from 'drizzle-orm';

type People = ResultOf<'GET /api/customer-area/desk/person'>;
type Person = People['data'][number];

const present = ({ id, name, email, role, createdAt }: typeof users.$inferSelect): Person => ({
  id,
  nome: name,
  email,
  papel: role as Role,
  criado_em: createdAt.toISOString(),
});

/**
 * SQL condition: each of the words begins a word in the name or the e-mail, ignoring case and accents (`person_words`).
 */
const named = (words: string): SQL => sql`person_words(${users.name}, ${users.email}) @@ (
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  from regexp_split_to_table(fold_text(${words}), '[^[:alnum:]]+') as word where word <> '')`;

/** Accounts by the beginnings of words in their name or e-mail; without words, the staff. */
export async function listPeople(db: Database, sought: string | undefined, page: Page): Promise<People> {
  const words = sought?.trim();
  const where = words ? named(words) : ne(users.role, 'estudante');
  const [total, rows] = await Promise.all([
    db.$count(users, where),
    db
      .select()
      .from(users)
      .where(where)
      .orderBy(asc(sql`lower(${users.email})`))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  return listAnswer(rows.map(present), total, page);
}

/** Gives an account a role on behalf of a master. */
export async function changeRole(db: Database, staffId: string, id: string, role: Role): Promise<Person> {
  const { outcome } = await grantRole(db, { staffId }, id, role);
  if (outcome === 'last master') throw refuse(DESK.lastMaster);
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw refuse(DESK.noSuchPerson);
  return present(user);
}
