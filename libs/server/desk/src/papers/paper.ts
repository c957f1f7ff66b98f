import { isDeskPaperBusy } from '@mapa/domain';
import { isUuid, type Queryable, refuse, type Student } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { eq } from 'drizzle-orm';
import { canWorkOn } from './policies';
import { deskPapers } from '../tables/papers';

export type Paper = typeof deskPapers.$inferSelect;

/** A paper of the desk. One that the caller may not work on is treated as missing. */
export async function readPaper(db: Queryable, student: Student, id: string): Promise<Paper> {
  const [paper] = isUuid(id) ? await db.select().from(deskPapers).where(eq(deskPapers.id, id)) : [];
  if (!paper || !canWorkOn(student, paper)) throw refuse(DESK.noSuchPaper);
  return paper;
}

/** The same, locked, and refused while a job works on it. */
export async function lockIdlePaper(tx: Queryable, student: Student, id: string): Promise<Paper> {
  const [paper] = isUuid(id) ? await tx.select().from(deskPapers).where(eq(deskPapers.id, id)).for('update') : [];
  if (!paper || !canWorkOn(student, paper)) throw refuse(DESK.noSuchPaper);
  if (isDeskPaperBusy(paper.state)) throw refuse(DESK.paperBusy);
  return paper;
}
