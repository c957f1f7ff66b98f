import type { CalibrationModel } from '@mapa/domain';
import { and, eq } from 'drizzle-orm';
import { calibratedItems, calibrations, type Database, type Queryable } from '@mapa/server-platform';
import type { Calibration } from '../estimation/calibrate';
import type { ItemFit } from '../estimation/item-fit';
import type { ItemFlag } from '../estimation/item-flags';
import type { CalibrationBase } from './rules';
import type { PaperArea, SampleItem } from './sample';

/** A calibration of an area; the items of `calibration` and `fits` are the unflagged ones, in order. */
export interface AreaCalibration {
  model: CalibrationModel;
  students: number;
  items: readonly { item: SampleItem; flag: ItemFlag | null }[];
  calibration: Calibration;
  fits: readonly (ItemFit | null)[];
}

/** An item by question and wording, as `isDue` compares them. */
export const itemKey = ({ questionId, wording }: Pick<SampleItem, 'questionId' | 'wording'>): string =>
  `${questionId}:${wording}`;

const whereArea = (table: typeof calibrations | typeof calibratedItems, { examId, area }: PaperArea) =>
  and(eq(table.examId, examId), eq(table.area, area));

/** Input of an area's last calibration; null if there was none. */
export async function readLastBase(db: Queryable, area: PaperArea): Promise<CalibrationBase | null> {
  const [last] = await db.select().from(calibrations).where(whereArea(calibrations, area));
  if (!last) return null;
  const items = await db.select().from(calibratedItems).where(whereArea(calibratedItems, area));
  return { students: last.students, model: last.model, items: items.map(itemKey) };
}

/**
 * Replaces the last calibration in one transaction. If one did not converge, its items are stored without parameters,
 * so that it is not retried before something has changed.
 */
export async function storeCalibration(db: Database, area: PaperArea, found: AreaCalibration): Promise<void> {
  const { model, students, calibration } = found;
  const { cycles, converged, logLikelihood } = calibration;
  let place = 0;
  const rows = found.items.map(({ item, flag }): typeof calibratedItems.$inferInsert => {
    const row = { ...area, questionId: item.questionId, wording: item.wording, flag };
    if (flag !== null) return row;
    const [estimate, fit] = [calibration.items[place], found.fits[place]];
    place += 1;
    if (!converged || !estimate) return row;
    const { a, b, c, covariance } = estimate;
    return {
      ...row,
      a,
      b,
      c,
      covariance: [...covariance],
      ...(fit && { fitStatistic: fit.statistic, fitDegrees: fit.degrees, fitP: fit.p }),
    };
  });
  await db.transaction(async (tx) => {
    await tx.delete(calibrations).where(whereArea(calibrations, area));
    await tx.insert(calibrations).values({ ...area, model, students, cycles, converged, logLikelihood });
    if (rows.length > 0) await tx.insert(calibratedItems).values(rows);
  });
}
