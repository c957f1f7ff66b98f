import { waitFor } from '@testing-library/react';
import type { AppStore } from '../store/create-app-store';
import {
  createTestStore,
  fileOf,
  listOf,
  sampleOffer,
  samplePlanUse,
  sampleQuestion,
  sampleSitting,
  sampleStudentMap,
  sampleSummary,
  sampleToday,
  sampleVerdict,
  type FakeCalls,
} from '../testing';
import type { TabChannel } from '../transport/tab-channel';
import { accountApi } from './account';
import { applyVerdict, type AnswerBody, type AnswerResult } from './answers';
import { communityApi } from './community';
import { keyChangesApi } from './planning/key-changes';
import { notebooksApi } from './notebooks';
import './notebook-file';
import { studyAidsApi } from './study-aids';
import { performanceApi } from './performance';
import { planningApi } from './planning/planning';
import { questionsApi } from './questions';
import { sittingsApi } from './sittings';
import { studentMapsApi } from './student-maps';
import { baseApi } from '../api/base-api';

const [NOTEBOOK, OTHER] = ['c0ffee00-0000-4000-8000-000000000001', 'c0ffee00-0000-4000-8000-000000000002'];
const UUID = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0009';
const QUESTION = 5;
const AT = '2026-11-03T15:00:00.000Z';
const SITTING = sampleSitting().id;

const sampleNotebook = (id: string) => {
  const { epoca, ultima_resposta_em, progresso, continuar } = sampleStudentMap({ mapa: { id: 1 } });
  const kept = { epoca, ultima_resposta_em, progresso, continuar };
  return { id, nome: 'Revisão', origem: {}, criado_em: AT, ...kept, assuntos: [] };
};
const comment = {
  id: 1,
  questao_id: QUESTION,
  texto: 'x',
  autor: 'Ana',
  professor: false,
  meu: true,
  uteis: 0,
  inuteis: 0,
  meu_voto: null,
  visualizacoes: 0,
  criado_em: AT,
  editado_em: null,
};
const anyAnswer = {} as never;

