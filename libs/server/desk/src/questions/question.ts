import type { ResultOf } from '@mapa/api-contract';
import { kindOfMoodle } from '@mapa/domain';
import { type EditableQuestion, textHash } from '@mapa/server-importer';
import { type Queryable, refuse } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { and, eq, sql } from 'drizzle-orm';
import { withAddresses } from './pictures';
import { deskQuestions } from '../tables/papers';

export type Question = typeof deskQuestions.$inferSelect;
type DeskQuestion = ResultOf<'GET /api/customer-area/desk/paper/{id}/question/{posicao}'>;

/** A question of a paper that the caller may work on. @param lock set for changes */
export async function readQuestion(db: Queryable, paperId: string, position: number, lock = false): Promise<Question> {
  const query = db
    .select()
    .from(deskQuestions)
    .where(and(eq(deskQuestions.paperId, paperId), eq(deskQuestions.position, position)));
  const [question] = await (lock ? query.for('update') : query);
  if (!question) throw refuse(DESK.noSuchDraft);
  return question;
}

/** The content of a stored question. */
export const contentOf = ({ content }: Pick<Question, 'content'>): EditableQuestion => content as EditableQuestion;

const draftValueOf = (question: EditableQuestion): DeskQuestion['tipo'] =>
  (kindOfMoodle(question)?.draftValue as DeskQuestion['tipo'] | undefined) ?? 'outro';

const letterAt = (at: number): string => String.fromCharCode(65 + at);

/** Letter of the alternative marked as right; null if none or several are. */
function keyOf({ alternatives }: EditableQuestion): string | null {
  const right = alternatives.flatMap(({ right: isRight }, at) => (isRight ? [letterAt(at)] : []));
  return right.length === 1 ? (right[0] ?? null) : null;
}

/** Where a question is at the desk. */
export interface Place {
  paperId: string;
  position: number;
}

/** How many questions of a paper share a text. */
const countSharers = (db: Queryable, paperId: string, text: string): Promise<number> =>
  db.$count(
    deskQuestions,
    and(eq(deskQuestions.paperId, paperId), sql`${deskQuestions.content} -> 'sharedTexts' ? ${text}`),
  );

/** A question in the form of its page. @param addressOf address of a picture */
export async function presentQuestion(
  db: Queryable,
  question: Question,
  addressOf: (hash: string) => string,
): Promise<DeskQuestion> {
  const content = contentOf(question);
  const shown = (html: string) => withAddresses(html, addressOf);
  const shownOrNull = (html: string | null) => (html === null ? null : shown(html));
  const { position, state, doubts, problem, warnings, cuts, suggestions, revisions } = question;
  const textos = [];
  for (const text of content.sharedTexts ?? [])
    textos.push({
      marca: textHash(text),
      texto: shown(text),
      questoes: await countSharers(db, question.paperId, text),
    });
  return {
    posicao: position,
    nome: content.name || `Questão ${position}`,
    estado: state,
    duvidas: doubts,
    problema: problem,
    tipo: draftValueOf(content),
    enunciado: shown(content.statement),
    textos,
    alternativas: content.alternatives.map(({ text, comment }) => ({
      texto: shown(text),
      comentario: shownOrNull(comment),
    })),
    gabarito: keyOf(content),
    anulada: content.annulled,
    comentario: shownOrNull(content.comment),
    assunto: content.subject,
    sugestoes: suggestions.map(({ path, probability }) => ({ assunto: path, probabilidade: probability })),
    avisos: warnings,
    recortes: cuts.map(addressOf),
    revisoes: revisions,
  };
}
