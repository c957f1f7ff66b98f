import type { ResultOf } from '@mapa/api-contract';
import { DESK_PRESENCE_MS } from '@mapa/domain';
import { type Database, type Student, users } from '@mapa/server-platform';
import { and, asc, eq, gt, lt, ne, sql, type SQL } from 'drizzle-orm';
import { readPaper } from '../papers/paper';
import { deskPresence } from '../tables/papers';

type Answer = ResultOf<'PUT /api/customer-area/desk/paper/{id}/presence'>;

/** Pages that have missed three reports count as closed. */
const GONE_AFTER_MS = 3 * DESK_PRESENCE_MS;

const longAgo = (): SQL => sql`now() - ${`${GONE_AFTER_MS} milliseconds`}::interval`;

/**
 * Records which question somebody has open, and returns who else has the paper open. Uses the database's clock, as
 * those of processes may differ.
 */
export async function notePresence(db: Database, student: Student, paperId: string, position: number): Promise<Answer> {
  const paper = await readPaper(db, student, paperId);
  await db
    .insert(deskPresence)
    .values({ paperId, staffId: student.id, position })
    .onConflictDoUpdate({
      target: [deskPresence.paperId, deskPresence.staffId],
      set: { position, seenAt: sql`excluded.seen_at` },
    });
  await db.delete(deskPresence).where(and(eq(deskPresence.paperId, paperId), lt(deskPresence.seenAt, longAgo())));
  const others = await db
    .select({ nome: users.name, posicao: deskPresence.position })
    .from(deskPresence)
    .innerJoin(users, eq(users.id, deskPresence.staffId))
    .where(
      and(eq(deskPresence.paperId, paperId), ne(deskPresence.staffId, student.id), gt(deskPresence.seenAt, longAgo())),
    )
    .orderBy(asc(users.name), asc(users.id));
  return { outros: others, mudada_em: paper.changedAt.toISOString() };
}
