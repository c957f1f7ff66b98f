import type { InputOf, ResultOf } from '@mapa/api-contract';
import type { Database, Queryable, Student } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import type { PaperData } from '../papers/data';
import { lockIdlePaper, readPaper } from '../papers/paper';
import { presentPaper } from '../papers/present';
import { type FieldMemory, memoryOf } from './batch-memory';
import { fieldOf, saveCorrection } from './correct';
import { readQuestion } from './question';
import { deskEdits, deskPapers } from '../tables/papers';

type Corrections = InputOf<'PUT /api/customer-area/desk/paper/{id}/question-batch'>['body']['questoes'];
type Answer = ResultOf<'PUT /api/customer-area/desk/paper/{id}/question-batch'>;

/**
 * Changes one field of each of several questions, all or nothing; the change can be undone. A question whose field another person has changed
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
    const { stale, memory } = await correctEach(tx, paperId, corrections, paper.data as PaperData);
    if (memory.length > 0) await tx.insert(deskEdits).values({ paperId, kind: 'varias', memory });
    await tx.update(deskPapers).set({ report: null, changedAt: new Date() }).where(eq(deskPapers.id, paperId));
    return stale;
  });
  return { outras: others, prova: await presentPaper(db, await readPaper(db, student, paperId)) };
}

/** Returns the positions of the questions that another person has changed, and what the others were. */
async function correctEach(tx: Queryable, paperId: string, corrections: Corrections, data: PaperData) {
  const stale: number[] = [];
  const memory: FieldMemory[] = [];
  // By position: two people who lock the same questions never wait for each other in a circle.
  for (const { posicao, ...body } of [...corrections].sort((one, other) => one.posicao - other.posicao)) {
    const before = await readQuestion(tx, paperId, posicao, true);
    const after = await saveCorrection(tx, before, body, data);
    if (after) memory.push(memoryOf(before, after, fieldOf(body)));
    else stale.push(posicao);
  }
  return { stale, memory };
}
