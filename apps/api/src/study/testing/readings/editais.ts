import { each, type Reading } from './reading';

/** The walk through each map of an edital: its questions, their numbers and their assuntos there. */
export const editalMaps: Reading = {
  name: 'walk through maps of editais',
  isCheap: true,
  told: (learner) =>
    each(learner.listedEditalMaps, async (map) => {
      const { data } = await learner.read('GET /api/customer-area/question-map/questions', {
        id: map.id,
        per_page: 100,
      });
      learner.model.limit.serve(map.openOf(data.map(({ id }) => id)), learner.study.now);
      return data.map(({ id, numero, assunto }) => [id, numero, assunto.at(-1)?.id]);
    }),
  expected: ({ listedEditalMaps, study }) => listedEditalMaps.map((map) => map.walk(study.scene.tree)),
};
