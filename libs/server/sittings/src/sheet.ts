import type { ResultOf } from '@mapa/api-contract';
import type { Database } from '@mapa/server-platform';
import { loadQuestionVersions } from '@mapa/server-questions';
import type { ItemRow } from './store';

type SheetQuestion = ResultOf<'GET /api/customer-area/sitting/{id}'>['questoes'][number];

/** A sitting's questions as they were at its start, in the places that they had (docs/decisions/099). */
export async function readSheet(db: Database, items: readonly ItemRow[]): Promise<SheetQuestion[]> {
  const itemOf = new Map(items.map((item) => [item.questionId, item]));
  const questions = await loadQuestionVersions(
    db,
    items.map(({ questionId: id, version }) => ({ id, version })),
  );
  return questions.map(({ then }) => {
    const { number = null, variant = null, area = '' } = itemOf.get(then.id) ?? {};
    return { ...then, numero: number, variante: variant, area };
  });
}
