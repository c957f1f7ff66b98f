import { questions, type Student } from '@mapa/server-platform';
import type { InputOf } from '@mapa/api-contract';
import { facetOf, isAsked, QUESTION_FILTER_NAMES, type QuestionOrder } from '@mapa/domain';
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { IndexData } from '../search-index/build';
import type { Ids } from '../search-index/sets/bitmaps';
import { anySet, type Asker, type LookUp, type ServerFilter } from './filter';
import { serverFilter } from './registry';

export type FacetQuery = InputOf<'GET /api/question/facet'>['query'];
export type QuestionQuery = InputOf<'GET /api/question'>['query'];
/** A filter of questions; with an anchor, the own state is that of the anchor (docs/decisions/033). */
export type QuestionFilters = InputOf<'GET /api/question/count'>['query'] & Pick<QuestionQuery, 'estado_ate'>;

/** Sort orders by a column; questions without a value come last, and equal ones newest first. */
export const COLUMN_ORDERS: Partial<
  Record<QuestionOrder, { column: 'year' | 'difficulty'; direction: 'up' | 'down' }>
> = {
  recentes: { column: 'year', direction: 'down' },
  dificuldade: { column: 'difficulty', direction: 'up' },
  dificuldade_desc: { column: 'difficulty', direction: 'down' },
};

/** An active filter with its value. */
interface ActiveFilter {
  filter: ServerFilter<unknown>;
  value: unknown;
}

/** The active filters. Filters of one facet are in one group, because they are joined by "or". */
function activeFiltersOf(filters: QuestionFilters): ActiveFilter[][] {
  const groups = new Map<string, ActiveFilter[]>();
  for (const name of QUESTION_FILTER_NAMES) {
    const value = filters[name];
    if (!isAsked(value)) continue;
    const key = facetOf(name) ?? name;
    const active = { filter: serverFilter(name), value };
    groups.set(key, [...(groups.get(key) ?? []), active]);
  }
  return [...groups.values()];
}

/** Whether a filter narrows nothing, apart from hidden kinds. */
export const isUnfiltered = (filters: QuestionFilters): boolean =>
  // Excluding hidden kinds does not count as narrowing: callers send it with every query.
  activeFiltersOf(filters).every((group) => group.every(({ filter, value }) => filter.shows?.(value).length === 0));

/** Which hidden kinds of questions a condition includes. */
export interface ShownKinds {
  annulled: boolean;
  outdated: boolean;
}

/** Whether a filter includes annulled and outdated questions. */
export function shownKinds(filters: QuestionFilters): ShownKinds {
  const shown = activeFiltersOf(filters).flatMap((group) =>
    group.flatMap(({ filter, value }) => filter.shows?.(value) ?? []),
  );
  return { annulled: shown.includes('annulled'), outdated: shown.includes('outdated') };
}

/** SQL condition: the question is of an included kind. */
export const isShown = ({ annulled, outdated }: ShownKinds): SQL | undefined =>
  and(annulled ? undefined : eq(questions.annulled, false), outdated ? undefined : eq(questions.outdated, false));

const askerOf = (filters: QuestionFilters, student: Student | null): Asker => ({ student, anchor: filters.estado_ate });

/** The condition of a filter on `questions`; a student's own state needs the student. */
export function questionCondition(
  filters: QuestionFilters,
  student: Student | null,
  shown: ShownKinds = shownKinds(filters),
): SQL | undefined {
  const asker = askerOf(filters, student);
  return and(
    ...activeFiltersOf(filters).map((group) => or(...group.map(({ filter, value }) => filter.condition(value, asker)))),
    isShown(shown),
  );
}

/** Results of a filter's look-ups in the index: each set of `within` narrows, each of `without` removes. */
export type FoundSets = (data: IndexData) => { within: Ids[]; without: Ids[] };

async function prepareGroup(group: ActiveFilter[], asker: Asker, pool: Pool): Promise<LookUp> {
  const lookUps = await Promise.all(group.map(({ filter, value }) => filter.prepare?.(value, asker, pool)));
  return (data) => {
    const sets = lookUps.flatMap((lookUp) => lookUp?.(data) ?? []);
    const within = anySet(sets.flatMap((set) => set.within ?? []));
    return { ...(within && { within }), without: sets.flatMap((set) => set.without ?? []) };
  };
}

/**
 * Reads from the database what the look-ups of a filter need besides the index, in parallel. Ignores the filter's text.
 */
export async function prepareLookUps(
  pool: Pool,
  filters: QuestionFilters,
  student: Student | null,
): Promise<FoundSets> {
  const asker = askerOf(filters, student);
  const lookUps = await Promise.all(activeFiltersOf(filters).map((group) => prepareGroup(group, asker, pool)));
  return (data) => {
    const sets = lookUps.map((lookUp) => lookUp(data));
    return {
      within: sets.flatMap((set) => set.within ?? []),
      without: sets.flatMap((set) => set.without ?? []),
    };
  };
}