const calls: FakeCalls = {
  'GET /api/customer-area/question/{id}': ({ id }) => sampleQuestion({ id }),
  'GET /api/customer-area/question/statistics/{id}': anyAnswer,
  'GET /api/customer-area/question/comment': listOf(comment),
  'GET /api/customer-area/question/comment-request': listOf(),
  'GET /api/customer-area/question/user-favorites': {
    ...listOf({ ...sampleQuestion({ id: QUESTION }), resumo: '' }),
    materias: [],
    ids: [],
  },
  'GET /api/customer-area/question/hidden': listOf(),
  'GET /api/customer-area/question/review': listOf(),
  'GET /api/customer-area/question/overconfident': listOf(),
  'GET /api/customer-area/user/plan': samplePlanUse(),
  'GET /api/customer-area/question-map/user-maps': listOf(
    sampleStudentMap({ mapa: { id: 1 } }),
    sampleStudentMap({ mapa: { id: 2 } }),
  ),
  'GET /api/customer-area/question-map/detail': ({ id }) => ({ ...sampleStudentMap({ mapa: { id } }), assuntos: [] }),
  'GET /api/customer-area/question-map/questions': listOf(sampleQuestion({ id: QUESTION })),
  'GET /api/customer-area/question-notebook': listOf(sampleNotebook(NOTEBOOK), sampleNotebook(OTHER)),
  'GET /api/customer-area/question-notebook/id': ({ id }) => sampleNotebook(id),
  'GET /api/customer-area/question-notebook/{id}/questions': listOf(sampleQuestion({ id: QUESTION })),
  'GET /api/customer-area/question-notebook/question-filters/{id}': anyAnswer,
  'GET /api/customer-area/exam/performance': anyAnswer,
  'GET /api/customer-area/exam/performance/{id}': anyAnswer,
  'GET /api/customer-area/exam/performance/{id}/questions': anyAnswer,
  'GET /api/customer-area/performance': anyAnswer,
  'GET /api/customer-area/question/tri/performance/{id}': anyAnswer,
  'GET /api/customer-area/question-map/old/{id}': anyAnswer,
  'GET /api/customer-area/question/answer-key/{id}': anyAnswer,
  'GET /api/customer-area/today': sampleToday({ simulado: sampleSummary() }),
  'GET /api/customer-area/sitting': listOf(sampleSummary()),
  'GET /api/customer-area/sitting/{id}': sampleSitting(),
  'GET /api/customer-area/sitting-proposal': anyAnswer,
  'GET /api/customer-area/sitting-recipe': { data: [] },
  'DELETE /api/customer-area/sitting-recipe/{id}': { success: true },
  'GET /api/customer-area/exam/sitting-offer/{id}': sampleOffer({ aberto_id: SITTING }),
  'GET /api/question': listOf(),
  'GET /api/question/count': anyAnswer,
  'GET /api/question/incidence': anyAnswer,
  'POST /api/customer-area/question-map/select': ({ mapa_id }) => sampleStudentMap({ mapa: { id: mapa_id } }),
  'DELETE /api/customer-area/question-map/{id}': { success: true },
  'POST /api/customer-area/question-map/migrate': sampleStudentMap({ mapa: { id: 2 } }),
  'POST /api/customer-area/question-map/reset': { success: true, epoca: 2 },
  'POST /api/customer-area/question-notebook/': sampleNotebook(OTHER),
  'POST /api/customer-area/exam/create-question-notebook': anyAnswer,
  'POST /api/customer-area/question-notebook/duplicate': sampleNotebook(OTHER),
  'PUT /api/customer-area/question-notebook/{id}': sampleNotebook(NOTEBOOK),
  'POST /api/customer-area/question-notebook/reset': { success: true, epoca: 2 },
  'POST /api/customer-area/question-notebook/release-key': anyAnswer,
  'POST /api/customer-area/question-notebook/{id}/export': fileOf('<quiz/>'),
  'POST /api/customer-area/question-notebook/{id}/questions': anyAnswer,
  'DELETE /api/customer-area/question-notebook/{id}/questions/{questao_id}': anyAnswer,
  'DELETE /api/customer-area/question-notebook/{id}': { success: true },
  'POST /api/customer-area/question/favorite': { success: true, favorita: true },
  'PUT /api/customer-area/question/hidden/{id}': anyAnswer,
  'DELETE /api/customer-area/question/hidden/{id}': anyAnswer,
  'POST /api/customer-area/question/comment': comment,
  'PUT /api/customer-area/question/comment/{id}': comment,
  'DELETE /api/customer-area/question/comment/{id}': anyAnswer,
  'PUT /api/customer-area/question/comment-request/request/{id}': {
    id: 1,
    questao_id: QUESTION,
    status: 'pendente',
  } as never,
  'PUT /api/customer-area/today/key-changes': { success: true },
  'POST /api/customer-area/sitting': sampleSitting(),
  'POST /api/customer-area/sitting/{id}/finish': { ...sampleSummary({ estado: 'entregue' }), agora: AT },
  'DELETE /api/customer-area/sitting/{id}': { success: true },
};

type Dispatch = AppStore['dispatch'];
const [maps, books, own] = [studentMapsApi.endpoints, notebooksApi.endpoints, studyAidsApi.endpoints];
const [social, results, bank] = [communityApi.endpoints, performanceApi.endpoints, questionsApi.endpoints];
const sat = sittingsApi.endpoints;
const ESTADO = 'nao_respondidas';

