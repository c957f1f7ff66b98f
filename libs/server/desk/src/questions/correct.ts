import type { InputOf, ResultOf } from '@mapa/api-contract';
import { fromEditable, pictureHashes, toEditable, type EditableQuestion } from '@mapa/server-importer';
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
type Field = Exclude<keyof Body, 'revisao'>;

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
function fieldOf(body: Body): Field {
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
  const field = fieldOf(body);
  return db.transaction(async (tx) => {
    const paper = await lockIdlePaper(tx, student, paperId);
    const before = await readQuestion(tx, paperId, position, true);
    const revision = before.revisions[field] ?? 0;
    if (revision !== body.revisao) return { salvo: false, questao: await presentQuestion(tx, before, addressOf) };
    const changes =
      field === 'estado' && body.estado
        ? acceptance(before, body.estado)
        : await correction(tx, before, body, paper.data as PaperData);
    const [after] = await tx
      .update(deskQuestions)
      .set({ ...changes, revisions: { ...before.revisions, [field]: revision + 1 }, changedAt: new Date() })
      .where(and(eq(deskQuestions.paperId, paperId), eq(deskQuestions.position, position)))
      .returning();
    // The reported publication no longer matches the questions.
    await tx.update(deskPapers).set({ report: null, changedAt: new Date() }).where(eq(deskPapers.id, paperId));
    return { salvo: true, questao: await presentQuestion(tx, after ?? before, addressOf) };
  });
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

function acceptance(before: Question, state: NonNullable<Body['estado']>): { state: Question['state'] } {
  if (state === 'corrigida' && before.problem !== null)
    throw refuse(DESK.draftHasProblem, { problema: before.problem });
  return { state };
}
