import type { ResultOf } from '@mapa/api-contract';
import { netScore, type QuestionType } from '@mapa/domain';
import type { Database, Student } from '@mapa/server-platform';
import { HELD_ALTERNATIVE } from '@mapa/server-questions';
import { withheldIds } from '@mapa/server-verdicts';
import { sql, type SQL } from 'drizzle-orm';
import { penalisedAmong } from './penalty';
import type { CountedSitting } from './store';

/** SQL: items `i` of sittings with their questions `q`, and the verdict on each mark by the key that applies to it. */
const JUDGED_ITEMS = sql`
    sitting_items i join questions q on q.id = i.question_id
    left join alternatives given on given.id = i.alternative_id${HELD_ALTERNATIVE}`;

/** SQL: whether an item counts as right: annulled questions give everybody the point; no verdict is not right. */
export const countsAsRight = (annulled: SQL, correct: SQL): SQL => sql`(${annulled} or coalesce(${correct}, false))`;

/** SQL on a judged item: blanks and double marks have no verdict. */
const IS_RIGHT = countsAsRight(sql`q.annulled`, sql`held.correct`);
const IS_BLANK = sql`(i.alternative_id is null and not i.double_marked)`;

export interface JudgedRow extends Record<string, unknown> {
  question_id: number;
  matter_id: number;
  matter: string;
  annulled: boolean;
  is_right: boolean;
  is_blank: boolean;
  /** Of the marked alternative; null for blank or double marks. */
  letter: string | null;
  kind: QuestionType;
  /** Number of alternatives in the version on the sheet. */
  alternatives: number;
}

/** The items of a finished sitting by question, with their letters as marked. */
export async function readJudged(db: Database, studentId: string, id: string): Promise<Map<number, JudgedRow>> {
  const { rows } = await db.execute<JudgedRow>(sql`
    select i.question_id, m.id as matter_id, m.name as matter, q.annulled, ${IS_RIGHT} as is_right, ${IS_BLANK} as is_blank, given.letter, q.kind,
      (select count(*) from alternatives o where o.question_id = i.question_id and o.version = i.version and o.text <> '')::int as alternatives
    from ${JUDGED_ITEMS} join subjects m on m.id = q.subject_path[1]
    where i.student_id = ${studentId} and i.sitting_id = ${id}`);
  return new Map(rows.map((row) => [row.question_id, row]));
}

type Score = NonNullable<ResultOf<'GET /api/customer-area/sitting'>['data'][number]['resultado']>;

interface ScoreRow extends Record<string, unknown> {
  sitting_id: string;
  withheld: number;
  right: number;
  annulled: number;
  wrong: number;
}

/** The scores of finished sittings by id, as their results count them; open ones are left out. */
export async function readSittingScores(
  db: Database,
  student: Student,
  sittings: readonly CountedSitting[],
): Promise<ReadonlyMap<string, Score>> {
  const finished = sittings.filter(({ state }) => state !== 'aberta');
  if (finished.length === 0) return new Map();
  const [{ rows }, penalised] = await Promise.all([
    db.execute<ScoreRow>(sql`
      with judged as (
        select i.sitting_id, ${IS_RIGHT} as is_right, ${IS_BLANK} as is_blank,
          q.annulled, i.question_id in (${withheldIds(student.id)}) as is_withheld
        from ${JUDGED_ITEMS}
        where i.student_id = ${student.id} and i.sitting_id in ${finished.map(({ id }) => id)})
      select sitting_id, count(*) filter (where is_withheld)::int as withheld,
        count(*) filter (where not is_withheld and is_right)::int as right,
        count(*) filter (where not is_withheld and annulled)::int as annulled,
        count(*) filter (where not is_withheld and not is_right and not is_blank)::int as wrong
      from judged group by sitting_id`),
    penalisedAmong(db, finished),
  ]);
  return new Map(
    rows.map(({ sitting_id, withheld, right, annulled, wrong }) => [
      sitting_id,
      {
        certas: right,
        ...(annulled > 0 && { anuladas: annulled }),
        ...(withheld > 0 && { retidas: withheld }),
        ...(penalised.has(sitting_id) && { liquida: netScore({ right, wrong }, true) }),
      },
    ]),
  );
}
