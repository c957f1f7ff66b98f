import { hasNegativeMarking } from '@mapa/server-performance';
import type { Database } from '@mapa/server-platform';
import type { CountedSitting } from './store';

/** Whether a wrong answer cancels a right one in a sitting, by its paper's rule or the student's choice. */
export const isPenalised = async (
  db: Database,
  { exam_id, negative_marking }: Pick<CountedSitting, 'exam_id' | 'negative_marking'>,
): Promise<boolean> => (exam_id === null ? negative_marking : hasNegativeMarking(db, exam_id));
