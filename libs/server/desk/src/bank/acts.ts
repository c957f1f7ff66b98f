import type { InputOf, ResultOf } from '@mapa/api-contract';
import { sentenceOf, webAddress } from '@mapa/domain';
import {
  changeState,
  keyOf,
  lockQuestion,
  QuestionRefusal,
  saveRevision,
  type StoredQuestion,
  withKey,
  withTexts,
} from '@mapa/server-importer';
import { type Database, type Queryable, recordAct, refuse, type Student, STUDY } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { demandNotInSitting } from '@mapa/server-questions';
import { readBankQuestion } from './page';

type Answer = ResultOf<'PUT /api/customer-area/desk/question/{id}/key'>;
type KeyBody = InputOf<'PUT /api/customer-area/desk/question/{id}/key'>['body'];
type TextBody = InputOf<'PUT /api/customer-area/desk/question/{id}/text'>['body'];
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

/** The converted text; refuses, with the reason, what the bank would not accept. */
export async function orRefused<Result>(make: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    throw error instanceof QuestionRefusal ? refuse(DESK.textRefused, { problema: error.message }) : error;
  }
}

function sourceOf(fonte: string | null | undefined): string | null {
  if (!fonte?.trim()) return null;
  const address = webAddress(fonte.trim());
  if (address === null) throw refuse(DESK.noAddress);
  return address;
}

/**
 * Corrects the key of a question as its next version; every answer is judged by it from now on (docs/decisions/032,
 * 099).
 */
export const correctKey = (
  db: Database,
  student: Student,
  id: number,
  { versao, gabarito, motivo, fonte }: KeyBody,
): Promise<Answer> =>
  actOn(db, student, id, async (tx, question) => {
    if (question.row.currentVersion !== versao) return null;
    const source = sourceOf(fonte);
    const before = keyOf(question.wording);
    if (before === gabarito) throw refuse(DESK.sameKey);
    const next = withKey(question, gabarito);
    if (!next) throw refuse(DESK.noSuchAnswer);
    const { version, links } = await saveRevision(tx, question, next);
    await recordAct(
      tx,
      { staffId: student.id },
      {
        act: 'gabarito_corrigido',
        on: ['questao', id],
        before: { gabarito: before },
        after: { gabarito, versao: version, motivo: motivo.trim(), ...(source && { fonte: source }) },
      },
    );
    return links;
  });

/** Corrects the texts of a question as its next version, sanitised and checked as in an import. */
export const correctTexts = (
  db: Database,
  student: Student,
  id: number,
  { versao, motivo, enunciado, alternativas, comentario }: TextBody,
): Promise<Answer> =>
  actOn(db, student, id, async (tx, question) => {
    if (question.row.currentVersion !== versao) return null;
    const texts = {
      statement: enunciado,
      alternatives: alternativas.map(({ texto, comentario: own }) => ({ text: texto, comment: own })),
      comment: comentario,
    };
    const next = await orRefused(() => withTexts(tx, question, texts));
    if (next.contentHash === question.wording.contentHash) throw refuse(DESK.sameText);
    const { version, links } = await saveRevision(tx, question, next);
    await recordAct(
      tx,
      { staffId: student.id },
      {
        act: 'texto_corrigido',
        on: ['questao', id],
        before: { versao },
        after: { versao: version, motivo: motivo.trim() },
      },
    );
    return links;
  });

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
