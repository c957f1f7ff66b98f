import { eq } from 'drizzle-orm';
import { type Queryable, questions, refuse, STUDY } from '@mapa/server-platform';

/** Refuses with 404 for an unknown question. */
export async function demandQuestion(db: Queryable, id: number): Promise<void> {
  if ((await db.$count(questions, eq(questions.id, id))) === 0) throw refuse(STUDY.noSuchQuestion);
}
