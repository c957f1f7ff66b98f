import { favorites, notebookQuestions, notebooks, type Queryable, studentMaps } from '@mapa/server-platform';
import { writePastSitting } from '@mapa/server-sittings';
import { writeHistories } from '@mapa/server-study';
import { historyOf, type StudyPlan } from './history';

const BATCH = 2_000;

/** Inserts rows in batches, as a statement has a limit of parameters. */
export async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await insert(rows.slice(from, from + BATCH));
}

/** Writes the results of some plans; returns the number of answers. The students exist and have no data yet. */
export async function writeStudies(tx: Queryable, plans: readonly StudyPlan[]): Promise<number> {
  const studies = plans.map((plan) => ({ plan, history: historyOf(plan) }));
  const chosen = studies.flatMap(({ plan: { studentId, maps, days } }) =>
    maps.map(({ paper }) => ({ studentId, mapId: paper.mapId, selectedAt: days[0]?.startsAt ?? new Date() })),
  );
  await inBatches(chosen, (batch) => tx.insert(studentMaps).values(batch).onConflictDoNothing());
  const made = studies.flatMap(({ plan: { studentId }, history: { notebook } }) =>
    notebook ? [{ studentId, ...notebook }] : [],
  );
  await inBatches(made, (batch) =>
    tx.insert(notebooks).values(
      batch.map(({ studentId, id, name, createdAt }) => ({
        studentId,
        id,
        name,
        createdAt,
        source: { tipo: 'escolhidas' },
      })),
    ),
  );
  const kept = made.flatMap(({ studentId, id: notebookId, questionIds }) =>
    questionIds.map((questionId, at) => ({ studentId, notebookId, questionId, position: at + 1 })),
  );
  await inBatches(kept, (batch) => tx.insert(notebookQuestions).values(batch));
  const liked = studies.flatMap(({ plan: { studentId }, history }) =>
    history.favorites.map((favorite) => ({ studentId, ...favorite })),
  );
  await inBatches(liked, (batch) => tx.insert(favorites).values(batch));
  const answers = studies.flatMap(({ history }) => history.answers);
  for (const { plan, history } of studies)
    for (const sat of history.sittings)
      answers.push(...(await writePastSitting(tx, { studentId: plan.studentId, ...sat })));
  await writeHistories(tx, answers);
  return answers.length;
}
