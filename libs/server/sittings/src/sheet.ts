import type { ResultOf } from '@mapa/api-contract';
import type { Database } from '@mapa/server-platform';
import { loadQuestionVersions } from '@mapa/server-questions';
import { readSinceStart } from './since-start';
import type { ItemRow } from './store';

type SheetQuestion = ResultOf<'GET /api/customer-area/sitting/{id}'>['questoes'][number];

/** A sitting's questions in their original form and places, with the changes since its start (docs/decisions/099). */
export async function readSheet(
  db: Database,
  { studentId, id }: { studentId: string; id: string },
  items: readonly ItemRow[],
): Promise<SheetQuestion[]> {
  const itemOf = new Map(items.map((item) => [item.questionId, item]));
  const [questions, sinceStart] = await Promise.all([
    loadQuestionVersions(
      db,
      items.map((item) => ({ id: item.questionId, version: item.version })),
    ),
    readSinceStart(db, { studentId, id }, items),
  ]);
  return questions.map(({ then }) => {
    const { number = null, variant = null, area = '' } = itemOf.get(then.id) ?? {};
    const since = sinceStart.get(then.id);
    return { ...then, numero: number, variante: variant, area, ...(since && { desde_o_inicio: since }) };
  });
}
