import type { InputOf, ResultOf } from '@mapa/api-contract';
import { MAX_OPEN_PROPOSALS, type ProposalKind } from '@mapa/domain';
import { lockQuestion, type StoredQuestion } from '@mapa/server-importer';
import { type Database, type Queryable, recordAct, refuse, type Student, STUDY } from '@mapa/server-platform';
import { demandNotInSitting } from '@mapa/server-questions';
import { and, eq, sql } from 'drizzle-orm';
import { judgeKey, judgeTexts, type KeyBody, type TextBody } from '../bank/correct';
import { readBankQuestion } from '../bank/page';
import { DESK } from '../errors/error-messages';
import { deskProposals } from '../tables/proposals';

type Body = InputOf<'POST /api/customer-area/desk/question/{id}/proposal'>['body'];
type Answer = ResultOf<'POST /api/customer-area/desk/question/{id}/proposal'>;

/** What a proposal changes, in the fields of the act that carries it out. */
export type ProposedKey = Omit<KeyBody, 'versao' | 'motivo'>;
export type ProposedTexts = Omit<TextBody, 'versao' | 'motivo'>;

interface Wanted {
  kind: ProposalKind;
  body: ProposedKey | ProposedTexts;
}

/** The values to keep, judged as the act would judge them; texts are kept as the bank would have them. */
async function wantedOf(tx: Queryable, question: StoredQuestion, proposal: Body): Promise<Wanted> {
  const { gabarito, texto, versao, motivo } = proposal;
  if ((gabarito === undefined) === (texto === undefined)) throw refuse(DESK.oneProposal);
  if (gabarito) {
    judgeKey(question, { ...gabarito, versao, motivo });
    return { kind: 'gabarito', body: gabarito };
  }
  const { statement, alternatives, comment } = await judgeTexts(tx, question, {
    ...(texto as ProposedTexts),
    versao,
    motivo,
  });
  const alternativas = alternatives.map(({ text, comment: own }) => ({ texto: text, comentario: own }));
  return { kind: 'texto', body: { enunciado: statement, alternativas, comentario: comment } };
}

async function demandRoom(tx: Queryable, authorId: string): Promise<void> {
  const open = and(eq(deskProposals.authorId, authorId), eq(deskProposals.state, 'aberta'));
  if ((await tx.$count(deskProposals, open)) >= MAX_OPEN_PROPOSALS)
    throw refuse(DESK.tooManyProposals, { maximo: MAX_OPEN_PROPOSALS });
}

/**
 * Proposes a correction of a question. One person has one open proposal of a kind on a question: a later one takes its
 * place. Nothing is stored if somebody changed the question since it was seen.
 */
export async function propose(db: Database, student: Student, id: number, proposal: Body): Promise<Answer> {
  await demandNotInSitting(db, student, id);
  const { versao: version } = proposal;
  const reason = proposal.motivo.trim();
  const salvo = await db.transaction(async (tx) => {
    const question = await lockQuestion(tx, id);
    if (!question) throw refuse(STUDY.noSuchQuestion);
    if (question.row.currentVersion !== version) return false;
    const wanted = await wantedOf(tx, question, proposal);
    await demandRoom(tx, student.id);
    const [stored] = await tx
      .insert(deskProposals)
      .values({ questionId: id, authorId: student.id, version, reason, ...wanted })
      .onConflictDoUpdate({
        target: [deskProposals.questionId, deskProposals.kind, deskProposals.authorId],
        targetWhere: sql`${deskProposals.state} = 'aberta'`,
        set: { body: wanted.body, version, reason, createdAt: sql`excluded.created_at` },
      })
      .returning({ id: deskProposals.id });
    await recordAct(
      tx,
      { staffId: student.id },
      {
        act: 'correcao_proposta',
        on: ['questao', id],
        after: { tipo: wanted.kind, motivo: reason, versao: version, proposta: stored?.id ?? 0 },
      },
    );
    return true;
  });
  return { salvo, questao: await readBankQuestion(db, student, id) };
}
