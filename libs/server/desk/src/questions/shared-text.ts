import type { InputOf, ResultOf } from '@mapa/api-contract';
import { cleanSharedText, hashesIn, textHash, withSharedText } from '@mapa/server-importer';
import type { Database, Queryable, Student } from '@mapa/server-platform';
import { and, asc, eq, sql } from 'drizzle-orm';
import { orRefused } from '../bank/correct';
import type { PaperData } from '../papers/data';
import { lockIdlePaper } from '../papers/paper';
import { rejudged } from './correct';
import { readPictures, withoutAddresses } from './pictures';
import { contentOf, presentQuestion, type Place, type Question, readQuestion } from './question';
import { deskPapers, deskQuestions } from '../tables/papers';

type Body = InputOf<'PUT /api/customer-area/desk/paper/{id}/question/{posicao}/shared-text'>['body'];
type Answer = ResultOf<'PUT /api/customer-area/desk/paper/{id}/question/{posicao}/shared-text'>;

const sharedBy = (content: Pick<Question, 'content'>, hash: string): boolean =>
  (contentOf(content).sharedTexts ?? []).some((text) => textHash(text) === hash);

/**
 * Corrects a text that questions of a paper share, in each of them. If another person has changed it meanwhile, nothing
 * is stored, and the response has the question as they left it.
 */
export async function correctDraftText(
  db: Database,
  student: Student,
  { paperId, position }: Place,
  { marca, texto }: Body,
  addressOf: (hash: string) => string,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const paper = await lockIdlePaper(tx, student, paperId);
    const before = await readQuestion(tx, paperId, position, true);
    if (!sharedBy(before, marca)) return { salvo: false, questao: await presentQuestion(tx, before, addressOf) };
    const written = withoutAddresses(texto);
    const pictures = await readPictures(tx, paperId, hashesIn([written]));
    const text = await orRefused(() => cleanSharedText(written, pictures));
    for (const question of await readOthers(tx, paperId, marca))
      await saveText(tx, question, marca, text, paper.data as PaperData);
    await tx.update(deskPapers).set({ report: null, changedAt: new Date() }).where(eq(deskPapers.id, paperId));
    return { salvo: true, questao: await presentQuestion(tx, await readQuestion(tx, paperId, position), addressOf) };
  });
}

/** The paper's questions that share a text, locked. */
async function readOthers(tx: Queryable, paperId: string, hash: string): Promise<Question[]> {
  const questions = await tx
    .select()
    .from(deskQuestions)
    .where(
      and(eq(deskQuestions.paperId, paperId), sql`jsonb_array_length(${deskQuestions.content} -> 'sharedTexts') > 0`),
    )
    .orderBy(asc(deskQuestions.position))
    .for('update');
  return questions.filter((question) => sharedBy(question, hash));
}

async function saveText(tx: Queryable, question: Question, hash: string, text: string, data: PaperData): Promise<void> {
  const content = contentOf(question);
  const changed = await orRefused(() => withSharedText(content, hash, text));
  const next = await rejudged(tx, question, { ...content, ...changed }, data);
  await tx
    .update(deskQuestions)
    .set({
      ...next,
      revisions: { ...question.revisions, enunciado: (question.revisions['enunciado'] ?? 0) + 1 },
      changedAt: new Date(),
    })
    .where(and(eq(deskQuestions.paperId, question.paperId), eq(deskQuestions.position, question.position)));
}
