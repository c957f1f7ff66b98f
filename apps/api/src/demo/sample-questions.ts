import { inArray } from 'drizzle-orm';
import { type Database, importSourceQuestions } from '@mapa/server-platform';
import { writeSampleList } from '@mapa/server-questions';

/**
 * Makes the demo's sample questions available to visitors, in the manifest's order. @param idNumbers ids from the
 * papers' files
 */
export async function offerSamples(db: Database, idNumbers: string[]): Promise<void> {
  const rows = await db
    .select({ id: importSourceQuestions.questionId, idNumber: importSourceQuestions.idNumber })
    .from(importSourceQuestions)
    .where(inArray(importSourceQuestions.idNumber, idNumbers));
  const idOf = new Map(rows.map(({ id, idNumber }) => [idNumber, id]));
  const ids = idNumbers.map((idNumber) => {
    const id = idOf.get(idNumber);
    if (id === undefined) throw new Error(`demo content lacks ${idNumber}`);
    return id;
  });
  await writeSampleList(db, ids);
}
