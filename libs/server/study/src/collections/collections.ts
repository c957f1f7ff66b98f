import { shownVerdict } from '@mapa/server-verdicts';

/** The parts of statements that differ between maps and notebooks. `$1` is the student. */
export interface Collection {
  /** Prefix of its statements' names. */
  name: 'map' | 'notebook';
  /** The type of its ids. */
  type: 'int' | 'uuid';
  /** The student's own: `collection_id`, `epoch`, `since`. */
  own: string;
  /**
   * Questions in collections: `collection_id`, `question_id`, `subject_id`, `slot`, `step`, `number`, `variant`. `slot`
   * is a number of the paper, which a student answers in one language only. `step` is the position in study order; the
   * questions of one step are adjacent, ordered by language.
   */
  parts: string;
  /** Counted answers of an epoch: the columns of `map_answers` with `collection_id`. */
  places: string;
}

/**
 * Maps are ordered by heaviest subject, or as the staff ordered them by hand, then by the paper's order; the database
 * stores the order with the map (`arrange_maps`).
 */
export const MAPS: Collection = {
  name: 'map',
  type: 'int',
  own: 'select map_id as collection_id, epoch, selected_at as since from student_maps where student_id = $1 and removed_at is null',
  parts: 'select map_id as collection_id, question_id, subject_id, slot, step, number, variant from map_questions',
  places: 'select map_id as collection_id, * from map_answers where student_id = $1',
};

/**
 * Notebooks keep the order in which questions were added; variants of one number of a paper follow the first of them
 * (docs/decisions/035).
 */
export const NOTEBOOKS: Collection = {
  name: 'notebook',
  type: 'uuid',
  own: 'select id as collection_id, epoch, created_at as since from notebooks where student_id = $1 and removed_at is null',
  parts: `
    select nq.notebook_id as collection_id, nq.question_id, q.subject_id, coalesce(shared.position, nq.position) as slot,
      coalesce(shared.position, nq.position) as step, null::int as number, shared.variant
    from notebook_questions nq join questions q on q.id = nq.question_id
    left join lateral (
      select min(other.position) as position, min(own.variant) as variant
      from exam_questions own
      join exam_questions version on version.exam_id = own.exam_id and version.slot = own.slot and version.variant is not null
      join notebook_questions other
        on other.student_id = $1 and other.notebook_id = nq.notebook_id and other.question_id = version.question_id
      where own.question_id = nq.question_id and own.variant is not null) shared on true
    where nq.student_id = $1`,
  places: 'select notebook_id as collection_id, * from notebook_answers where student_id = $1',
};

/**
 * SQL: joins `parts` with their counted answers `a` of the current epoch of `own`; answers to annulled questions are
 * neither right nor wrong. `offset 0` is an optimisation fence: the planner looks each answer up by its whole key
 * instead of reading all of a student's answers for each question.
 */
export const withAnswers = ({ places }: Collection): string => `
    left join lateral (
      select p.question_id, p.answer_id, p.version, p.alternative_id, p.revealed, p.answered_at, p.arrived_at,
        ${shownVerdict('p', '$1')} as correct
      from (${places}) p
      where p.collection_id = own.collection_id and p.question_id = parts.question_id and p.epoch = own.epoch offset 0) a on true`;

/**
 * SQL: the common tables `own`, the student's collections with ids in `$2` (null: all), and `items`, their questions
 * with counted answers. `touched` is true for a closed question, answered or revealed.
 */
export const itemsOf = (collection: Collection): string => `
  with own as (
    select * from (${collection.own}) o where $2::${collection.type}[] is null or collection_id = any ($2)),
  items as (
    select own.collection_id, parts.subject_id, parts.question_id, parts.slot, parts.step, parts.variant, a.answered_at, a.correct,
      a.question_id is not null as touched, a.question_id is not null and not a.revealed as answered
    from own
    join (${collection.parts}) parts on parts.collection_id = own.collection_id${withAnswers(collection)})`;
