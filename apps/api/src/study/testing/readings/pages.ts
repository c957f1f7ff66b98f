import type { Learner } from '../learner';
import { judged, type ModelCollection } from '../model/collection';
import type { ModelQuestion } from '../model/question';
import { commentOf } from '../paper-file';
import { textOf } from '../scene';
import { each, type Reading } from './reading';

/** Maps do not include answers given elsewhere. */
const NOT_TOLD = { resposta_fora: null };

async function pageOf(learner: Learner, { kind, id }: ModelCollection) {
  const args = { id, per_page: 100, gabarito: 'true' };
  if (kind === 'notebook')
    return (await learner.read('GET /api/customer-area/question-notebook/{id}/questions', args)).data;
  const { data } = await learner.read('GET /api/customer-area/question-map/questions', args);
  return data.map((question) => ({ ...question, ...NOT_TOLD }));
}

/** The answer at the question's place in a map or notebook, as on its page. */
function placeOf({ model }: Learner, collection: ModelCollection, question: ModelQuestion) {
  const held = model.isWithheld(question) ? undefined : collection.holder(question);
  const isToday = held !== undefined && question.isToday(held.version);
  const key = question.annulled ? null : question.todays(question.today.key)?.id;
  return {
    id: question.id,
    resposta: held ? [judged(held, model.isWithheld), held.revealed, held.version] : null,
    gabarito: isToday ? key : null,
    ...contentOf(question),
    comentario: isToday && !question.annulled ? commentFor(model, question) : null,
    fora:
      collection.kind === 'map' || held || model.isWithheld(question)
        ? undefined
        : elsewhereOf(model, collection, question),
  };
}

/** A question in its current version, whichever version was answered: the content of a pack. */
const contentOf = ({ today, annulled }: ModelQuestion) => ({
  versao: today.version,
  anulada: annulled,
  enunciado: today.statement,
  alternativas: today.options.map(({ id, text }) => [id, text]),
});

const commentFor = ({ isLimited }: Learner['model'], { today }: ModelQuestion): string =>
  isLimited ? '' : textOf(commentOf(today.version));

/** Where and how an open question of a notebook was last answered elsewhere. */
function elsewhereOf(model: Learner['model'], collection: ModelCollection, question: ModelQuestion) {
  const others = model
    .answersTo(question)
    .filter((given) => !given.revealed && given.collection !== collection)
    .sort((one, other) => one.at - other.at || one.arrived - other.arrived);
  const last = others.at(-1);
  return last ? judged(last, model.isWithheld) : undefined;
}

/** The questions of each map and notebook with their content, answers and keys, both as a page and as a pack. */
export const pages: Reading = {
  name: 'pages of maps and notebooks',
  told: (learner) =>
    each(learner.listed, async (collection) => {
      const data = await pageOf(learner, collection);
      const open = collection.openOf(data.map(({ id }) => id));
      learner.model.limit.serve(open, learner.study.now);
      return data
        .map((question) => ({
          id: question.id,
          resposta: question.resposta
            ? [question.resposta.acertou, question.resposta.revelada, question.resposta.versao]
            : null,
          gabarito: question.gabarito?.alternativa_id ?? null,
          versao: question.versao,
          anulada: question.anulada,
          enunciado: question.enunciado,
          alternativas: question.alternativas.map(({ id, texto }) => [id, textOf(texto)]),
          comentario: question.anulada || !question.gabarito ? null : textOf(question.gabarito.comentario ?? ''),
          fora: question.resposta_fora ? question.resposta_fora.acertou : undefined,
        }))
        .sort((one, other) => one.id - other.id);
    }),
  expected: (learner) =>
    learner.listed.map((collection) =>
      collection.questions
        .map((question) => placeOf(learner, collection, question))
        .sort((one, other) => one.id - other.id),
    ),
};
