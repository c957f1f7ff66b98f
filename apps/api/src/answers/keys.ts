import type { ResultOf } from '@mapa/api-contract';
import type { Database } from '../db/client';
import { statement } from '../db/statement';
import { canReadTeachers } from '../plans/comments';
import type { Student } from '../session/token';

export type AnswerKey = ResultOf<'POST /api/customer-area/question/answer'>['gabarito'];

const WITHHELD = { comentario: null, comentario_bloqueado: true };

/** The right alternative of an answered question, and its teacher's comment. */
export interface KeyRow {
  right_id: number | null;
  right_letter: string | null;
  comment: string | null;
}

/** A key as the wire shows it. A teacher's comment leaves only for a plan that includes it. */
export const presentKey = (student: Student, { right_id, right_letter, comment }: KeyRow): AnswerKey => ({
  alternativa_id: right_id,
  letra: right_letter,
  ...(comment !== null && !canReadTeachers(student) ? WITHHELD : { comentario: comment }),
});

type Row = KeyRow & Record<string, unknown> & { question_id: number };

const keysOf = statement<Row>(
  'keys',
  `select v.question_id, v.comment, a.id as right_id, a.letter as right_letter
   from unnest($1::int[], $2::int[]) as w (id, version)
   join question_versions v on v.question_id = w.id and v.version = w.version
   join questions q on q.id = v.question_id
   left join alternatives a on a.question_id = v.question_id and a.version = v.version and a.correct and not q.annulled`,
);

/**
 * Keys and comments of the given versions, by question. Call it only for questions that the student has answered or
 * revealed: here and with the answer's own statement a key is read for a person, nowhere else. An annulled question has no right alternative.
 */
export async function readKeys(db: Database, student: Student, refs: { id: number; version: number }[]): Promise<Map<number, AnswerKey>> {
  if (refs.length === 0) return new Map();
  const rows = await keysOf(db, [refs.map(({ id }) => id), refs.map(({ version }) => version)]);
  return new Map(rows.map((row) => [row.question_id, presentKey(student, row)]));
}
