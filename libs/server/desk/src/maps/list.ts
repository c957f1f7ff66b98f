import type { InputOf, ResultOf } from '@mapa/api-contract';
import type { DESK_MAP_FILTERS } from '@mapa/domain';
import { type Database, listAnswer, type Page, questionMaps } from '@mapa/server-platform';
import { containsText, listCondition, type ListConditions } from '@mapa/server-search';
import { and, eq } from 'drizzle-orm';
import { isPublic, readMaps, situation } from './map';

type Query = InputOf<'GET /api/customer-area/desk/map'>['query'];
type Answer = ResultOf<'GET /api/customer-area/desk/map'>;

const CONDITIONS: ListConditions<typeof DESK_MAP_FILTERS> = {
  busca: containsText(questionMaps.foldedName),
  situacao: (wanted) => eq(situation, wanted),
};

/** Public maps that a filter finds. */
export async function listDeskMaps(db: Database, query: Query, page: Page): Promise<Answer> {
  const where = listCondition(CONDITIONS, query);
  const [total, maps] = await Promise.all([
    db.$count(questionMaps, and(isPublic, where)),
    readMaps(db, where, { limit: page.perPage, offset: page.offset }),
  ]);
  return listAnswer(maps, total, page);
}
