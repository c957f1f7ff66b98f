import { shownVerdict } from '@mapa/server-verdicts';
import { OUTCOMES, OUTCOMES_EACH } from './map-progress';

const { revealed, notJudged, wrong } = OUTCOMES;

/** SQL: an instant in microseconds since 1970, exact as a double until 2255. */
const microseconds = (moment: string): string => `(date_part('epoch', ${moment}) * 1e6)::int8`;

const outcome = `case when a.revealed then ${revealed} else coalesce(${wrong} + (${shownVerdict('a', '$1')})::int, ${notJudged}) end`;

/**
 * SQL: the chosen maps of the student `$1`, each with the questions answered or revealed in its current epoch, as two
 * parallel lists. What is the same for every student comes from the cache (`outline.ts`).
 */
const ownMapsSql = (ofThem: string): string => `
  select sm.map_id, sm.epoch, ${microseconds('sm.selected_at')}::float8 as since, m.content_revision as revision,
    m.replaced_by is not null as replaced, closed.outcomes, closed.times
  from student_maps sm join question_maps m on m.id = sm.map_id
  cross join lateral (
    select json_agg(a.question_id::int8 * ${OUTCOMES_EACH} + ${outcome}) as outcomes, json_agg(${microseconds('a.answered_at')}) as times
    from map_answers a where a.student_id = $1 and a.map_id = sm.map_id and a.epoch = sm.epoch) closed
  where sm.student_id = $1 and sm.removed_at is null${ofThem}`;

/** The chosen maps of the student `$1`. */
export const OWN_MAPS = ownMapsSql('');
/** The chosen map `$2` of the student `$1`. */
export const OWN_MAP = ownMapsSql(' and sm.map_id = $2');
