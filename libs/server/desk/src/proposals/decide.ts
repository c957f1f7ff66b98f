import type { InputOf, ResultOf } from '@mapa/api-contract';
import { DESK_REASON } from '@mapa/domain';
import type { StoredQuestion } from '@mapa/server-importer';
import { type Database, type Queryable, recordAct, refuse, type Student } from '@mapa/server-platform';
import { eq, sql } from 'drizzle-orm';
import { actOn } from '../bank/acts';
import { applyKey, applyTexts } from '../bank/correct';
import { DESK } from '../errors/error-messages';
import { deskProposals } from '../tables/proposals';
import { findProposal } from './list';
import type { ProposedKey, ProposedTexts } from './propose';

type Body = InputOf<'PUT /api/customer-area/desk/proposal/{id}'>['body'];
type Answer = ResultOf<'PUT /api/customer-area/desk/proposal/{id}'>;
type Row = typeof deskProposals.$inferSelect;

/** Locks a proposal. Refuses one that was decided meanwhile. */
async function lockOpen(tx: Queryable, id: number): Promise<Row> {
  const [row] = await tx.select().from(deskProposals).where(eq(deskProposals.id, id)).for('update');
  if (!row) throw refuse(DESK.noSuchProposal);
  if (row.state !== 'aberta') throw refuse(DESK.proposalDecided);
  return row;
}

const settle = (tx: Queryable, { id }: Row, student: Student, state: Row['state'], decision: string | null) =>
  tx
    .update(deskProposals)
    .set({ state, decision, decidedBy: student.id, decidedAt: sql`now()` })
    .where(eq(deskProposals.id, id));

/** Carries the proposed act out in the name of who accepts it. Refuses if the question has changed since. */
async function carryOut(tx: Queryable, student: Student, question: StoredQuestion, row: Row): Promise<string[]> {
  const act = { versao: row.version, motivo: row.reason };
  const by = { staffId: student.id };
  const links =
    row.kind === 'gabarito'
      ? await applyKey(tx, by, question, { ...(row.body as ProposedKey), ...act }, { proposta: row.id })
      : await applyTexts(tx, by, question, { ...(row.body as ProposedTexts), ...act }, { proposta: row.id });
  if (links === null) throw refuse(DESK.proposalLate);
  return links;
}

async function accept(db: Database, student: Student, id: number): Promise<string[]> {
  const [found] = await db.select().from(deskProposals).where(eq(deskProposals.id, id));
  if (!found) throw refuse(DESK.noSuchProposal);
  const { avisos } = await actOn(db, student, found.questionId, async (tx, question) => {
    const row = await lockOpen(tx, id);
    const links = await carryOut(tx, student, question, row);
    await settle(tx, row, student, 'aceita', null);
    return links;
  });
  return avisos;
}

const decline = (db: Database, student: Student, id: number, reason: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockOpen(tx, id);
    await settle(tx, row, student, 'recusada', reason);
    await recordAct(
      tx,
      { staffId: student.id },
      { act: 'correcao_recusada', on: ['questao', row.questionId], after: { motivo: reason, proposta: id } },
    );
  });

/**
 * Accepts a proposal, which is the act itself in the name of who accepts, or refuses it with a reason for its author. The
 * audit log has both under the proposal's number, and with it both persons (docs/decisions/158).
 */
export async function decideProposal(
  db: Database,
  student: Student,
  id: number,
  { aceita, motivo }: Body,
): Promise<Answer> {
  const reason = motivo?.trim() ?? '';
  if (!aceita && reason.length < DESK_REASON.minLength) throw refuse(DESK.refusalReason);
  const avisos = aceita ? await accept(db, student, id) : [];
  if (!aceita) await decline(db, student, id, reason);
  const proposta = await findProposal(db, id);
  if (!proposta) throw refuse(DESK.noSuchProposal);
  return { proposta, avisos };
}
