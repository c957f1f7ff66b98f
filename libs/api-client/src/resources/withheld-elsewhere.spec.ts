import { waitFor } from '@testing-library/react';
import { baseApi } from '../api/base-api';
import type { AppStore } from '../store/create-app-store';
import { askOpenSittings } from '../store/open-sittings';
import {
  createTestStore,
  listOf,
  refuse,
  sampleQuestion,
  sampleSitting,
  sampleSummary,
  sampleVerdict,
} from '../testing';
import type { TabChannel } from '../transport/tab-channel';
import { communityApi } from './community';
import { questionsApi } from './questions';
import { answersApi } from './answers';
import { sittingsApi } from './sittings';
import { studentMapsApi } from './student-maps';
import { studyAidsApi } from './study-aids';

type Dispatch = AppStore['dispatch'];
const UUID = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0009';
const AT = '2026-11-03T15:00:00.000Z';
const SITTING = sampleSitting().id;
const [maps, own, sat] = [studentMapsApi.endpoints, studyAidsApi.endpoints, sittingsApi.endpoints];
const [social, bank] = [communityApi.endpoints, questionsApi.endpoints];

describe('a sitting that was begun in another tab or device', () => {
  const key = { alternativa_id: 52, letra: 'B', comentario: '<p>Porque sim.</p>' };
  const answered = sampleQuestion({
    id: 101,
    resposta: { uuid: UUID, alternativa_id: 51, acertou: false, revelada: false, respondida_em: AT },
    gabarito: key,
  });
  const withheld = { ...answered, resposta: null, gabarito: null };
  const REFUSAL = refuse(403, { simulado: ['Esta questão está num simulado em andamento.'] });

  /** A tab with two lists that stay as they were opened, while the question's own page follows the server. */
  async function openLists(tabs?: TabChannel<object>) {
    let isWithheld = false;
    const { store, seen } = createTestStore({
      calls: {
        'GET /api/customer-area/question/{id}': () => (isWithheld ? withheld : answered),
        'GET /api/customer-area/question-map/questions': listOf(answered, sampleQuestion({ ...answered, id: 7 })),
        'GET /api/customer-area/question/review': listOf({ questao: { id: 101 } }, { questao: { id: 7 } }) as never,
        'GET /api/customer-area/question/statistics/{id}': REFUSAL,
        'GET /api/customer-area/question/comment': REFUSAL,
        'GET /api/customer-area/sitting': listOf(sampleSummary({ questoes_retidas: [101, 102] })),
        'POST /api/customer-area/question/answer': sampleVerdict({ questao_id: 101, acertou: null, retida: true }),
      },
      ...(tabs && { tabs }),
    });
    const page = store.dispatch(maps.mapQuestions.initiate({ id: 1, estado: 'erradas' }));
    const review = store.dispatch(own.review.initiate({}));
    const question = store.dispatch(bank.studentQuestion.initiate({ id: 101 }));
    await Promise.all([page, review, question]);
    isWithheld = true;
    const data = ({ queryCacheKey }: { queryCacheKey: string }) => store.getState().api.queries[queryCacheKey]?.data;
    const shown = async () => {
      await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
      const lines = (data(page) as { data: { id: number; resposta: unknown; gabarito: unknown }[] }).data;
      return {
        page: lines.map(({ id, resposta, gabarito }) => [id, resposta, gabarito]),
        review: data(review),
        question: data(question),
      };
    };
    return { store, seen, shown };
  }
  const expected = {
    page: [
      [101, null, null],
      [7, answered.resposta, key],
    ],
    review: { data: [{ questao: { id: 7 } }], total: 1 },
    question: { resposta: null, gabarito: null },
  };

  it('hides verdict, key and comment of its questions in lists that otherwise stay unchanged', async () => {
    const lines: ((news: object) => void)[] = [];
    const end = (own: number): TabChannel<object> => ({
      tell: (news) => lines[1 - own]?.(structuredClone(news)),
      listen: (listener) => void (lines[own] = listener),
      close: () => undefined,
    });
    const [acting, other] = [
      createTestStore({ calls: { 'POST /api/customer-area/sitting': sampleSitting() }, tabs: end(0) }),
      await openLists(end(1)),
    ];
    await acting.store.dispatch(sat.beginSitting.initiate({ id: SITTING, prova_id: 57 }));
    expect(await other.shown()).toMatchObject(expected);
  });

  it.each([
    ['the student comes back to the page, or the connection does', (go: Dispatch) => askOpenSittings(go)],
    [
      'an answer to one of its questions is held',
      (go: Dispatch) =>
        go(answersApi.endpoints.answer.initiate({ answer: { uuid: UUID, questao_id: 102 }, token: 'of-ana' })),
    ],
  ])('is noticed when %s', async (_what, ask) => {
    const { store, shown } = await openLists();
    await ask(store.dispatch);
    await waitFor(async () => expect(await shown()).toMatchObject(expected));
  });

  it.each([
    ['statistics', (go: Dispatch) => go(social.questionStatistics.initiate({ id: 101 }))],
    ['comments', (go: Dispatch) => go(social.comments.initiate({ questao_id: 102 }))],
  ])('is noticed when %s are refused because of it, once', async (_what, ask) => {
    const { store, seen, shown } = await openLists();
    await ask(store.dispatch);
    await waitFor(async () => expect(await shown()).toMatchObject(expected));
    const asked = seen.length;
    await ask(store.dispatch);
    await shown();
    // The refused call, and the list of sittings, which has nothing new.
    expect(seen.length - asked).toBeLessThanOrEqual(2);
  });
});
