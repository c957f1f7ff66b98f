import type { Learner } from '../learner';
import { judged } from '../model/collection';
import type { ModelQuestion } from '../model/question';
import { each, type Reading } from './reading';

const keyOf = (question: ModelQuestion, version: number): number | null | undefined => {
  const { options, key: text } = question.of(version);
  return question.annulled ? null : options.find((option) => option.text === text)?.id;
};

/** A question is put as it is today, with the last answer as it was given, and with its key where that was to today's wording. */
export const questions: Reading = {
  name: 'questions',
  told: (learner) =>
    each(learner.study.questions, async ({ id, name }) => {
      const { resposta, gabarito, redacao_anterior, versao } = await learner.read(
        'GET /api/customer-area/question/{id}',
        { id },
      );
      return {
        name,
        versao,
        resposta: resposta && {
          uuid: resposta.uuid,
          acertou: resposta.acertou,
          revelada: resposta.revelada,
          versao: resposta.versao,
        },
        gabarito: gabarito && gabarito.alternativa_id,
        anterior: redacao_anterior ? [redacao_anterior.versao, redacao_anterior.gabarito?.alternativa_id] : null,
      };
    }),
  expected: ({ model, study }) =>
    study.questions.map((question) => {
      const { today, name } = question;
      const latest = model.latestAnswer(question);
      const isEarlier = latest !== undefined && !question.isToday(latest.version);
      return {
        name,
        versao: today.version,
        resposta: latest
          ? { uuid: latest.uuid, acertou: judged(latest), revelada: latest.revealed, versao: latest.version }
          : null,
        gabarito: latest && !isEarlier ? keyOf(question, today.version) : null,
        anterior: latest && isEarlier ? [latest.version, keyOf(question, latest.version)] : null,
      };
    }),
};

/** Statistics over everybody, and the own answers. */
export const statistics: Reading = {
  name: 'statistics',
  told: (learner) =>
    each(learner.study.questions, async ({ id, name }) => {
      const { respostas, acertos, alternativas, proprias } = await learner.read(
        'GET /api/customer-area/question/statistics/{id}',
        { id },
      );
      return {
        name,
        respostas,
        acertos,
        alternativas: alternativas && alternativas.map((one) => [one.alternativa_id, one.respostas]),
        proprias: proprias.map(({ acertou }) => acertou),
      };
    }),
  expected: (learner) => learner.study.questions.map((question) => statisticsOf(learner, question)),
};

function statisticsOf({ model, study }: Learner, question: ModelQuestion) {
  const firsts = study.everybody.flatMap((student) => student.firstForAll(question) ?? []);
  const key = question.annulled ? undefined : question.todays(question.today.key)?.id;
  const isShown = model.latestAnswer(question) !== undefined;
  const chosen = (id: number | undefined) => firsts.filter((first) => first === id).length;
  return {
    name: question.name,
    respostas: firsts.length,
    acertos: isShown ? chosen(key) : null,
    alternativas: isShown ? question.today.options.map(({ id }) => [id, chosen(id)]) : null,
    proprias: model
      .answersTo(question)
      .filter(({ revealed }) => !revealed)
      .reverse()
      .map(judged),
  };
}

/** No answer is lost, none is stored twice, and each is as it was given. */
export const stored: Reading = {
  name: 'stored answers',
  told: async ({ study, student }) => {
    const { rows } = await study.scene.api.pool.query(
      `select id as uuid, question_id as question, version, epoch, correct, counted, revealed, key_released as "keyReleased", took_place as "tookPlace"
       from answers where student_id = $1 order by created_at`,
      [student.id],
    );
    return rows;
  },
  expected: ({ model }) =>
    [...model.history.values()].map(
      ({ uuid, question, version, epoch, correct, counted, revealed, keyReleased, tookPlace }) => ({
        uuid,
        question: question.id,
        version,
        epoch,
        correct,
        counted,
        revealed,
        keyReleased,
        tookPlace,
      }),
    ),
};
