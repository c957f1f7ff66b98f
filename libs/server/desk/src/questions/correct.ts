import type { InputOf, ResultOf } from '@mapa/api-contract';
import { fromEditable, pictureHashes, toEditable, type EditableQuestion } from '@mapa/server-importer';
import { NO_KEY_DOUBT } from '@mapa/server-pdf';
import { type Database, type Queryable, refuse, type Student } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { and, eq } from 'drizzle-orm';
import type { PaperData } from '../papers/data';
import { lockIdlePaper } from '../papers/paper';
import { contextOf } from './context';
import { keepPictures, readPictures, withoutAddresses } from './pictures';
import { contentOf, type Place, presentQuestion, type Question, readQuestion } from './question';
import { deskPapers, deskQuestions } from '../tables/papers';

type Body = InputOf<'PUT /api/customer-area/desk/paper/{id}/question/{posicao}'>['body'];
type Answer = ResultOf<'PUT /api/customer-area/desk/paper/{id}/question/{posicao}'>;
export type Field = Exclude<keyof Body, 'revisao'>;

const FIELDS = [
  'estado',
  'nome',
  'tipo',
  'enunciado',
  'alternativas',
  'gabarito',
  'anulada',
  'comentario',
  'assunto',
] as const satisfies readonly Field[];

/** The one field that a body changes. */
export function fieldOf(body: Body): Field {
  const [field, ...others] = FIELDS.filter((name) => body[name] !== undefined);
  if (!field || others.length > 0) throw refuse(DESK.oneField);
  return field;
}

const orNull = (html: string | null): string | null => (html === null ? null : withoutAddresses(html));

/** A question with one field changed. The key stays at its letter when alternatives change. */
function changed(question: EditableQuestion, body: Body): EditableQuestion {
  const { nome, tipo, enunciado, alternativas, gabarito, anulada, comentario, assunto } = body;
  if (nome !== undefined) return { ...question, name: nome };
  if (enunciado !== undefined) return { ...question, statement: withoutAddresses(enunciado) };
  if (comentario !== undefined) return { ...question, comment: orNull(comentario) };
  if (anulada !== undefined) return { ...question, annulled: anulada };
  if (assunto !== undefined) return { ...question, subject: assunto };
  if (gabarito !== undefined)
    return {
      ...question,
      single: true,
      alternatives: question.alternatives.map((one, at) => ({
        ...one,
        right: gabarito !== null && at === gabarito.charCodeAt(0) - 65,
      })),
    };
  if (alternativas !== undefined)
    return {
      ...question,
      alternatives: alternativas.map(({ texto, comentario: own }, at) => ({
        text: withoutAddresses(texto),
        comment: orNull(own),
        right: question.alternatives[at]?.right ?? false,
      })),
    };
  // A person has set the kind: what the file contained and no reader knew is now theirs to judge.
  if (tipo !== undefined) return { ...question, kind: tipo, single: true, defect: null, hidden: false };
  return question;
}

/** The state of a question after a change; one that the bank would refuse is in doubt, whatever it was before. */
const stateAfter = (before: Question['state'], problem: string | null): Question['state'] =>
  problem !== null && before !== 'pulada' ? 'duvida' : before;

/**
 * Changes one field of a question. If another person has changed that field since the revision in the body, nothing is
 * stored, and the response has the question as they left it.
 */
export async function correctQuestion(
  db: Database,
  student: Student,
  { paperId, position }: Place,
  body: Body,
  addressOf: (hash: string) => string,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const paper = await lockIdlePaper(tx, student, paperId);
    const before = await readQuestion(tx, paperId, position, true);
    const after = await saveCorrection(tx, before, body, paper.data as PaperData);
    if (!after) return { salvo: false, questao: await presentQuestion(tx, before, addressOf) };
    // The reported publication no longer matches the questions.
    await tx.update(deskPapers).set({ report: null, changedAt: new Date() }).where(eq(deskPapers.id, paperId));
    return { salvo: true, questao: await presentQuestion(tx, after, addressOf) };
  });
}

/**
 * Stores one changed field of a locked question, and returns the question after it; null if the body is based on an
 * older revision of the field.
 */
export async function saveCorrection(
  tx: Queryable,
  before: Question,
  body: Body,
  data: PaperData,
): Promise<Question | null> {
  const field = fieldOf(body);
  const revision = before.revisions[field] ?? 0;
  if (revision !== body.revisao) return null;
  const changes =
    field === 'estado' && body.estado
      ? { state: decided(before, body.estado) }
      : withoutKeyDoubt(before, body, await correction(tx, before, body, data));
  const [after] = await tx
    .update(deskQuestions)
    .set({ ...changes, revisions: { ...before.revisions, [field]: revision + 1 }, changedAt: new Date() })
    .where(and(eq(deskQuestions.paperId, before.paperId), eq(deskQuestions.position, before.position)))
    .returning();
  return after ?? before;
}

/** The changes that a correction of the content makes. */
const correction = (tx: Queryable, before: Question, body: Body, data: PaperData) =>
  rejudged(tx, before, changed(contentOf(before), body), data);

/** The changes that make this the question's content: it is sanitised and judged as in an import. */
export async function rejudged(tx: Queryable, before: Question, wanted: EditableQuestion, data: PaperData) {
  const { paperId } = before;
  const pictures = await readPictures(tx, paperId, pictureHashes(wanted));
  const read = await toEditable(fromEditable(wanted, pictures), contextOf(data));
  await keepPictures(tx, paperId, read.pictures);
  const { question, problem, warnings } = read;
  return { content: question, problem, warnings, state: stateAfter(before.state, problem) };
}

/** A question whose only doubt was the lack of a key has none once a person gives the answer or annuls it. */
function withoutKeyDoubt(before: Question, { gabarito, anulada }: Body, changes: Awaited<ReturnType<typeof rejudged>>) {
  if (!gabarito && !anulada) return changes;
  const doubts = before.doubts.filter((doubt) => doubt !== NO_KEY_DOUBT);
  const isSettled = doubts.length < before.doubts.length && doubts.length === 0 && changes.problem === null;
  return { ...changes, doubts, ...(isSettled && changes.state === 'duvida' && { state: 'certa' as const }) };
}

/** The state that a decision gives; one that is taken back leaves the state of the reading. */
function decided({ doubts, problem }: Question, state: NonNullable<Body['estado']>): Question['state'] {
  if (state === 'corrigida' && problem !== null) throw refuse(DESK.draftHasProblem, { problema: problem });
  return state === 'duvida' && doubts.length === 0 && problem === null ? 'certa' : state;
}
