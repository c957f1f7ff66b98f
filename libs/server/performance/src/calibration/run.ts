import type { CalibrationModel } from '@mapa/domain';
import type { Pool } from 'pg';
import { type Database, LockHeld, withLock } from '@mapa/server-platform';
import { calibrate } from '../estimation/calibrate';
import { itemFitsOf } from '../estimation/item-fit';
import { itemFlagsOf } from '../estimation/item-flags';
import { curveOf, logit } from '../estimation/model';
import { keepItems, type Responses } from '../estimation/responses';
import { isDue, modelFor } from './rules';
import {
  countSittings,
  readCandidates,
  readResponses,
  readSampleItems,
  type PaperArea,
  type SampleItem,
} from './sample';
import { itemKey, readLastBase, storeCalibration, type AreaCalibration } from './store';

/** The advisory lock that a calibration holds. */
export const CALIBRATION_LOCK = 727_007;

/** Result for one area. */
export interface CalibrationOutcome extends PaperArea {
  model: CalibrationModel;
  students: number;
  items: number;
  /** Items without information on ability, left out. */
  flagged: number;
  /** Items that fit the model badly (p of S-X² below 0.01). */
  misfitting: number;
  converged: boolean;
  cycles: number;
  seconds: number;
}

const MISFIT = 0.01;

/** An outcome as a line of text, in Portuguese. */
export function describeOutcome(outcome: CalibrationOutcome): string {
  const { examId, area, model, students, items, flagged, misfitting, converged, cycles, seconds } = outcome;
  const parts = [
    `prova ${examId}, ${area}: ${students} estudantes, ${items} itens, modelo ${model}, ${cycles} ciclos em ${seconds} s`,
    ...(converged ? [] : ['não convergiu, e os parâmetros não serão usados']),
    ...(flagged > 0 ? [`${flagged} sem informação, fora da nota`] : []),
    ...(misfitting > 0 ? [`${misfitting} com ajuste ruim`] : []),
  ];
  return parts.join('; ');
}

/**
 * Calibrates the areas that are due (docs/decisions/072), one after the other, and reports each once stored. Meant for
 * a separate process, as it computes for seconds without a pause.
 * @returns false if another process is already calibrating, and nothing was done
 */
export async function runCalibration(
  { pool, db }: { pool: Pool; db: Database },
  tell: (outcome: CalibrationOutcome) => void,
): Promise<boolean> {
  try {
    await withLock(pool, CALIBRATION_LOCK, {}, async () => {
      for (const area of await readCandidates(db)) {
        const outcome = await calibrateArea(db, area);
        if (outcome) tell(outcome);
      }
    });
    return true;
  } catch (error) {
    if (error instanceof LockHeld) return false;
    throw error;
  }
}

async function calibrateArea(db: Database, area: PaperArea): Promise<CalibrationOutcome | null> {
  const students = await countSittings(db, area);
  const model = modelFor(students);
  if (!model) return null;
  const items = await readSampleItems(db, area);
  if (!isDue(await readLastBase(db, area), { students, model, items: items.map(itemKey) })) return null;
  const begun = performance.now();
  const found = estimateArea(await readResponses(db, area, items), items, model);
  await storeCalibration(db, area, found);
  const { converged, cycles } = found.calibration;
  return {
    ...area,
    model,
    students: found.students,
    items: items.length,
    flagged: found.items.filter(({ flag }) => flag !== null).length,
    misfitting: found.fits.filter((fit) => fit !== null && fit.p < MISFIT).length,
    converged,
    cycles,
    seconds: Math.round(performance.now() - begun) / 1_000,
  };
}

/** Items without information are flagged and left out; the others are calibrated, and their fit is measured. */
function estimateArea(responses: Responses, items: readonly SampleItem[], model: CalibrationModel): AreaCalibration {
  const flags = itemFlagsOf(responses);
  const kept = flags.flatMap((flag, index) => (flag === null ? [index] : []));
  const answers = keepItems(responses, kept);
  const guesses = kept.map((index) => 1 / Math.max(2, items[index]?.alternatives ?? 2));
  const calibration = calibrate(answers, { model, guesses });
  const curves = calibration.items.map(({ a, b, c }) => curveOf([Math.log(a), b, logit(c)]));
  return {
    model,
    students: responses.students,
    items: items.map((item, index) => ({ item, flag: flags[index] ?? null })),
    calibration,
    // The common slope of a Rasch model is not subtracted from the degrees of freedom.
    fits: itemFitsOf(answers, curves, model === '3pl' ? 3 : 1),
  };
}
