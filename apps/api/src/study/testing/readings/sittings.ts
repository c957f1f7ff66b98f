import { comparisonOf } from '../model/comparison';
import type { Item, ModelSitting } from '../model/sitting';
import { each, type Reading } from './reading';

const iso = (ms: number): string => new Date(ms).toISOString();

const summaryOf = (sitting: ModelSitting, now: number) => ({
  id: sitting.id,
  estado: sitting.state,
  pausas: sitting.pauses,
  pausado_ms: sitting.pausedMs,
  pausado_em: sitting.pausedAt && iso(sitting.pausedAt),
  termina_em: iso(sitting.deadline(now)),
  encerrado_em: sitting.endedAt && iso(sitting.endedAt),
  numeros: sitting.items.length,
  marcadas: sitting.marked.length,
  para_rever: sitting.items.filter(({ mark }) => mark?.isFlagged).length,
});

/** The list of sittings. */
export const sittings: Reading = {
  name: 'sittings',
  told: async (learner) => {
    const { data } = await learner.read('GET /api/customer-area/sitting', { per_page: 100 });
    return data
      .map((one) => ({
        id: one.id,
        estado: one.estado,
        pausas: one.pausas,
        pausado_ms: one.pausado_ms,
        pausado_em: one.pausado_em,
        termina_em: one.termina_em,
        encerrado_em: one.encerrado_em,
        numeros: one.numeros,
        marcadas: one.marcadas,
        para_rever: one.para_rever,
      }))
      .sort((one, other) => one.id.localeCompare(other.id));
  },
  expected: ({ model, study }) =>
    model.sittings
      .filter(({ state }) => state !== 'descartada')
      .map((sitting) => summaryOf(sitting, study.now))
      .sort((one, other) => one.id.localeCompare(other.id)),
};

const markOf = ({ question, version, mark }: Item) => [
  question.id,
  question.of(version).options.find(({ text }) => text === mark?.choice)?.id ?? null,
  mark?.isDouble ?? false,
  mark?.isFlagged ?? false,
];

/** The answer sheet of each sitting. */
export const sheet: Reading = {
  name: 'answer sheets',
  told: (learner) =>
    each(
      learner.model.sittings.filter(({ state }) => state !== 'descartada'),
      async ({ id }) => {
        const { marcas, questoes } = await learner.read('GET /api/customer-area/sitting/{id}', { id });
        return {
          questoes: questoes.map((question) => [
            question.id,
            question.versao,
            question.alternativas.map((one) => one.id),
          ]),
          marcas: marcas.map((one) => [one.questao_id, one.alternativa_id, one.dupla ?? false, one.para_rever]),
        };
      },
    ),
  expected: ({ model }) =>
    model.sittings
      .filter(({ state }) => state !== 'descartada')
      .map(({ items }) => ({
        questoes: items.map(({ question, version }) => [
          question.id,
          version,
          question.of(version).options.map(({ id }) => id),
        ]),
        marcas: items.filter(({ mark }) => mark !== null).map(markOf),
      })),
};

/** What the counts by matéria add up to. */
const COUNTS = ['certas', 'erradas', 'em_branco', 'anuladas', 'liquida'] as const;

const isFinished = (sitting: ModelSitting): boolean => sitting.isFinished;

/** The results of finished sittings; for questions that another sitting withholds they only have the mark. */
export const results: Reading = {
  name: 'results of sittings',
  told: (learner) =>
    each(learner.model.sittings.filter(isFinished), async ({ id }) => {
      const told = await learner.read('GET /api/customer-area/sitting/{id}/result', { id });
      const { certas, erradas, em_branco, anuladas, liquida } = told;
      return {
        certas,
        erradas,
        em_branco,
        anuladas,
        retidas: told.retidas ?? 0,
        liquida,
        materias: COUNTS.map((count) => told.materias.reduce((sum, one) => sum + one[count], 0)),
        todos: told.todos && { ...told.todos, media: Math.round(told.todos.media * 1e6) },
        questoes: told.questoes.map((one) => [
          one.questao_id,
          one.alternativa_id,
          one.certa,
          one.anulada,
          one.gabarito.alternativa_id,
        ]),
      };
    }),
  expected: ({ model, study }) =>
    model.sittings.filter(isFinished).map((sitting) => {
      const isTold = !sitting.items.some(({ question }) => model.isWithheld(question));
      const result = sitting.result(model.isWithheld);
      return {
        ...result,
        materias: COUNTS.map((count) => result[count]),
        todos: isTold ? comparisonOf(model, sitting, study.everybody) : null,
        questoes: sitting.items.map((item) => {
          const { question, version } = item;
          const [id, marked] = markOf(item);
          if (model.isWithheld(question)) return [id, marked, null, question.annulled, null];
          const key = question.of(version).options.find(({ text }) => text === question.keyFor(version));
          return [id, marked, sitting.isRight(item), question.annulled, question.annulled ? null : key?.id];
        }),
      };
    }),
};
