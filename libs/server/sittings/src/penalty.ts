import { negativelyMarked } from '@mapa/server-performance';
import type { Database } from '@mapa/server-platform';
import type { CountedSitting } from './store';

type Sitting = Pick<CountedSitting, 'id' | 'exam_id' | 'negative_marking'>;

/** Ids of those sittings in which a wrong answer cancels a right one, by the paper's rule or the student's choice. */
export async function penalisedAmong(db: Database, sittings: readonly Sitting[]): Promise<ReadonlySet<string>> {
  const exams = sittings.flatMap(({ exam_id }) => exam_id ?? []);
  const penalised = await negativelyMarked(db, [...new Set(exams)]);
  return new Set(
    sittings
      .filter(({ exam_id, negative_marking }) => (exam_id === null ? negative_marking : penalised.has(exam_id)))
      .map(({ id }) => id),
  );
}

/** The same for one sitting. */
export const isPenalised = async (db: Database, sitting: Sitting): Promise<boolean> =>
  (await penalisedAmong(db, [sitting])).has(sitting.id);
