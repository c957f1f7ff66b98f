import { and, eq, isNull } from 'drizzle-orm';
import { questionMaps } from '@mapa/server-platform';

/**
 * Condition for publicly listed maps: a replaced map only remains for students who have it and pages that show it; a
 * student's own map is private.
 */
export const isListed = and(
  eq(questionMaps.active, true),
  isNull(questionMaps.replacedBy),
  isNull(questionMaps.ownerId),
);

/** The same condition as text, for prepared statements. */
export const LISTED_SQL = 'active and replaced_by is null and owner_id is null';

/**
 * The latest editions of some maps, as SQL with the columns `origin` (the map asked for), `id` and `name`. A map that
 * was never replaced is its own latest edition.
 * @param origins a condition on `question_maps`, in SQL
 */
export const lastEditions = (origins: string): string => `
  with recursive edition as (
    select id as origin, id, name, active, replaced_by from question_maps where ${origins}
    union
    select e.origin, n.id, n.name, n.active, n.replaced_by from edition e join question_maps n on n.id = e.replaced_by)
  select origin, id, name from edition where active and replaced_by is null`;
