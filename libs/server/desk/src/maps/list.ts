import type { InputOf, ResultOf } from '@mapa/api-contract';
import type { DESK_MAP_FILTERS, MapSituation } from '@mapa/domain';
import { type Database, listAnswer, type Page, questionMaps } from '@mapa/server-platform';
import { containsText, listCondition, type ListConditions } from '@mapa/server-search';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { isPublic, readMaps } from './map';

type Query = InputOf<'GET /api/customer-area/desk/map'>['query'];
type Answer = ResultOf<'GET /api/customer-area/desk/map'>;

const SITUATIONS: Readonly<Record<MapSituation, SQL | undefined>> = {
  oferecido: and(isNull(questionMaps.replacedBy), eq(questionMaps.active, true)),
  retirado: and(isNull(questionMaps.replacedBy), eq(questionMaps.active, false)),
  substituido: isNotNull(questionMaps.replacedBy),
};

const CONDITIONS: ListConditions<typeof DESK_MAP_FILTERS> = {
  busca: containsText(questionMaps.foldedName),
  situacao: (situation) => SITUATIONS[situation],
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
