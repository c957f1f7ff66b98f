import { questions, questionVersions, subjects, type Database } from '@mapa/server-platform';
import { searchColumns } from '@mapa/server-text';

/** Creates questions that consist of a statement only, in order; returns their ids. */
export async function createStatements(db: Database, statements: readonly string[]): Promise<number[]> {
  const [subject] = await db.insert(subjects).values({ name: 'Tudo', slug: 'tudo' }).returning({ id: subjects.id });
  if (!subject) throw new Error('no subject was inserted');
  await db.update(subjects).set({ path: [subject.id] });
  const rows = statements.map((statement, at) => ({
    sourceKey: `statement::${at}`,
    contentHash: `${at}`,
    kind: 'questaovf' as const,
    subjectId: subject.id,
    subjectPath: [subject.id],
    ...searchColumns([statement]),
  }));
  const made = await db.insert(questions).values(rows).returning({ id: questions.id });
  const ids = made.map(({ id }) => id);
  await db.insert(questionVersions).values(
    ids.map((questionId, at) => ({
      questionId,
      version: 1,
      statement: `<p>${statements[at] ?? ''}</p>`,
      contentHash: `${at}`,
    })),
  );
  return ids;
}
