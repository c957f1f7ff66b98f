import { type Database, notebookQuestions, notebooks } from '@mapa/server-platform';

/** A notebook stored without asking what the plan permits. */
export async function storeNotebook(
  { db }: { readonly db: Database },
  studentId: string,
  questionIds: number[],
): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(notebooks).values({ studentId, id, name: 'Caderno', source: {} });
  await db
    .insert(notebookQuestions)
    .values(questionIds.map((questionId, at) => ({ studentId, notebookId: id, questionId, position: at + 1 })));
  return id;
}