/** Every query that includes the student's own data, as it is when it is on screen. */
const VIEWS = {
  question: (go: Dispatch) => go(bank.studentQuestion.initiate({ id: QUESTION })),
  statistics: (go: Dispatch) => go(social.questionStatistics.initiate({ id: QUESTION })),
  comments: (go: Dispatch) => go(social.comments.initiate({ questao_id: QUESTION })),
  requests: (go: Dispatch) => go(social.commentRequests.initiate({})),
  favourites: (go: Dispatch) => go(social.favorites.initiate({})),
  hidden: (go: Dispatch) => go(own.hiddenQuestions.initiate({})),
  planUse: (go: Dispatch) => go(accountApi.endpoints.ownPlan.initiate()),
  myMaps: (go: Dispatch) => go(maps.studentMaps.initiate()),
  mapHead: (go: Dispatch) => go(maps.studentMap.initiate({ id: 1 })),
  otherMapHead: (go: Dispatch) => go(maps.studentMap.initiate({ id: 2 })),
  mapPage: (go: Dispatch) => go(maps.mapQuestions.initiate({ id: 1 })),
  otherMapPage: (go: Dispatch) => go(maps.mapQuestions.initiate({ id: 2 })),
  myNotebooks: (go: Dispatch) => go(books.notebooks.initiate({})),
  notebookHead: (go: Dispatch) => go(books.notebook.initiate({ id: NOTEBOOK })),
  otherNotebookHead: (go: Dispatch) => go(books.notebook.initiate({ id: OTHER })),
  notebookPage: (go: Dispatch) => go(books.notebookQuestions.initiate({ id: NOTEBOOK })),
  otherNotebookPage: (go: Dispatch) => go(books.notebookQuestions.initiate({ id: OTHER })),
  notebookMakeup: (go: Dispatch) => go(books.notebookFilters.initiate({ id: NOTEBOOK })),
  scores: (go: Dispatch) => go(results.examScores.initiate({ prova_id: [9] })),
  performance: (go: Dispatch) => go(results.examPerformance.initiate({ id: 9 })),
  questionResults: (go: Dispatch) => go(results.examQuestionResults.initiate({ id: 9 })),
  overview: (go: Dispatch) => go(results.performanceOverview.initiate()),
  tri: (go: Dispatch) => go(results.triPerformance.initiate({ id: 9 })),
  review: (go: Dispatch) => go(own.review.initiate({})),
  overconfident: (go: Dispatch) => go(own.overconfident.initiate({})),
  ownList: (go: Dispatch) => go(bank.questionList.initiate({ estado: ESTADO })),
  ownCount: (go: Dispatch) => go(bank.questionCount.initiate({ estado: ESTADO })),
  ownIncidence: (go: Dispatch) => go(bank.questionIncidence.initiate({ estado: ESTADO })),
  ownMapPage: (go: Dispatch) => go(maps.mapQuestions.initiate({ id: 1, estado: ESTADO })),
  anchoredMapPage: (go: Dispatch) => go(maps.mapQuestions.initiate({ id: 1, estado: ESTADO, estado_ate: 7, page: 2 })),
  oldMap: (go: Dispatch) => go(results.oldMap.initiate({ id: 3 })),
  staffKey: (go: Dispatch) => go(social.answerKey.initiate({ id: QUESTION })),
  today: (go: Dispatch) => go(planningApi.endpoints.today.initiate()),
  sittings: (go: Dispatch) => go(sat.sittings.initiate({ page: 1 })),
  sitting: (go: Dispatch) => go(sat.sitting.initiate({ id: SITTING })),
  sittingProposal: (go: Dispatch) => go(sat.sittingProposal.initiate({})),
  sittingRecipes: (go: Dispatch) => go(sat.sittingRecipes.initiate()),
  sittingOffer: (go: Dispatch) => go(sat.sittingOffer.initiate({ id: 57 })),
} as const;
type View = keyof typeof VIEWS;

/** A verdict, whichever tab or pass of the outbox received it. */
const verdict =
  (given: Partial<AnswerBody>, changes: Partial<AnswerResult> = {}) =>
  (go: Dispatch) =>
    void go(
      applyVerdict(
        { questao_id: QUESTION, alternativa_id: 52, ...given },
        sampleVerdict({ uuid: UUID, questao_id: QUESTION, respondida_em: AT, ...changes }),
      ),
    );

