import type { Learner } from '../learner';
import type { ModelCollection, State } from '../model/collection';
import { readPage } from '../paged-list';
import { idsOf, each, type Reading, sorted } from './reading';

const STATES: State[] = ['nao_respondidas', 'respondidas', 'certas', 'erradas'];

const detailOf = (learner: Learner, { kind, id }: ModelCollection) =>
  kind === 'map'
    ? learner.read('GET /api/customer-area/question-map/detail', { id })
    : learner.read('GET /api/customer-area/question-notebook/id', { id });

/** Progress and epoch of every map and notebook in the student's list. */
export const progress: Reading = {
  name: 'progress of maps and notebooks',
  isCheap: true,
  told: (learner) =>
    each(learner.listed, async (collection) => {
      const { progresso, epoca } = await detailOf(learner, collection);
      return [collection.name, epoca, progresso];
    }),
  expected: ({ listed }) => listed.map((collection) => [collection.name, collection.epoch, collection.progress()]),
};

/** "Meus mapas" and the list of notebooks. */
export const ownLists: Reading = {
  name: 'lists of maps and notebooks',
  told: async (learner) => {
    const maps = await learner.read('GET /api/customer-area/question-map/user-maps');
    const notebooks = await learner.read('GET /api/customer-area/question-notebook', { per_page: 100 });
    return {
      maps: maps.data.map(({ mapa, progresso }) => [mapa.id, progresso]).sort(),
      notebooks: notebooks.data.map(({ id, progresso }) => [id, progresso]).sort(),
    };
  },
  expected: ({ listed }) => {
    const of = (kind: ModelCollection['kind']) =>
      listed
        .filter((collection) => collection.kind === kind)
        .map((collection) => [collection.id, collection.progress()])
        .sort();
    return { maps: of('map'), notebooks: of('notebook') };
  },
};

/** Lists by the own state, of the bank and of each collection. */
export const ownState: Reading = {
  name: 'lists by the own state',
  told: (learner) =>
    each(STATES, async (state) => [
      state,
      sorted((await readPage(learner, null, state)).ids),
      await each(learner.listed, async (collection) => sorted((await readPage(learner, collection, state)).ids)),
    ]),
  expected: ({ model, study, listed }) =>
    STATES.map((state) => [
      state,
      idsOf(model.within(state, study.questions)),
      listed.map((collection) => idsOf(collection.within(state))),
    ]),
};

/** How many questions a filter by the own state finds, and each option of it. */
export const ownCounts: Reading = {
  name: 'counts and facets by the own state',
  told: async (learner) => {
    const shown = { anuladas: 'incluir' };
    const counts = await each(STATES, async (estado) => {
      const { total } = await learner.read('GET /api/question/count', { ...shown, estado });
      return total;
    });
    const { data } = await learner.read('GET /api/question/facet', { ...shown, faceta: 'estado' });
    const facet = STATES.map((state) => data.find(({ valor }) => valor === state)?.questoes ?? 0);
    return { counts, facet };
  },
  expected: ({ model, study }) => {
    const counts = STATES.map((state) => model.within(state, study.questions).length);
    return { counts, facet: counts };
  },
};
