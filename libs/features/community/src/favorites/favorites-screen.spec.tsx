import { listOf, offline, refuse, samplePlanUse, sampleQuestion, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent as showScreen } from '@mapa/auth/testing';
import { MESSAGES } from '@mapa/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Favorite } from '../model';
import { FavoritesScreen } from './favorites-screen';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const FAVORITES = 'GET /api/customer-area/question/user-favorites';
const MARK = 'POST /api/customer-area/question/favorite';
const GATHER = 'POST /api/customer-area/question-notebook/';
const ROUTE = '/area-estudante/favoritas';

const MATH = { id: 1, nome: 'Matemática' };
const LAW = { id: 2, nome: 'Direito' };
const right = {
  uuid: 'u',
  alternativa_id: 12,
  acertou: true,
  revelada: false,
  respondida_em: '2026-03-01T12:00:00.000Z',
};

const favorite = (id: number, changes: Partial<Favorite> = {}): Favorite => ({
  ...sampleQuestion({ id }),
  resumo: `Começo da ${id}`,
  ...changes,
});
const ONE = favorite(1, { assunto: [MATH], resposta: right });
const TWO = favorite(2, { assunto: [LAW], anulada: true, motivo_situacao: 'Duas respostas certas.' });

const notebook = (nome: string, total: number) => ({
  id: '5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10',
  nome,
  origem: {},
  criado_em: '2026-03-01T12:00:00.000Z',
  epoca: 1,
  ultima_resposta_em: null,
  progresso: { total, respondidas: 0, certas: 0, erradas: 0 },
  continuar: null,
});

/** Favourites that are really added and removed. */
function callsWith(favorites: Favorite[], change: FakeCalls = {}): FakeCalls {
  const own = new Map(favorites.map((one) => [one.id, one]));
  return {
    [FAVORITES]: ({ materia_id }) => {
      const all = [...own.values()];
      const shown = all.filter(({ assunto }) => !materia_id || assunto[0]?.id === materia_id);
      const matters = [MATH, LAW].map((one) => ({
        ...one,
        questoes: all.filter(({ assunto }) => assunto[0]?.id === one.id).length,
      }));
      return {
        ...listOf(...shown),
        materias: matters.filter(({ questoes }) => questoes > 0),
        ids: shown.map(({ id }) => id),
      };
    },
    [MARK]: ({ questao_id, favorita = false }) => {
      const kept = favorites.find(({ id }) => id === questao_id);
      if (favorita && kept) own.set(questao_id, kept);
      else own.delete(questao_id);
      return { success: true, favorita };
    },
    [GATHER]: ({ nome, questoes = [] }) => notebook(nome, questoes.length),
    ...change,
  };
}

const show = (calls: FakeCalls, route = ROUTE) => showScreen(<FavoritesScreen />, { calls, route });
const row = (name: string) => screen.findByRole('article', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()));
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  localStorage.clear();
});

