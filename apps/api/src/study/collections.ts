import { sql, type SQL } from 'drizzle-orm';

/** What differs between a map and a notebook for whoever walks through one. */
export interface Collection {
  /** The student's own: `collection_id`, `epoch`, `since`. */
  own: (studentId: string) => SQL;
  /** Questions in collections: `collection_id`, `question_id`, `slot`, `number`, `variant`. */
  parts: (studentId: string) => SQL;
  /** Counted answers of an epoch: the columns of `map_answers` with `collection_id`. */
  places: (studentId: string) => SQL;
  /** The walk's order within a collection, over `weights`, `s` (subject) and `parts`. */
  order: SQL;
}

/** Heaviest subject first, then the paper's order. */
export const MAPS: Collection = {
  own: (studentId) => sql`
    select map_id as collection_id, epoch, selected_at as since from student_maps
    where student_id = ${studentId} and removed_at is null`,
  parts: () => sql`select map_id as collection_id, question_id, subject_id, slot, number, variant from map_questions`,
  places: (studentId) => sql`select map_id as collection_id, * from map_answers where student_id = ${studentId}`,
  order: sql`weights.weight desc, s.name, parts.subject_id, parts.slot, parts.variant, parts.question_id`,
};

/** The order in which the questions were put together. */
export const NOTEBOOKS: Collection = {
  own: (studentId) => sql`
    select id as collection_id, epoch, created_at as since from notebooks
    where student_id = ${studentId} and removed_at is null`,
  parts: (studentId) => sql`
    select nq.notebook_id as collection_id, nq.question_id, q.subject_id, nq.position as slot,
      null::int as number, null::text as variant
    from notebook_questions nq join questions q on q.id = nq.question_id where nq.student_id = ${studentId}`,
  places: (studentId) => sql`select notebook_id as collection_id, * from notebook_answers where student_id = ${studentId}`,
  order: sql`parts.slot, parts.question_id`,
};

/** One id, several, or none: all that the student has. */
export type CollectionIds = number | string | (number | string)[];

function oneOf(ids: CollectionIds): SQL {
  const wanted = Array.isArray(ids) ? ids : [ids];
  return wanted.length > 0 ? sql`where collection_id in ${wanted}` : sql``;
}

/**
 * The questions of the student's collections (or of one) in the order of the walk, each with the counted answer of the
 * current epoch, as the common table `items`. `done` says that some question of the same number is closed: two
 * languages of one number need one answer.
 */
export const studentItems = (collection: Collection, studentId: string, ids: CollectionIds = []): SQL => sql`
  with own as (select * from (${collection.own(studentId)}) o ${oneOf(ids)}),
  parts as (select p.* from (${collection.parts(studentId)}) p join own using (collection_id)),
  weights as (
    select collection_id, subject_id, count(distinct slot)::int as weight from parts group by collection_id, subject_id),
  items as (
    select parts.*, own.epoch, weights.weight, s.name as subject,
      a.answer_id, a.alternative_id, a.correct, a.answered_at, coalesce(a.revealed, false) as revealed,
      a.question_id is not null and not a.revealed as answered,
      bool_or(a.question_id is not null) over (partition by parts.collection_id, parts.slot) as done,
      row_number() over (partition by parts.collection_id order by ${collection.order}) as place
    from own
    join parts using (collection_id)
    join weights using (collection_id, subject_id)
    join subjects s on s.id = parts.subject_id
    left join (${collection.places(studentId)}) a
      on a.collection_id = parts.collection_id and a.question_id = parts.question_id and a.epoch = own.epoch)`;
