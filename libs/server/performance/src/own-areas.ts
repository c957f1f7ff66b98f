import { sql } from 'drizzle-orm';
import type { CalibrationModel } from '@mapa/domain';
import type { Queryable } from '@mapa/server-platform';
import { areComparable } from '@mapa/server-questions';
import { itemsOf, readUnpublishedAreas, type PaperArea } from './calibration/sample';
import type { ScoredSheet } from './sheets';

/** An item of an area without published parameters, with the answer to it. */
export interface OwnItemRow extends Record<string, unknown> {
  question_id: number;
  slot: number;
  number: number | null;
  language: string;
  /** Null without an answer that counts. */
  correct: boolean | null;
  /** Null if the area has no converged calibration. */
  model: CalibrationModel | null;
  students: number | null;
  /** Null for an item that its calibration left out. */
  a: number | null;
  b: number | null;
  c: number | null;
  covariance: number[] | null;
}

/**
 * Parameters apply to the wording that they were estimated for; those of the current wording also to comparable
 * versions.
 */
const readItems = (db: Queryable, { lines }: ScoredSheet, area: PaperArea) =>
  db.execute<OwnItemRow>(sql`
    with sheet as (${lines})
    select items.question_id, items.slot, items.number, coalesce(items.variant, '') as language, items.correct,
      made.model, made.students, item.a, item.b, item.c, item.covariance
    from (${itemsOf(area, sql`select * from sheet`)}) items
    left join calibrations made on made.exam_id = ${area.examId} and made.area = ${area.area} and made.converged
    left join calibrated_items item on item.exam_id = made.exam_id and item.area = made.area and item.question_id = items.question_id
      and (item.wording = items.wording
        or item.wording = items.current_wording and ${areComparable(sql`items.question_id`, sql`items.version`, sql`items.current_version`)})
    where not items.annulled
    order by items.slot, language`);

/** The areas of a paper without published parameters, each with its items and a student's answers. */
export async function readOwnAreas(
  db: Queryable,
  sheet: ScoredSheet,
): Promise<{ area: PaperArea; rows: OwnItemRow[] }[]> {
  const areas = await readUnpublishedAreas(db, sheet.examId);
  return Promise.all(areas.map(async (area) => ({ area, rows: (await readItems(db, sheet, area)).rows })));
}
