import { createTestStore, listOf, sampleQuestion, sampleStudentMap, sampleVerdict } from '../testing';
import { applyVerdict } from './answers';
import { notebooksApi } from './notebooks';
import { questionsApi } from './questions';
import { studentMapsApi } from './student-maps';

const { mapQuestions } = studentMapsApi.endpoints;
const { notebook, notebookQuestions } = notebooksApi.endpoints;
const { studentQuestion } = questionsApi.endpoints;

const [NOTEBOOK, OTHER] = ['c0ffee00-0000-4000-8000-000000000001', 'c0ffee00-0000-4000-8000-000000000002'];
const BOTH = [NOTEBOOK, OTHER].map((id) => ['GET /api/customer-area/question-notebook/id', id]);
const UUID = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0009';

const sampleNotebook = (id: string) => {
  const { epoca, ultima_resposta_em, progresso, continuar } = sampleStudentMap({ mapa: { id: 1 } });
  const nome = 'Revisão';
  return {
    id,
    nome,
    origem: {},
    criado_em: '2026-01-01T12:00:00.000Z',
    epoca,
    ultima_resposta_em,
    progresso,
    continuar,
    assuntos: [],
  };
};

/** A store in which question 5 is on a page of a map, on pages of two notebooks, and on its own. */
async function openPlaces() {
  const { store, seen } = createTestStore({
    calls: {
      'GET /api/customer-area/question-map/questions': listOf(sampleQuestion({ id: 5 })),
      'GET /api/customer-area/question-notebook/{id}/questions': listOf(
        sampleQuestion({ id: 5 }),
        sampleQuestion({ id: 6 }),
      ),
      'GET /api/customer-area/question-notebook/id': ({ id }) => sampleNotebook(id),
      'GET /api/customer-area/question/{id}': ({ id }) => sampleQuestion({ id }),
    },
  });
  await Promise.all([
    store.dispatch(mapQuestions.initiate({ id: 1 })),
    store.dispatch(notebookQuestions.initiate({ id: NOTEBOOK })),
    store.dispatch(notebookQuestions.initiate({ id: OTHER })),
    store.dispatch(notebook.initiate({ id: NOTEBOOK })),
    store.dispatch(notebook.initiate({ id: OTHER })),
    store.dispatch(studentQuestion.initiate({ id: 5 })),
  ]);
  seen.splice(0);
  const answered = () => {
    const state = store.getState();
    const isAnswered = (page: { data: { resposta: unknown }[] } | undefined) => Boolean(page?.data[0]?.resposta);
    return {
      map: isAnswered(mapQuestions.select({ id: 1 })(state).data),
      notebook: isAnswered(notebookQuestions.select({ id: NOTEBOOK })(state).data),
      other: isAnswered(notebookQuestions.select({ id: OTHER })(state).data),
      question: Boolean(studentQuestion.select({ id: 5 })(state).data?.resposta),
    };
  };
  const asked = async () => {
    await Promise.all(store.dispatch(notebooksApi.util.getRunningQueriesThunk()));
    return seen.splice(0).map(({ call, args }) => [call, args.id]);
  };
  return { store, answered, asked };
}

describe('a verdict on an answer', () => {
  it('of a notebook is shown there and on the question, and requests the progress of both notebooks', async () => {
    const { store, answered, asked } = await openPlaces();
    store.dispatch(
      applyVerdict(
        { questao_id: 5, alternativa_id: 52, caderno_id: NOTEBOOK },
        sampleVerdict({ uuid: UUID, questao_id: 5 }),
      ),
    );
    expect(answered()).toEqual({ map: false, notebook: true, other: false, question: true });
    expect(await asked()).toEqual(BOTH);
  });

  it('that is held back until a sitting ends is shown nowhere and changes no count', async () => {
    const { store, answered, asked } = await openPlaces();
    store.dispatch(
      applyVerdict(
        { questao_id: 5, alternativa_id: 52, caderno_id: NOTEBOOK },
        sampleVerdict({ uuid: UUID, questao_id: 5, acertou: null, retida: true }),
      ),
    );
    expect(answered()).toEqual({ map: false, notebook: false, other: false, question: false });
    expect(await asked()).toEqual([]);
  });

  it("outside maps and notebooks is shown on the question only, and requests both notebooks' counts", async () => {
    const { store, answered, asked } = await openPlaces();
    store.dispatch(applyVerdict({ questao_id: 5, alternativa_id: 52 }, sampleVerdict({ uuid: UUID, questao_id: 5 })));
    expect(answered()).toEqual({ map: false, notebook: false, other: false, question: true });
    expect(await asked()).toEqual(BOTH);
  });

  it("that reports a reset elsewhere requests that notebook's pages and the list, and no other", async () => {
    const { store, asked } = await openPlaces();
    await store.dispatch(notebookQuestions.initiate({ id: NOTEBOOK, estado: 'erradas' }));
    await asked();
    store.dispatch(
      applyVerdict(
        { questao_id: 5, alternativa_id: 52, caderno_id: NOTEBOOK, epoca: 1 },
        sampleVerdict({ uuid: UUID, questao_id: 5, epoca: 2, mudanca: 'recomecado' }),
      ),
    );
    expect(await asked()).toEqual([...BOTH, ['GET /api/customer-area/question-notebook/{id}/questions', NOTEBOOK]]);
  });
});
