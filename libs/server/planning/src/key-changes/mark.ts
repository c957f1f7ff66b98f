import type { InputOf } from '@mapa/api-contract';
import { type Database, statement } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';
import { toldKeyChanges } from '../tables/key-changes';

type Read = InputOf<'PUT /api/customer-area/today/key-changes'>['body']['lidas'];

const existing = statement<{ question_id: number; id: string }>(
  'existing-key-changes',
  `select c.question_id, max(c.id) as id from unnest($1::int[], $2::bigint[]) as r (question_id, id)
   join key_changes c on c.question_id = r.question_id and c.id = r.id group by c.question_id`,
);

/**
 * Stores that the student has read of questions' changes, each up to the one that was shown. A later one stays to be
 * told; an earlier one than the last read, as an old tab sends it, changes nothing. Changes that do not exist are left
 * out.
 */
export async function markKeyChangesRead(db: Database, studentId: string, read: Read, now: Date): Promise<void> {
  const rows = await existing(db, [read.map(({ questao_id }) => questao_id), read.map(({ mudanca_id }) => mudanca_id)]);
  if (rows.length === 0) return;
  await db
    .insert(toldKeyChanges)
    .values(
      rows.map(({ question_id, id }) => ({ studentId, questionId: question_id, changeId: Number(id), toldAt: now })),
    )
    .onConflictDoUpdate({
      target: [toldKeyChanges.studentId, toldKeyChanges.questionId],
      set: { changeId: sql`excluded.change_id`, toldAt: sql`excluded.told_at` },
      setWhere: sql`${toldKeyChanges.changeId} < excluded.change_id`,
    });
}
