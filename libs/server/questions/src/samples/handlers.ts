import { and, eq } from 'drizzle-orm';
import { alternatives, type Database, type Handlers, questions, refuse, STUDY } from '@mapa/server-platform';
import { readSampleKey } from '../load/keys';
import { loadQuestions } from '../load/load';
import { demandNotInSitting } from '../load/in-sitting';
import { readSampleList, sampleOfDay, usableSamples } from './list';

/** Refuses a question that is no sample like an unknown one: the call reveals nothing about other questions. */
async function demandSample(db: Database, id: number): Promise<void> {
  const isListed = (await readSampleList(db)).includes(id);
  if (!isListed || !(await usableSamples(db, [id])).has(id)) throw refuse(STUDY.noSuchQuestion);
}

/** Refuses an alternative that does not belong to the question's current version. */
async function readChoice(db: Database, questionId: number, alternativeId: number) {
  const [choice] = await db
    .select({ isRight: alternatives.correct, version: alternatives.version })
    .from(alternatives)
    .innerJoin(
      questions,
      and(eq(questions.id, alternatives.questionId), eq(questions.currentVersion, alternatives.version)),
    )
    .where(and(eq(alternatives.questionId, questionId), eq(alternatives.id, alternativeId)));
  if (!choice) throw refuse(STUDY.foreignChoice);
  return choice;
}

export const sampleHandlers: Handlers<'GET /api/sample-question' | 'POST /api/sample-question/{id}'> = {
  'GET /api/sample-question': async (_input, { db }) => {
    const id = await sampleOfDay(db);
    const [question] = id === undefined ? [] : await loadQuestions(db, [id]);
    return { questao: question ?? null };
  },

  'POST /api/sample-question/{id}': async ({ params: { id }, body }, { db, request, student }) => {
    await request.server.sampleLimit.admit(request.ip);
    await demandSample(db, id);
    if (student) await demandNotInSitting(db, student, id);
    const { alternativa_id } = body;
    const { isRight, version } = await readChoice(db, id, alternativa_id);
    return { questao_id: id, alternativa_id, acertou: isRight, gabarito: await readSampleKey(db, { id, version }) };
  },
};