interface Row {
  act: (go: Dispatch) => unknown;
  /** Requested from the server again. */
  asked?: readonly View[];
  /** Written into the cached response, as the server would return it. */
  written?: readonly View[];
  /** Of the question on its own page. */
  shows?: object;
}

const EVERYWHERE = [
  'statistics',
  'planUse',
  'scores',
  'performance',
  'questionResults',
  'overview',
  'tri',
  'notebookHead',
  'otherNotebookHead',
] as const;
const IN_MAP = [...EVERYWHERE, 'myMaps', 'mapHead'] as const;
const IN_NOTEBOOK = [...EVERYWHERE, 'myNotebooks'] as const;
const NOTEBOOK_PAGES = ['notebookPage', 'otherNotebookPage'] as const;
const OWN_MAP_PAGES = ['ownMapPage', 'anchoredMapPage'] as const;
const MAP_PAGES = ['mapPage', ...OWN_MAP_PAGES] as const;
const NEW_NOTEBOOK = ['myNotebooks', 'planUse'] as const;
const COPIES = ['question', 'otherMapPage', ...MAP_PAGES, ...NOTEBOOK_PAGES] as const;
const file = () => baseApi.endpoints as unknown as { notebookFile: { initiate: (args: object) => never } };

/** Lists by the own state and reviews: another tab keeps them as they were opened. */
const LISTS_AS_OPENED = ['review', 'overconfident', 'ownList', 'ownCount', 'ownIncidence', 'ownMapPage'] as const;
/** Views that a sitting withholds, holds back until its end, or counts: all except lists by hand. */
const WITH_A_SITTING = (Object.keys(VIEWS) as View[]).filter((view) => view !== 'hidden' && view !== 'notebookMakeup');

