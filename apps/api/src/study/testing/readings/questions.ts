import type { Learner } from '../learner';
import { judged } from '../model/collection';
import type { ModelQuestion } from '../model/question';
import { each, type Reading } from './reading';

const keyOf = (question: ModelQuestion, version: number): number | null | undefined => {
  const { options, key: text } = question.of(version);
  return question.annulled ? null : options.find((option) => option.text === text)?.id;
};

/** The uuid of an answer; a mark's is derived by the server. */
const uuidOf = ({ model }: Learner, uuid: string): string => {
  const given = model.history.get(uuid);
  return given && !uuid.startsWith('mark') ? uuid : 'of a mark';
};

/**
 * A question in its current version, with the last answer as given, and with the key if that was to the current
 * wording.
 */
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
          uuid: uuidOf(learner, resposta.uuid),
          acertou: resposta.acertou,
          revelada: resposta.revelada,
          versao: resposta.versao,
        },
        gabarito: gabarito && gabarito.alternativa_id,
        anterior: redacao_anterior ? [redacao_anterior.versao, redacao_anterior.gabarito?.alternativa_id] : null,
      };
    }),
  expected: (learner) =>
    learner.study.questions.map((question) => {
      const { model } = learner;
      const { today, name } = question;
      const latest = model.isWithheld(question) ? undefined : model.latestAnswer(question);
      const isEarlier = latest !== undefined && !question.isToday(latest.version);
      return {
        name,
        versao: today.version,
        resposta: latest
          ? {
              uuid: uuidOf(learner, latest.uuid),
              acertou: judged(latest, model.isWithheld),
              revelada: latest.revealed,
              versao: latest.version,
            }
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
    each(learner.study.questions, async (question) => {
      const { id, name } = question;
      if (learner.model.isWithheld(question)) {
        const { status } = await learner.ask('GET /api/customer-area/question/statistics/{id}', { id });
        return { name, status };
      }
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
  if (model.isWithheld(question)) return { name: question.name, status: 403 };
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
      .map((given) => judged(given, model.isWithheld)),
  };
}

/** No answer is lost or stored twice, and each is as it was given. */
export const stored: Reading = {
  name: 'stored answers',
  told: async (learner) => {
    const { rows } = await learner.study.scene.api.pool.query<Stored>(
      `select id as uuid, question_id as question, version, epoch, correct, counted, revealed, key_released as "keyReleased",
         took_place as "tookPlace", (extract(epoch from created_at) * 1000)::float8 as arrived
       from answers where student_id = $1`,
      [learner.student.id],
    );
    return rows.map((row) => ({ ...row, uuid: uuidOf(learner, row.uuid) })).sort(byArrival);
  },
  expected: (learner) =>
    [...learner.model.history.values()]
      .map(({ question, version, epoch, correct, counted, revealed, keyReleased, tookPlace, arrived, ...given }) => ({
        uuid: uuidOf(learner, given.uuid),
        question: question.id,
        version,
        epoch,
        correct,
        counted,
        revealed,
        keyReleased,
        tookPlace,
        arrived,
      }))
      .sort(byArrival),
};

interface Stored {
  uuid: string;
  question: number;
  arrived: number;
}

const byArrival = (one: Stored, other: Stored): number =>
  one.arrived - other.arrived || one.question - other.question || one.uuid.localeCompare(other.uuid);
