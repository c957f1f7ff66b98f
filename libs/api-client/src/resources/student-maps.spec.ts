import { createTestStore, listOf, samplePlanUse, sampleQuestion, sampleStudentMap, sampleVerdict } from '../testing';
import { accountApi } from './account';
import { applyVerdict } from './answers';
import { questionsApi } from './questions';
import { performanceApi } from './performance';
import { studentMapsApi } from './student-maps';

const { studentMaps, studentMap, mapQuestions, selectMap, removeMap, resetMap } = studentMapsApi.endpoints;
const { studentQuestion } = questionsApi.endpoints;

const LISTED = 'GET /api/customer-area/question-map/user-maps';
const DETAIL = 'GET /api/customer-area/question-map/detail';
const QUESTIONS = 'GET /api/customer-area/question-map/questions';

/** A store with both maps' screens open; `asked` forgets and returns what was fetched since it was last called. */
async function openMaps() {
  const { store, seen } = createTestStore({
    calls: {
      [LISTED]: listOf(sampleStudentMap({ mapa: { id: 1 } }), sampleStudentMap({ mapa: { id: 2 } })),
      [DETAIL]: ({ id }) => ({ ...sampleStudentMap({ mapa: { id } }), assuntos: [] }),
      [QUESTIONS]: listOf(sampleQuestion({ id: 5 }), sampleQuestion({ id: 6 })),
      'GET /api/customer-area/question/{id}': ({ id }) => sampleQuestion({ id }),
      'POST /api/customer-area/question-map/select': ({ mapa_id }) => sampleStudentMap({ mapa: { id: mapa_id } }),
      'DELETE /api/customer-area/question-map/{id}': { success: true },
      'POST /api/customer-area/question-map/migrate': sampleStudentMap({ mapa: { id: 1 } }),
      'GET /api/customer-area/user/plan': samplePlanUse(),
      'POST /api/customer-area/question-map/reset': { success: true, epoca: 2 },
    },
  });
  await Promise.all([
    store.dispatch(studentMaps.initiate()),
    store.dispatch(studentMap.initiate({ id: 1 })),
    store.dispatch(studentMap.initiate({ id: 2 })),
    store.dispatch(mapQuestions.initiate({ id: 1, estado: 'nao_respondidas' })),
    store.dispatch(studentQuestion.initiate({ id: 5 })),
  ]);
  const asked = async () => {
    await Promise.all(store.dispatch(studentMapsApi.util.getRunningQueriesThunk()));
    return seen.splice(0).map(({ call, args }) => `${call.replace(/.*\//, '')} ${Object.values(args).join()}`.trim());
  };
  await asked();
  return { store, asked };
}

describe('the queries that a change to a student’s maps invalidates', () => {
  it('selecting: the list and the map itself', async () => {
    const { store, asked } = await openMaps();
    await store.dispatch(selectMap.initiate({ mapa_id: 2 }));
    expect((await asked()).sort()).toEqual(['detail 2', 'select 2', 'user-maps']);
  });

  it('removing: the list only, since the map’s own screen would find nothing', async () => {
    const { store, asked } = await openMaps();
    await store.dispatch(removeMap.initiate({ id: 2 }));
    expect((await asked()).sort()).toEqual(['user-maps', '{id} 2']);
  });

  it('moving to a new edition: the list, the new one with its questions, and the plan, not the old one', async () => {
    const { store, asked } = await openMaps();
    await store.dispatch(accountApi.endpoints.ownPlan.initiate());
    await asked();
    await store.dispatch(performanceApi.endpoints.migrateMap.initiate({ mapa_id: 2 }));
    expect((await asked()).sort()).toEqual([
      'detail 1',
      'migrate 2',
      'plan',
      'questions 1,nao_respondidas',
      'user-maps',
    ]);
  });

  it('starting over: that map, in the list as well, and its questions', async () => {
    const { store, asked } = await openMaps();
    await store.dispatch(resetMap.initiate({ mapa_id: 1 }));
    expect((await asked()).sort()).toEqual(['detail 1', 'questions 1,nao_respondidas', 'reset 1', 'user-maps']);
  });
});

describe('a verdict', () => {
  const answer = { questao_id: 5, alternativa_id: 52, mapa_id: 1, uuid: '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0009' };

  it('is shown in every copy of the question without requesting it, and requests the map’s progress', async () => {
    const { store, asked } = await openMaps();
    store.dispatch(applyVerdict(answer, sampleVerdict({ uuid: answer.uuid, questao_id: 5 })));
    const shown = { resposta: { alternativa_id: 52, acertou: true, revelada: false }, gabarito: { letra: 'B' } };
    expect(studentQuestion.select({ id: 5 })(store.getState()).data).toMatchObject(shown);
    const list = mapQuestions.select({ id: 1, estado: 'nao_respondidas' })(store.getState()).data;
    expect(list?.data).toMatchObject([shown, { id: 6, resposta: null, gabarito: null }]);
    expect((await asked()).sort()).toEqual(['detail 1', 'user-maps']);
  });

  it('on a replaced map is shown in the edition that the student has now, and requests its progress', async () => {
    const { store, asked } = await openMaps();
    store.dispatch(
      applyVerdict(
        { ...answer, mapa_id: 9 },
        { ...sampleVerdict({ uuid: answer.uuid, questao_id: 5 }), nova_versao_id: 1 },
      ),
    );
    const list = mapQuestions.select({ id: 1, estado: 'nao_respondidas' })(store.getState()).data;
    expect(list?.data).toMatchObject([{ resposta: { alternativa_id: 52 } }, { id: 6, resposta: null }]);
    expect((await asked()).sort()).toEqual(['detail 1', 'user-maps']);
  });
});
