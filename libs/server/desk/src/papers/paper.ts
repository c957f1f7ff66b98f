import { isDeskPaperBusy } from '@mapa/domain';
import { DESK, deskPapers, isUuid, type Queryable, refuse, type Student } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { canWorkOn } from './policies';

export type Paper = typeof deskPapers.$inferSelect;

/** A paper of the desk. One that somebody may not work on is refused like one that is not there. */
export async function readPaper(db: Queryable, student: Student, id: string): Promise<Paper> {
  const [paper] = isUuid(id) ? await db.select().from(deskPapers).where(eq(deskPapers.id, id)) : [];
  if (!paper || !canWorkOn(student, paper)) throw refuse(DESK.noSuchPaper);
  return paper;
}

/** The same, locked, and refused while something is being done with it. */
export async function lockIdlePaper(tx: Queryable, student: Student, id: string): Promise<Paper> {
  const [paper] = isUuid(id) ? await tx.select().from(deskPapers).where(eq(deskPapers.id, id)).for('update') : [];
  if (!paper || !canWorkOn(student, paper)) throw refuse(DESK.noSuchPaper);
  if (isDeskPaperBusy(paper.state)) throw refuse(DESK.paperBusy);
  return paper;
}
