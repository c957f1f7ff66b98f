import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/client';
import { questions } from '../db/schema';
import { STUDY } from '../http/catalogue/study';
import { refuse } from '../http/refusal';

/** Refuses with 404 when there is no such question. */
export async function demandQuestion(db: Queryable, id: number): Promise<void> {
  if ((await db.$count(questions, eq(questions.id, id))) === 0) throw refuse(STUDY.noSuchQuestion);
}
