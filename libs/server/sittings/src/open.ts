import type { ResultOf } from '@mapa/api-contract';
import type { Database, Student } from '@mapa/server-platform';
import { listOpenSittings, presentSummary } from './store';

type Summary = ResultOf<'GET /api/customer-area/sitting'>['data'][number];

/** The sitting to continue: the most recently started one whose time is not over. */
export async function readOpenSitting(db: Database, student: Student): Promise<Summary | null> {
  if (!student.isSitting) return null;
  const [open] = await listOpenSittings(db, student.id);
  return open ? presentSummary(open, new Date()) : null;
}
