import {
  refuse,
  sampleAnswer,
  sampleMapDetail,
  sampleNotebookDetail,
  sampleQuestion,
  sampleVerdict,
} from '@mapa/api-client/testing';
import { ana, showAsStudent } from '@mapa/auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapCollection } from '../collection/map-collection';
import { notebookCollection } from '../collection/notebook-collection';
import type { CollectionChange } from '../model';
import { StudyWorkspace } from './study-workspace';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const NOTEBOOK_ID = sampleNotebookDetail().id;
const KINDS = {
  map: {
    collection: mapCollection(1),
    position: { mapa_id: 1 },
    route: '/area-estudante/mapas/1',
    detail: 'GET /api/customer-area/question-map/detail',
    questions: 'GET /api/customer-area/question-map/questions',
    sample: sampleMapDetail,
  },
  notebook: {
    collection: notebookCollection(NOTEBOOK_ID),
    position: { caderno_id: NOTEBOOK_ID },
    route: `/area-estudante/cadernos/${NOTEBOOK_ID}`,
    detail: 'GET /api/customer-area/question-notebook/id',
    questions: 'GET /api/customer-area/question-notebook/{id}/questions',
    sample: sampleNotebookDetail,
  },
} as const;

/** A tab that shows question 101, and another one that changes the map or notebook. */
async function open(kind: keyof typeof KINDS, search = '?assunto=todos&questao=101') {
  const { collection, position, route, detail, questions, sample } = KINDS[kind];
  let epoca = 1;
  let isGone = false;
  let told: { mudanca?: CollectionChange; epoca: number } = { epoca: 1 };
  const answered = sampleQuestion({ id: 102, resposta: sampleAnswer() });
  const view = showAsStudent(<StudyWorkspace collection={collection} />, {
    route: route + search,
    calls: {
      [detail]: () => (isGone ? refuse(404) : sample({ epoca })),
      [questions]: () => {
        const data = [sampleQuestion({ id: 101 }), epoca === 1 ? answered : sampleQuestion({ id: 102 })];
        return { data, total: 2, current_page: 1, last_page: 1, per_page: 20 };
      },
      'POST /api/customer-area/question/answer': ({ uuid = '', questao_id }) =>
        sampleVerdict({ uuid, questao_id, ...told }),
    },
  });
  await screen.findByRole('heading', { name: 'Q101' });
  return {
    ...view,
    asked: () => view.seen.filter(({ call }) => call === questions).length,
    elsewhere: (change: { epoca?: number; isGone?: boolean }, result: typeof told) => {
      ({ epoca = epoca, isGone = isGone } = change);
      told = result;
    },
    answer: (epoch = 1, where: object = position) =>
      act(() => view.outbox.submitAnswer(ana.id, { questao_id: 101, alternativa_id: 1, ...where, epoca: epoch })),
  };
}

describe.each([
  ['map', 'Este mapa', 'Meus mapas'],
  ['notebook', 'Este caderno', 'Meus cadernos'],
] as const)('a %s that was changed in another tab', (kind, it_, list) => {
  it('and reset: is loaded again, the answer counts, and a sentence says so', async () => {
    const { answer, elsewhere } = await open(kind);
    expect(screen.getByRole('button', { name: /Questão 2, .*cert/ })).toBeInTheDocument();
    elsewhere({ epoca: 2 }, { mudanca: 'recomecado', epoca: 2 });
    await answer();
    expect(
      await screen.findByText(
        new RegExp(`^${it_} foi recomeçado em outra aba ou aparelho\\. .* conta no novo começo\\.`),
      ),
    ).toBeInTheDocument();
    expect(await screen.findByText('época 2')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Questão 2, não resolvida' })).toBeInTheDocument();
  });

  it('and reset after a waiting answer: says that the answer is history', async () => {
    const { answer, elsewhere } = await open(kind);
    elsewhere({ epoca: 2 }, { mudanca: 'recomecado', epoca: 1 });
    await answer();
    expect(await screen.findByText(/ficou no seu histórico e não conta no novo começo\./)).toBeInTheDocument();
  });

  it('does not lose the filtered list on screen', async () => {
    const { answer, elsewhere, asked } = await open(kind, '?assunto=todos&estado=nao_respondidas&questao=101');
    const before = asked();
    elsewhere({ epoca: 2 }, { mudanca: 'recomecado', epoca: 2 });
    await answer();
    await screen.findByText('época 2');
    expect(asked()).toBe(before);
  });

  it('and removed: the answer is kept, and a link leads to the list', async () => {
    const { answer, elsewhere } = await open(kind);
    elsewhere({ isGone: true }, { mudanca: 'retirado', epoca: 1 });
    await answer();
    const news = await screen.findByText(
      /^Este (mapa foi retirado dos seus|caderno foi apagado) em outra aba ou aparelho\. O que você respondeu ficou/,
    );
    expect(news).toContainElement(screen.getAllByRole('link', { name: list }).at(-1) ?? null);
    expect(screen.getByRole('heading', { name: 'Q101' })).toBeInTheDocument();
  });

  it('and removed: shows no outdated progress, and no dead links', async () => {
    const { answer, elsewhere } = await open(kind);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    elsewhere({ isGone: true }, { mudanca: 'retirado', epoca: 1 });
    await answer();
    expect(await screen.findByText(`${it_} não está entre os seus`)).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Assuntos' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Filtrar as questões' })).not.toBeInTheDocument();
  });

  it('says so in view at any scroll position, until the student continues or closes it, and again next time', async () => {
    const { answer, elsewhere } = await open(kind);
    elsewhere({ epoca: 2 }, { mudanca: 'recomecado', epoca: 2 });
    await answer();
    const news = (await screen.findByText(/conta no novo começo/)).closest('[role="status"]');
    expect(news).toHaveStyle({ position: 'sticky' });
    await userEvent.click(screen.getByRole('button', { name: /^Questão 2,/ }));
    await screen.findByRole('heading', { name: 'Q102' });
    expect(news).toHaveStyle({ position: 'static' });
    await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(news).toBeEmptyDOMElement();
    elsewhere({ isGone: true }, { mudanca: 'retirado', epoca: 2 });
    await answer(2);
    expect(await screen.findByText(/O que você respondeu ficou/)).toBeInTheDocument();
  });

  it('says nothing of another place, nor without a change', async () => {
    const { answer, elsewhere, seen } = await open(kind);
    await answer();
    elsewhere({}, { mudanca: 'recomecado', epoca: 2 });
    await answer(1, kind === 'map' ? { caderno_id: NOTEBOOK_ID } : { mapa_id: 1 });
    await waitFor(() => expect(seen.filter(({ call }) => call.endsWith('/answer'))).toHaveLength(2));
    expect(screen.queryByText(/em outra aba/)).toBeNull();
  });
});
