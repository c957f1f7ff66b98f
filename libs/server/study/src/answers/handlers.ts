import { type Handlers, refuse, STUDY } from '@mapa/server-platform';
import { demandServable } from '@mapa/server-plans';
import { changesSince, loadStudentQuestions, readChanges } from '@mapa/server-questions';
import { presentRecorded } from './present';
import { holdAnswer } from './held';
import { recordAnswer } from './record';

export const answerHandlers: Handlers<
  'POST /api/customer-area/question/answer' | 'GET /api/customer-area/question/{id}'
> = {
  'POST /api/customer-area/question/answer': async ({ body }, { db, student }) => {
    const held = student.isSitting ? await holdAnswer(db, student, body) : null;
    if (held) return held;
    const recorded = await recordAnswer(db, student, body);
    const isOfToday = recorded.version === recorded.current_version;
    const changes = isOfToday
      ? []
      : changesSince((await readChanges(db, [recorded.question_id])).get(recorded.question_id), recorded.version);
    return presentRecorded(student, recorded, changes);
  },

  'GET /api/customer-area/question/{id}': async ({ params }, { db, student }) => {
    const [question] = await loadStudentQuestions(db, student, [params.id]);
    if (!question) throw refuse(STUDY.noSuchQuestion);
    if (!question.resposta) await demandServable(db, student, [question.id]);
    return question;
  },
};
