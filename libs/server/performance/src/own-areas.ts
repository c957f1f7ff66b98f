import { sql } from 'drizzle-orm';
import type { CalibrationModel } from '@mapa/domain';
import type { Queryable } from '@mapa/server-platform';
import type { AnswerSource } from './answer-source';
import { itemsOf, readUnpublishedAreas, type PaperArea } from './calibration/sample';

/** An item of an area without published parameters, with the answer to it. */
export interface OwnItemRow extends Record<string, unknown> {
  question_id: number;
  slot: number;
  number: number | null;
  language: string;
  /** Null where there is none that counts. */
  correct: boolean | null;
  /** Null where the area has no calibration that holds. */
  model: CalibrationModel | null;
  students: number | null;
  /** Null of an item that its calibration left out. */
  a: number | null;
  b: number | null;
  c: number | null;
  covariance: number[] | null;
}

const readItems = (db: Queryable, source: AnswerSource, area: PaperArea) =>
  db.execute<OwnItemRow>(sql`
    with items as (select * from (${itemsOf(area)}) item where not annulled),
    own as (${source(sql`select question_id from items`)})
    select items.question_id, items.slot, eq.number, coalesce(eq.variant, '') as language, own.correct,
      made.model, made.students, item.a, item.b, item.c, item.covariance
    from items
    join exam_questions eq on eq.exam_id = ${area.examId} and eq.question_id = items.question_id
    left join calibrations made on made.exam_id = ${area.examId} and made.area = ${area.area} and made.converged
    left join calibrated_items item on item.exam_id = made.exam_id and item.area = made.area
      and item.question_id = items.question_id and item.wording = items.wording
    left join own on own.question_id = items.question_id
    order by items.slot, language`);

/** The areas of a paper that nobody has published parameters of, each with its items and a student's answers. */
export async function readOwnAreas(
  db: Queryable,
  source: AnswerSource,
  examId: number,
): Promise<{ area: PaperArea; rows: OwnItemRow[] }[]> {
  const areas = await readUnpublishedAreas(db, examId);
  return Promise.all(areas.map(async (area) => ({ area, rows: (await readItems(db, source, area)).rows })));
}