/** Each act with the views that must be updated after it; no other view is requested. */
const ACTS: Record<string, Row> = {
  'an answer outside of maps and notebooks': {
    act: verdict({}),
    asked: EVERYWHERE,
    written: ['question', 'favourites', ...NOTEBOOK_PAGES],
  },
  'an answer in a map': {
    act: verdict({ mapa_id: 1 }),
    asked: IN_MAP,
    written: ['question', 'favourites', ...MAP_PAGES, ...NOTEBOOK_PAGES],
    shows: { resposta: { alternativa_id: 52, respondida_em: AT } },
  },
  'an answer in a notebook': {
    act: verdict({ caderno_id: NOTEBOOK }),
    asked: IN_NOTEBOOK,
    written: ['question', 'favourites', ...NOTEBOOK_PAGES],
  },
  'a late answer that counts in the map’s present epoch': {
    act: verdict({ mapa_id: 1, epoca: 1 }, { epoca: 2, mudanca: 'recomecado' }),
    asked: [...IN_MAP, 'mapPage', 'today'],
    written: ['question', 'favourites', ...OWN_MAP_PAGES, ...NOTEBOOK_PAGES],
  },
  'a late answer that belongs to the epoch before': {
    act: verdict({ mapa_id: 1, epoca: 1 }, { epoca: 1, contabilizada: true, mudanca: 'recomecado' }),
    asked: [...IN_MAP, 'mapPage', 'today'],
    written: ['question', 'favourites', ...NOTEBOOK_PAGES],
  },
  'a late answer to a map that was left for its new edition': {
    act: verdict({ mapa_id: 1 }, { mudanca: 'migrado', nova_versao_id: 2 }),
    asked: [...IN_MAP, 'otherMapHead', 'today'],
    written: ['question', 'favourites', ...MAP_PAGES, 'otherMapPage', ...NOTEBOOK_PAGES],
  },
  'a late answer to a notebook that was deleted': {
    act: verdict({ caderno_id: NOTEBOOK }, { mudanca: 'retirado' }),
    asked: IN_NOTEBOOK,
    written: ['question', 'favourites', ...NOTEBOOK_PAGES],
  },
  'reading instead of answering in a map': {
    act: verdict(
      { mapa_id: 1, alternativa_id: null, revelada: true },
      { alternativa_id: null, acertou: null, contabilizada: false },
    ),
    asked: IN_MAP,
    written: ['question', 'favourites', ...MAP_PAGES],
  },
  'choosing a map': {
    act: (go) => go(maps.selectMap.initiate({ mapa_id: 1 })),
    asked: ['myMaps', 'mapHead', 'planUse', 'today'],
  },
  'removing a map': { act: (go) => go(maps.removeMap.initiate({ id: 1 })), asked: ['myMaps', 'planUse', 'today'] },
  'starting a map over': {
    act: (go) => go(maps.resetMap.initiate({ mapa_id: 1 })),
    asked: ['myMaps', 'mapHead', ...MAP_PAGES],
  },
  'moving to a map’s new edition': {
    act: (go) => go(results.migrateMap.initiate({ mapa_id: 1 })),
    asked: ['myMaps', 'otherMapHead', 'otherMapPage', 'planUse', 'today'],
  },
  'making a notebook': {
    act: (go) => go(books.createNotebook.initiate({ nome: 'A', questoes: [QUESTION] })),
    asked: NEW_NOTEBOOK,
  },
  'making a notebook of a paper': {
    act: (go) => go(books.createExamNotebook.initiate({ prova_id: 9 })),
    asked: NEW_NOTEBOOK,
  },
  'duplicating a notebook': {
    act: (go) => go(books.duplicateNotebook.initiate({ caderno_id: NOTEBOOK })),
    asked: NEW_NOTEBOOK,
  },
  'deleting a notebook': { act: (go) => go(books.removeNotebook.initiate({ id: NOTEBOOK })), asked: NEW_NOTEBOOK },
  'renaming a notebook': {
    act: (go) => go(books.renameNotebook.initiate({ id: NOTEBOOK, nome: 'B' })),
    asked: ['myNotebooks', 'notebookHead'],
  },
  'starting a notebook over': {
    act: (go) => go(books.resetNotebook.initiate({ caderno_id: NOTEBOOK })),
    asked: ['myNotebooks', 'notebookHead', 'notebookPage'],
  },
  'putting a question into a notebook': {
    act: (go) => go(books.addNotebookQuestions.initiate({ id: NOTEBOOK, questoes: [7] })),
    asked: ['myNotebooks', 'notebookHead', 'notebookPage', 'notebookMakeup'],
  },
  'taking a question out of a notebook': {
    act: (go) => go(books.removeNotebookQuestion.initiate({ id: NOTEBOOK, questao_id: QUESTION })),
    asked: ['myNotebooks', 'notebookHead', 'notebookPage', 'notebookMakeup'],
  },
  'printing a notebook with its key': {
    act: (go) => go(books.releaseNotebookKey.initiate({ caderno_id: NOTEBOOK })),
    asked: ['myNotebooks', 'notebookHead', 'planUse'],
  },
  'exporting a notebook': {
    act: (go) => go(file().notebookFile.initiate({ id: NOTEBOOK, formato: 'moodle-xml', onFile: () => undefined })),
    asked: ['myNotebooks', 'notebookHead', 'planUse'],
  },
  'marking a favourite': {
    act: (go) => go(social.markFavorite.initiate({ questao_id: QUESTION, favorita: true })),
    asked: ['favourites'],
    written: COPIES,
    shows: { favorita: true },
  },
  'reading of changed keys': {
    act: (go) =>
      go(keyChangesApi.endpoints.readKeyChanges.initiate({ lidas: [{ questao_id: QUESTION, mudanca_id: 7 }] })),
    asked: ['today'],
  },
  'hiding a question': {
    act: (go) => go(own.hideQuestion.initiate({ id: QUESTION })),
    asked: ['hidden', 'review', 'overconfident', 'today'],
    written: [...COPIES, 'favourites'],
    shows: { oculta: true },
  },
  'showing a hidden question': {
    act: (go) => go(own.showQuestion.initiate({ id: QUESTION })),
    asked: ['hidden', 'review', 'overconfident', 'today'],
    written: [...COPIES, 'favourites'],
    shows: { oculta: false },
  },
  'asking for a comment': {
    act: (go) => go(social.requestComment.initiate({ id: QUESTION })),
    asked: ['requests'],
    written: [...COPIES, 'favourites'],
    shows: { solicitacao: 'pendente' },
  },
  'writing a comment': {
    act: (go) => go(social.writeComment.initiate({ questao_id: QUESTION, texto: 'x' })),
    asked: ['comments', 'requests'],
  },
  'changing a comment': { act: (go) => go(social.editComment.initiate({ id: 1, texto: 'y' })), asked: ['comments'] },
  'beginning a sitting': {
    act: (go) => go(sat.beginSitting.initiate({ id: SITTING, prova_id: 57 })),
    asked: WITH_A_SITTING,
  },
  'removing a recipe': { act: (go) => go(sat.removeRecipe.initiate({ id: SITTING })), asked: ['sittingRecipes'] },
  'finishing a sitting': { act: (go) => go(sat.finishSitting.initiate({ id: SITTING })), asked: WITH_A_SITTING },
  'discarding a sitting': { act: (go) => go(sat.discardSitting.initiate({ id: SITTING })), asked: WITH_A_SITTING },
  'deleting a comment': { act: (go) => go(social.deleteComment.initiate({ id: 1 })), asked: ['comments'] },
};

