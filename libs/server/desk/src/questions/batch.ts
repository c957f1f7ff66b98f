import type { InputOf, ResultOf } from '@mapa/api-contract';
import type { Database, Queryable, Student } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import type { PaperData } from '../papers/data';
import { lockIdlePaper, readPaper } from '../papers/paper';
import { presentPaper } from '../papers/present';
import { saveCorrection } from './correct';
import { readQuestion } from './question';
import { deskPapers } from '../tables/papers';

type Corrections = InputOf<'PUT /api/customer-area/desk/paper/{id}/question-batch'>['body']['questoes'];
type Answer = ResultOf<'PUT /api/customer-area/desk/paper/{id}/question-batch'>;

/**
 * Changes one field of each of several questions, all or nothing. A question whose field another person has changed
 * since the revision in the body stays as it is, and the response names it.
 */
export async function correctQuestions(
  db: Database,
  student: Student,
  paperId: string,
  corrections: Corrections,
): Promise<Answer> {
  const others = await db.transaction(async (tx) => {
    const paper = await lockIdlePaper(tx, student, paperId);
    const stale = await correctEach(tx, paperId, corrections, paper.data as PaperData);
    await tx.update(deskPapers).set({ report: null, changedAt: new Date() }).where(eq(deskPapers.id, paperId));
    return stale;
  });
  return { outras: others, prova: await presentPaper(db, await readPaper(db, student, paperId)) };
}

/** Returns the positions of the questions that another person has changed. */
async function correctEach(
  tx: Queryable,
  paperId: string,
  corrections: Corrections,
  data: PaperData,
): Promise<number[]> {
  const stale: number[] = [];
  // By position: two people who lock the same questions never wait for each other in a circle.
  for (const { posicao, ...body } of [...corrections].sort((one, other) => one.posicao - other.posicao))
    if (!(await saveCorrection(tx, await readQuestion(tx, paperId, posicao, true), body, data))) stale.push(posicao);
  return stale;
}
