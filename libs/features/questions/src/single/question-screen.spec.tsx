import { lineOf, listOf, offline, pageOf } from '@mapa/api-client/testing';
import { routePath } from '@mapa/domain';
import { renderScreen, craseQuestion, listCalls } from '@mapa/question/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionScreen } from './question-screen';

const LINES = 'GET /api/question/list';
const OPTIONS = 'GET /api/question/filters/{id}';
const options = {
  materias: [],
  assuntos: [],
  bancas: [
    { id: 5, nome: 'FGV', questoes: 1200 },
    { id: 6, nome: 'CEBRASPE', questoes: 300 },
  ],
  instituicoes: [],
  anos: [
    { ano: 2019, questoes: 30 },
    { ano: 2024, questoes: 1 },
  ],
};

const answeredBefore = (versao: number) => ({
  ...craseQuestion({ versao }),
  resposta: {
    uuid: '6f1c2f0e-6a6e-4b8e-9d0b-0d4f5b0f0a11',
    alternativa_id: 102,
    acertou: false,
    revelada: false,
    respondida_em: '2026-01-01T00:00:00Z',
  },
  gabarito: { alternativa_id: 101, letra: 'A', comentario: null },
});

describe('the page of a question', () => {
  it('shows the question, and links to its subject', async () => {
    renderScreen(<QuestionScreen id={12} />, { calls: listCalls() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Questão Q12' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mais questões deste assunto' })).toHaveAttribute(
      'href',
      `${routePath('questions')}?assunto_id%5B%5D=11`,
    );
  });

  it('lists other questions of its subject by their first words, without itself', async () => {
    const others = [12, 13, 14, 15, 16, 17, 18].map((id) =>
      lineOf(craseQuestion({ id, codigo: `Q${id}`, enunciado: `Crase ${id}` })),
    );
    const { seen } = renderScreen(<QuestionScreen id={12} />, {
      calls: { ...listCalls(), [LINES]: { ...pageOf([]), data: others } },
    });
    const list = within(await screen.findByRole('list', { name: 'Outras questões deste assunto' }));
    expect(screen.getByRole('heading', { name: 'Mais sobre Crase' })).toBeVisible();
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [13, 14, 15, 16, 17].map((id) => routePath('question', { id })),
    );
    expect(list.getByText('Crase 13')).toBeVisible();
    expect(seen.find(({ call }) => call === LINES)?.args).toEqual({ assunto_id: [11], per_page: 6 });
  });

  it('shows on request who asks its subject most, and when', async () => {
    const { seen } = renderScreen(<QuestionScreen id={12} />, { calls: { ...listCalls(), [OPTIONS]: options } });
    const opener = await screen.findByText('Quem mais cobra este assunto');
    expect(seen.some(({ call }) => call === OPTIONS)).toBe(false);
    await userEvent.click(opener);
    const fgv = await screen.findByRole('link', { name: 'FGV 1.200 questões' });
    expect(fgv).toHaveAttribute('href', `${routePath('questions')}?assunto_id%5B%5D=11&banca_id%5B%5D=5`);
    const years = within(screen.getByRole('list', { name: 'Anos mais recentes' }));
    expect(years.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2024: 1 questão',
      '2019: 30 questões',
    ]);
    expect(seen.find(({ call }) => call === OPTIONS)?.args).toEqual({ id: 11 });
  });

  it('stays complete if the other questions cannot be loaded, and offers another try', async () => {
    const calls = { ...listCalls(), [LINES]: offline(), [OPTIONS]: offline() };
    renderScreen(<QuestionScreen id={12} />, { calls });
    await userEvent.click(await screen.findByText('Quem mais cobra este assunto'));
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Questão Q12' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Outras questões deste assunto' })).toBeNull();
  });

  it.each([
    ['of this wording', 1],
    ['of a later wording', 2],
  ])('keeps the tab that was chosen before the own answer %s arrived', async (_, versao) => {
    let arrive: (own: ReturnType<typeof answeredBefore>) => void = () => undefined;
    const promise = new Promise<ReturnType<typeof answeredBefore>>((resolve) => (arrive = resolve));
    const calls = {
      ...listCalls(),
      'GET /api/customer-area/question/{id}': () => promise,
      'GET /api/customer-area/question/comment': listOf<never>(),
    };
    renderScreen(<QuestionScreen id={12} />, { as: 'student', calls });
    const choose = (name: string) => screen.findByRole('tab', { name }).then((tab) => userEvent.click(tab));
    await choose('Comentários');
    arrive(answeredBefore(versao));
    await waitFor(() => expect(screen.getByText('Você errou. Gabarito: A', { selector: 'p' })).toBeVisible());
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Comentários');
    expect(await screen.findByText('Ninguém comentou ainda', { exact: false })).toBeVisible();
  });

  it.each([
    ['an absent question', 404],
    ['an address that is no number', null],
  ])('says so for %s', async (_, id) => {
    renderScreen(<QuestionScreen id={id} />, { calls: { 'GET /api/question': pageOf([]) } });
    expect(await screen.findByText('Esta questão não existe')).toBeVisible();
  });

  it('offers another try if it could not be loaded', async () => {
    renderScreen(<QuestionScreen id={12} />, { calls: { 'GET /api/question': offline() } });
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });
});