/** A tab with every view on screen. */
async function openEverything(tabs?: TabChannel<object>) {
  const { store } = createTestStore({ calls, ...(tabs && { tabs }) });
  const opened = (Object.keys(VIEWS) as View[]).map((view) => ({ view, query: VIEWS[view](store.dispatch) }));
  await Promise.all(opened.map(({ query }) => query));
  const look = () => {
    const { queries } = store.getState().api;
    return opened.map(({ view, query: { queryCacheKey } }) => ({
      view,
      asked: queries[queryCacheKey]?.requestId,
      told: JSON.stringify(queries[queryCacheKey]?.data),
    }));
  };
  const before = look();
  /** The requests and writes since this tab was opened. */
  const since = async () => {
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    const now = look();
    const asked = now.filter(({ asked: request }, at) => request !== before[at]?.asked).map(({ view }) => view);
    const written = now
      .filter(({ view, told }, at) => told !== before[at]?.told && !asked.includes(view))
      .map(({ view }) => view);
    return { asked: asked.sort(), written: written.sort() };
  };
  return {
    store,
    since,
    told: (view: View) => JSON.parse(look().find((one) => one.view === view)?.told ?? 'null') as unknown,
  };
}

const isOpenedAnew = (view: View): boolean => !(LISTS_AS_OPENED as readonly View[]).includes(view);
const sorted = (views: readonly View[] = []) => [...new Set(views)].sort();

describe('after each act all views agree, and no other view is requested', () => {
  it.each(Object.entries(ACTS))('%s', async (_name, { act, asked, written, shows }) => {
    const { store, since, told } = await openEverything();
    await act(store.dispatch);
    expect(await since()).toEqual({ asked: sorted(asked), written: sorted(written) });
    if (shows) expect(told('question')).toMatchObject(shows);
  });
});