describe('the favourites', () => {
  it.each([true, false, null])('give no verdict on an annulled one (judged before: %s)', async (acertou) => {
    show(callsWith([{ ...ONE, anulada: true, resposta: { ...right, acertou } }]));
    const shown = within(await row('Questão Q1'));
    expect(shown.getByText('Respondida, anulada')).toBeInTheDocument();
    expect(shown.queryByText(/Você/)).toBeNull();
  });

  it('show the kind and the result of each', async () => {
    show(callsWith([ONE, TWO]));
    const first = within(await row('Questão Q1'));
    expect(first.getByText('Você acertou')).toBeInTheDocument();
    expect(first.getByText('Começo da 1')).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Questão Q1' })).toHaveAttribute('href', '/questoes/1');
    const second = within(await row('Questão Q2'));
    expect(second.getByText('Não resolvida')).toBeInTheDocument();
    expect(second.getByText('Anulada')).toBeInTheDocument();
    expect(second.getByText('Duas respostas certas.')).toBeInTheDocument();
  });

  it('are narrowed to a matéria, which the address stores', async () => {
    show(callsWith([ONE, TWO]));
    await press(/^Direito/);
    await waitFor(() => expect(screen.queryByText('Começo da 1')).not.toBeInTheDocument());
    expect(await row('Questão Q2')).toBeInTheDocument();
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(`${ROUTE}?materia_id=2`);
    await press(/^Todas/);
    expect(await row('Questão Q1')).toBeInTheDocument();
  });

  it('are answered in their row', async () => {
    show(callsWith([TWO]));
    await press('Responder aqui: Q2');
    expect(await screen.findByText('Painel de Q2')).toBeInTheDocument();
    expect(screen.queryByText('Começo da 2')).not.toBeInTheDocument();
    await press('Responder aqui: Q2');
    expect(screen.getByText('Começo da 2')).toBeInTheDocument();
  });

  it('are removed, and restored if the student changes their mind', async () => {
    show(callsWith([ONE, TWO]));
    await press('Remover das favoritas: Q1');
    expect(await screen.findByText(/Q1 saiu das suas favoritas/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Questão Q1' })).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Questões favoritas' })).toHaveFocus();
    await press('Desfazer');
    expect(await row('Questão Q1')).toBeInTheDocument();
  });

  it('stay if the removal fails, and the reason is shown', async () => {
    show(callsWith([ONE], { [MARK]: offline() }));
    await press('Remover das favoritas: Q1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
    expect(await row('Questão Q1')).toBeInTheDocument();
  });

  it('replace a mark of the same question waiting on this device, which would restore it', async () => {
    const { store } = show(callsWith([ONE]));
    await row('Questão Q1');
    const { id } = (store.getState() as unknown as { session: { user: { id: string } } }).session.user;
    localStorage.setItem(`mapa:favorita:${id}:1`, 'sim');
    await press('Remover das favoritas: Q1');
    expect(await screen.findByText(/Q1 saiu das suas favoritas/)).toBeInTheDocument();
    expect(localStorage.getItem(`mapa:favorita:${id}:1`)).toBeNull();
  });

  it('leave a rate limit to the page: one notice for one refusal', async () => {
    const { seen } = show(callsWith([ONE], { [MARK]: refuse(429, {}, { 'retry-after': '60' }) }));
    await press('Remover das favoritas: Q1');
    await waitFor(() => expect(seen.map(({ call }) => call)).toContain(MARK));
    expect(await screen.findByRole('button', { name: 'Remover das favoritas: Q1' })).toBeEnabled();
    expect(screen.queryByText(MESSAGES.rateLimited)).toBeNull();
  });

  it('return to the page before when the last one of a page is removed', async () => {
    show(
      {
        ...callsWith([]),
        [FAVORITES]: ({ page = 1 }) => ({
          ...listOf(page === 2 ? TWO : ONE),
          total: 2,
          current_page: page,
          last_page: 2,
          materias: [],
          ids: [1, 2],
        }),
      },
      `${ROUTE}?page=2`,
    );
    await press('Remover das favoritas: Q2');
    expect(await row('Questão Q1')).toBeInTheDocument();
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(ROUTE);
  });

  it('explain how to add some if there are none', async () => {
    show(callsWith([]));
    expect(await screen.findByText('Você ainda não tem favoritas')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver questões' })).toHaveAttribute('href', '/questoes');
  });

  it('can be requested again after a failure', async () => {
    let isDown = true;
    const working = callsWith([ONE]);
    show(
      { ...working, [FAVORITES]: () => (isDown ? offline() : { ...listOf(ONE), materias: [], ids: [1] }) },
      `${ROUTE}?materia_id=1`,
    );
    await screen.findByText('As favoritas não puderam ser carregadas');
    expect(screen.getByRole('button', { name: 'Todas' })).toBeInTheDocument();
    isDown = false;
    await press('Tentar novamente');
    expect(await row('Questão Q1')).toBeInTheDocument();
  });
});

describe('a notebook of favourites', () => {
  const name = () => screen.findByRole('textbox', { name: 'Nome do caderno' });
  const gathered = (seen: { call: string; args: Record<string, unknown> }[]) =>
    seen.find(({ call }) => call === GATHER)?.args;

  it('contains the ticked ones, also of another matéria', async () => {
    const { seen } = show(callsWith([ONE, TWO]));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Escolher a questão Q1' }));
    await press(/^Direito/);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Escolher a questão Q2' }));
    await press('Reunir 2 em um caderno');
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Revisão');
    await press('Criar caderno');
    expect(await screen.findByRole('link', { name: 'Abrir o caderno' })).toHaveAttribute(
      'href',
      '/area-estudante/cadernos/5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10',
    );
    expect(gathered(seen)).toEqual({ nome: 'Revisão', questoes: [1, 2] });
    expect(screen.getByRole('checkbox', { name: 'Escolher a questão Q2' })).not.toBeChecked();
  });

  it('contains all of the matéria if none is ticked, and proposes its name', async () => {
    const { seen } = show(callsWith([ONE, TWO]), `${ROUTE}?materia_id=2`);
    await press('Reunir todas em um caderno');
    expect(await name()).toHaveValue('Favoritas: Direito');
    expect(screen.getByText('Plano gratuito: 0 de 3 cadernos.')).toBeInTheDocument();
    await press('Criar caderno');
    await screen.findByRole('link', { name: 'Abrir o caderno' });
    expect(gathered(seen)).toEqual({ nome: 'Favoritas: Direito', questoes: [2] });
  });

  it('contains no more than the plan allows, and says so before', async () => {
    const ids = Array.from({ length: 120 }, (_, at) => at + 1);
    const { seen } = show({ ...callsWith([]), [FAVORITES]: { ...listOf(ONE), total: 120, materias: [], ids } });
    await press('Reunir todas em um caderno');
    expect(await screen.findByText(/Um caderno tem até 100 questões no seu plano/)).toHaveTextContent(
      'que você marcou por último',
    );
    await press('Criar caderno');
    await screen.findByRole('link', { name: 'Abrir o caderno' });
    expect(gathered(seen)?.['questoes']).toEqual(ids.slice(0, 100));
  });

  it('keeps the name if the plan refuses, and links to the plans', async () => {
    const calls = { [GATHER]: refuse(403, { erro: ['O plano gratuito permite 3 cadernos.'] }) };
    show({
      ...callsWith([ONE], calls),
      'GET /api/customer-area/user/plan': samplePlanUse({ cadernos: { limite: 3, usados: 3 } }),
    });
    await press('Reunir todas em um caderno');
    await userEvent.type(await name(), ' de março');
    await press('Criar caderno');
    expect(await screen.findByText(/O plano gratuito permite 3 cadernos\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Conhecer os planos' })).toBeInTheDocument();
    expect(await name()).toHaveValue('Favoritas de março');
  });

  it('needs a name', async () => {
    const { seen } = show(callsWith([ONE]));
    await press('Reunir todas em um caderno');
    await userEvent.clear(await name());
    await press('Criar caderno');
    expect(await screen.findByText('Dê um nome ao caderno.')).toBeInTheDocument();
    expect(gathered(seen)).toBeUndefined();
  });
});
