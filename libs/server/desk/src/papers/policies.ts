import type { Student } from '@mapa/server-platform';
import { eq, type SQL } from 'drizzle-orm';
import { deskPapers } from '../tables/papers';

/** Teachers work on the papers that they uploaded; admin and master on everybody's. */
export const canWorkOn = ({ id, role }: Student, { ownerId }: { ownerId: string | null }): boolean =>
  role !== 'professor' || ownerId === id;

/** The same as a condition on `desk_papers`; undefined if all are permitted. */
export const ofWhom = ({ id, role }: Student): SQL | undefined =>
  role === 'professor' ? eq(deskPapers.ownerId, id) : undefined;