describe('a second answer', () => {
  const first = { mapa_id: 1, epoca: 1 };
  const answerOn = (view: View, told: (view: View) => unknown) => {
    const page = told(view) as { data?: { resposta: { uuid: string } | null }[]; resposta?: { uuid: string } | null };
    return (page.data?.[0] ?? page).resposta?.uuid;
  };
  const [EARLIER, LATER] = ['0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001', '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0002'];
  const give =
    (uuid: string, respondida_em: string, given: Partial<AnswerBody>, body: Partial<AnswerBody> = {}) =>
    (go: Dispatch) =>
      void go(
        applyVerdict(
          { questao_id: QUESTION, alternativa_id: 52, ...given, ...body },
          sampleVerdict({ uuid, questao_id: QUESTION, respondida_em }),
        ),
      );

  it('that was given earlier and arrives late leaves the latest answer unchanged', async () => {
    const { store, told } = await openEverything();
    give(LATER, '2026-11-03T16:00:00.000Z', {})(store.dispatch);
    give(EARLIER, AT, {})(store.dispatch);
    expect([answerOn('question', told), answerOn('favourites', told)]).toEqual([LATER, LATER]);
  });

  it('in a map is the latest answer, and leaves the map’s place to the first', async () => {
    const { store, told } = await openEverything();
    give(EARLIER, AT, first)(store.dispatch);
    give(LATER, '2026-11-03T16:00:00.000Z', first)(store.dispatch);
    expect([answerOn('question', told), answerOn('mapPage', told)]).toEqual([LATER, EARLIER]);
  });

  it('that only reveals is not the latest answer', async () => {
    const { store, told } = await openEverything();
    give(EARLIER, AT, {})(store.dispatch);
    give(LATER, '2026-11-03T16:00:00.000Z', first, { revelada: true, alternativa_id: null })(store.dispatch);
    expect([answerOn('question', told), answerOn('mapPage', told)]).toEqual([EARLIER, LATER]);
  });
});

describe('two tabs', () => {
  /** Both ends of a channel; each tab receives the other's messages. */
  function openLine(): [TabChannel<object>, TabChannel<object>] {
    const listeners: ((news: object) => void)[] = [];
    const end = (own: number, other: number): TabChannel<object> => ({
      tell: (news) => listeners[other]?.(structuredClone(news)),
      listen: (listener) => void (listeners[own] = listener),
      close: () => undefined,
    });
    return [end(0, 1), end(1, 0)];
  }

  it.each([
    ['choosing a map', ['mapHead', 'myMaps', 'planUse', 'today'], []],
    ['reading of changed keys', ['today'], []],
    ['starting a map over', ['mapHead', 'mapPage', 'myMaps'], []],
    ['deleting a notebook', ['myNotebooks', 'planUse'], []],
    ['exporting a notebook', ['myNotebooks', 'notebookHead', 'planUse'], []],
    ['marking a favourite', ['favourites'], sorted(COPIES)],
    ['finishing a sitting', sorted(WITH_A_SITTING.filter(isOpenedAnew)), []],
    ['discarding a sitting', sorted(WITH_A_SITTING.filter(isOpenedAnew)), []],
  ])('%s is shown in the other one, except on filtered pages', async (name, asked, written) => {
    const [here, there] = openLine();
    const [acting, other] = [await openEverything(here), await openEverything(there)];
    await ACTS[name]?.act(acting.store.dispatch);
    await acting.since();
    expect(await other.since()).toEqual({ asked, written });
  });
});

it('a review stays unchanged while it is on screen, and is requested when opened again', async () => {
  const { store, seen } = createTestStore({ calls });
  const open = () => store.dispatch(own.review.initiate({}));
  const first = open();
  await first;
  verdict({})(store.dispatch);
  expect([store.dispatch(baseApi.util.getRunningQueriesThunk()), seen.length]).toEqual([[], 1]);
  first.unsubscribe();
  await waitFor(() => expect(store.getState().api.queries).toEqual({}));
  await open();
  expect(seen).toHaveLength(2);
});

it('the session storage of this tab holds no number of the student’s own', async () => {
  const { store, seen } = createTestStore({ calls, cache: { storage: sessionStorage, owner: () => 'ana' } });
  for (const view of ['ownCount', 'ownIncidence'] as const) {
    const opened = VIEWS[view](store.dispatch);
    await opened;
    await opened.refetch();
  }
  expect([seen.length, sessionStorage.length]).toEqual([4, 0]);
});
