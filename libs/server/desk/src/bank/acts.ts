import type { InputOf, ResultOf } from '@mapa/api-contract';
import { sentenceOf } from '@mapa/domain';
import { changeState, keyOf, lockQuestion, type StoredQuestion } from '@mapa/server-importer';
import { type Database, type Queryable, refuse, type Student, STUDY } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { demandNotInSitting } from '@mapa/server-questions';
import { applyKey, applyTexts, type KeyBody, type TextBody } from './correct';
import { readBankQuestion } from './page';

type Answer = ResultOf<'PUT /api/customer-area/desk/question/{id}/key'>;
type MarkBody = InputOf<'PUT /api/customer-area/desk/question/{id}/mark'>['body'];

/**
 * Carries out an act on a question in one transaction, with the question locked, and presents the result.
 * @param act resolves to sentences on what else it changed, or to null without doing anything if another person has
 * changed the question since it was seen
 */
export async function actOn(
  db: Database,
  student: Student,
  id: number,
  act: (tx: Queryable, question: StoredQuestion) => Promise<string[] | null>,
): Promise<Answer> {
  await demandNotInSitting(db, student, id);
  const changes = await db.transaction(async (tx) => {
    const question = await lockQuestion(tx, id);
    if (!question) throw refuse(STUDY.noSuchQuestion);
    return act(tx, question);
  });
  return {
    salvo: changes !== null,
    avisos: (changes ?? []).map(sentenceOf),
    questao: await readBankQuestion(db, student, id),
  };
}

/** Corrects the key of a question, or states what its key is. */
export const correctKey = (db: Database, student: Student, id: number, body: KeyBody): Promise<Answer> =>
  actOn(db, student, id, (tx, question) => applyKey(tx, { staffId: student.id }, question, body));

/** Corrects the texts of a question. */
export const correctTexts = (db: Database, student: Student, id: number, body: TextBody): Promise<Answer> =>
  actOn(db, student, id, (tx, question) => applyTexts(tx, { staffId: student.id }, question, body));

const STATES = { anulada: 'annulled', desatualizada: 'outdated' } as const;

/** Annuls a question, marks it as outdated, or withdraws either. A question without a key is valid only as annulled. */
export const markQuestion = (
  db: Database,
  student: Student,
  id: number,
  { marca, vale, motivo }: MarkBody,
): Promise<Answer> =>
  actOn(db, student, id, async (tx, question) => {
    if (marca === 'anulada' && !vale && keyOf(question.wording) === null) throw refuse(DESK.keyMissing);
    const change = { state: STATES[marca], isSet: vale, reason: motivo.trim() };
    return changeState(tx, { staffId: student.id }, question, change);
  });
