import { hasNegativeMarking } from '@mapa/server-performance';
import type { Database } from '@mapa/server-platform';
import type { CountedSitting } from './store';

/** Whether a wrong answer takes a right one away in a sitting: as its paper says, or as the student chose. */
export const isPenalised = async (
  db: Database,
  { exam_id, negative_marking }: Pick<CountedSitting, 'exam_id' | 'negative_marking'>,
): Promise<boolean> => (exam_id === null ? negative_marking : hasNegativeMarking(db, exam_id));
