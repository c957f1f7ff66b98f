import type { InputOf, ResultOf } from '@mapa/api-contract';
import { type Database, listAnswer, type Page, staffAudit, users } from '@mapa/server-platform';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

type Audit = ResultOf<'GET /api/customer-area/desk/audit'>;
type Entry = Audit['data'][number];
type Facts = Entry['antes'];
type Filter = InputOf<'GET /api/customer-area/desk/audit'>['query'];

const actors = alias(users, 'actors');
const people = alias(users, 'people');

const ofQuestion = (id: number): SQL | undefined =>
  and(eq(staffAudit.object, 'questao'), eq(staffAudit.objectId, String(id)));

/** SQL condition: a person with this e-mail acted, or was acted on. */
function ofPerson(text: string): SQL {
  const sought = sql`(select p.id from users p where lower(p.email) = ${text.trim().toLowerCase()})`;
  return sql`(staff_audit.actor_id = ${sought} or (staff_audit.object = 'pessoa' and staff_audit.object_id = ${sought}::text))`;
}

const conditions = ({ ato, pessoa, questao_id }: Filter): SQL | undefined =>
  and(
    ato && eq(staffAudit.act, ato),
    pessoa?.trim() ? ofPerson(pessoa) : undefined,
    questao_id === undefined ? undefined : ofQuestion(questao_id),
  );

const isOfPerson = and(eq(staffAudit.object, 'pessoa'), eq(staffAudit.objectId, sql`${people.id}::text`));

/** The paper's name at the time of the act, from the recorded data. */
function paperNameOf({ before, after }: typeof staffAudit.$inferSelect): string | null {
  const { nome, arquivo } = { ...(before as Facts), ...(after as Facts) };
  const name = nome ?? arquivo;
  return typeof name === 'string' ? name : null;
}

/** Acts of the staff, latest first, with the accounts' present names. */
export async function listAudit(db: Database, filter: Filter, page: Page): Promise<Audit> {
  const where = conditions(filter);
  const [total, rows] = await Promise.all([
    db.$count(staffAudit, where),
    db
      .select({
        entry: staffAudit,
        actor: { name: actors.name, email: actors.email },
        person: { name: people.name, email: people.email },
      })
      .from(staffAudit)
      .leftJoin(actors, eq(actors.id, staffAudit.actorId))
      .leftJoin(people, isOfPerson)
      .where(where)
      .orderBy(desc(staffAudit.id))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  const entries = rows.map(({ entry, actor, person }): Entry => ({
    id: entry.id,
    em: entry.at.toISOString(),
    por: entry.actor,
    autor: actor && { nome: actor.name, email: actor.email },
    ato: entry.act,
    objeto: entry.object,
    objeto_id: entry.objectId,
    objeto_nome: person ? `${person.name} (${person.email})` : paperNameOf(entry),
    antes: entry.before as Entry['antes'],
    depois: entry.after as Entry['depois'],
  }));
  return listAnswer(entries, total, page);
}
