import type { ResultOf } from '@mapa/api-contract';
import type { BankSituation } from '@mapa/domain';
import { type Database, questions, type Student } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';
import { countProposals } from '../proposals/list';
import { countDrafts } from '../bank/drafts';
import { SITUATIONS } from '../bank/situations';

type Work = ResultOf<'GET /api/customer-area/desk/work'>;

const count = (db: Database, situation: BankSituation): Promise<number> =>
  db.$count(questions, SITUATIONS[situation].where);

/** Questions for which students await a comment, as in the teachers' queue, and since when the first one waits. */
async function readRequests(db: Database): Promise<Work['solicitacoes']> {
  const { rows } = await db.execute<{ total: number; since: string | null }>(sql`
    select count(distinct question_id)::int as total, min(created_at) as since from comment_requests where answered_at is null`);
  const [row] = rows;
  return { total: row?.total ?? 0, desde: row?.since ? new Date(row.since).toISOString() : null };
}

/** Tasks waiting for the staff; each number is the total of the linked list. */
export async function readWork(db: Database, student: Student): Promise<Work> {
  const [relatada, sem_comentario, sem_assunto, assunto_sugerido, rascunhos, propostas, solicitacoes] =
    await Promise.all([
      count(db, 'relatada'),
      count(db, 'sem_comentario'),
      count(db, 'sem_assunto'),
      count(db, 'assunto_sugerido'),
      countDrafts(db, student),
      countProposals(db, student),
      readRequests(db),
    ]);
  return { questoes: { relatada, sem_comentario, sem_assunto, assunto_sugerido }, rascunhos, propostas, solicitacoes };
}
