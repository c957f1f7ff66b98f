import type { Student } from '@mapa/server-platform';

/** Teachers work on the papers that they brought; admin and master on everybody's. */
export const canWorkOn = ({ id, role }: Student, { ownerId }: { ownerId: string | null }): boolean =>
  role !== 'professor' || ownerId === id;
