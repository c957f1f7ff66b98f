import type { ResultOf } from '@mapa/api-contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client';
import { canReadTeachers } from '../plans/comments';
import type { Student } from '../session/token';

export type AnswerKey = ResultOf<'POST /api/customer-area/question/answer'>['gabarito'];

const WITHHELD = { comentario: null, comentario_bloqueado: true };

interface Row extends Record<string, unknown> {
  question_id: number;
  comment: string | null;
  alternative_id: number | null;
  letter: string | null;
}

/**
 * Keys and comments of the given versions, by question. Call it only for questions that the student has answered or
 * revealed: this is the one place that a key is read for a person. An annulled question has no right alternative, and
 * a teacher's comment leaves only for a plan that includes it.
 */
export async function readKeys(db: Queryable, student: Student, refs: { id: number; version: number }[]): Promise<Map<number, AnswerKey>> {
  if (refs.length === 0) return new Map();
  const pairs = sql.join(refs.map(({ id, version }) => sql`(${id}::int, ${version}::int)`), sql`, `);
  const { rows } = await db.execute<Row>(sql`
    select v.question_id, v.comment, a.id as alternative_id, a.letter
    from question_versions v
    join questions q on q.id = v.question_id
    left join alternatives a on a.question_id = v.question_id and a.version = v.version and a.correct and not q.annulled
    where (v.question_id, v.version) in (${pairs})`);
  return new Map(
    rows.map((row) => [
      row.question_id,
      {
        alternativa_id: row.alternative_id,
        letra: row.letter,
        ...(row.comment !== null && !canReadTeachers(student) ? WITHHELD : { comentario: row.comment }),
      },
    ]),
  );
}
