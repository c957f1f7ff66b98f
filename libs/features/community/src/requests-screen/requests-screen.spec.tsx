import {
  type FakeCalls,
  listOf,
  offline,
  refuse,
  sampleComment,
  sampleQuestion,
  sampleReport,
  sampleRequest,
} from '@mapa/api-client/testing';
import { showAsStudent as showScreen } from '@mapa/auth/testing';
import type { Role } from '@mapa/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CommentRequest } from '../model';
import { RequestsScreen } from './requests-screen';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const REQUESTS = 'GET /api/customer-area/question/comment-request';
const COMMENTS = 'GET /api/customer-area/question/comment';
const VIEW = 'PUT /api/customer-area/question/comment/update-views/{id}';
const ONE = 'GET /api/customer-area/question/{id}';
const REPORTS = 'GET /api/customer-area/moderation/report';
const ROUTE = '/area-estudante/solicitacoes';

const pending = sampleRequest({ questao: { id: 2 }, duvida: 'E a C?' });
const answered = sampleRequest({
  questao: { id: 1 },
  status: 'respondida',
  respondida_em: '2026-03-14T15:00:00.000Z',
  comentario_id: 9,
});

const callsWith = (requests: CommentRequest[], change: FakeCalls = {}): FakeCalls => ({
  [REQUESTS]: ({ status }) => listOf(...requests.filter((one) => !status || one.status === status)),
  [COMMENTS]: listOf(sampleComment()),
  [VIEW]: { success: true },
  [ONE]: ({ id }) => sampleQuestion({ id }),
  [REPORTS]: listOf(sampleReport({ id: 5 })),
  ...change,
});

const show = (calls: FakeCalls, role: Role = 'estudante', route = ROUTE) =>
  showScreen(<RequestsScreen />, { calls, role, route });
const row = async (name: string) => within(await screen.findByRole('article', { name }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe("a student's requests", () => {
  it('show the state of each, with a link to its question', async () => {
    show(callsWith([pending, answered]));
    const first = await row('Questão Q2');
    expect(first.getByText('Pendente')).toBeInTheDocument();
    expect(first.getByText(/E a C\?/)).toHaveTextContent('Sua dúvida: E a C?');
    expect(first.getByText('Pedida em 12 de mar. de 2026')).toBeInTheDocument();
    const second = await row('Questão Q1');
    expect(second.getByText('Respondida')).toBeInTheDocument();
    expect(second.getByText('Respondida em 14 de mar. de 2026')).toBeInTheDocument();
    expect(second.getByRole('link', { name: 'Questão Q1' })).toHaveAttribute('href', '/questoes/1');
    expect(screen.getByText('2 solicitações')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('are narrowed to those answered, which the address stores', async () => {
    show(callsWith([pending, answered]));
    await press('Respondidas');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Questão Q2' })).not.toBeInTheDocument());
    expect(await screen.findByText('1 solicitação')).toBeInTheDocument();
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(`${ROUTE}?status=respondida`);
  });

  it('open the answer in their row, and mark it as seen', async () => {
    const { seen } = show(callsWith([answered]));
    await press('Ler a resposta: Q1');
    expect(await screen.findByText('Some as duas unidades.')).toBeInTheDocument();
    expect(screen.getByText('Paulo')).toBeInTheDocument();
    await waitFor(() => expect(seen.filter(({ call }) => call === VIEW).map(({ args }) => args['id'])).toEqual([9]));
    expect(screen.getByRole('link', { name: 'Abrir a questão com todos os comentários' })).toHaveAttribute(
      'href',
      '/questoes/1',
    );
  });

  it('accept a vote on the answer, which may change', async () => {
    let votes = { meu_voto: null as boolean | null, uteis: 4, inuteis: 1 };
    const { seen } = show(
      callsWith([answered], {
        [COMMENTS]: () => listOf(sampleComment(votes)),
        'POST /api/customer-area/question/comment/classify': ({ util = null }) => {
          votes = { meu_voto: util, uteis: util ? 5 : 4, inuteis: util === false ? 2 : 1 };
          return sampleComment(votes);
        },
      }),
    );
    await press('Ler a resposta: Q1');
    await press('Útil: 4');
    expect(await screen.findByRole('button', { name: 'Útil: 5' })).toHaveAttribute('aria-pressed', 'true');
    await press('Não útil: 1');
    expect(await screen.findByRole('button', { name: 'Não útil: 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Útil: 4' })).toHaveAttribute('aria-pressed', 'false');
    expect(seen.filter(({ call }) => call.endsWith('classify'))).toHaveLength(2);
  });

  it("require the student's own answer first, and show the comment after it", async () => {
    let hasAnswered = false;
    const closed = refuse(403, { erro: ['Responda a questão para ver os comentários.'] });
    show(callsWith([answered], { [COMMENTS]: () => (hasAnswered ? listOf(sampleComment()) : closed) }));
    await press('Ler a resposta: Q1');
    expect(await screen.findByText('Responda a questão para ver os comentários.')).toBeInTheDocument();
    hasAnswered = true;
    await press('Responder Q1');
    expect(await screen.findByText('Some as duas unidades.')).toBeInTheDocument();
    expect(screen.getByText('Painel de Q1')).toBeInTheDocument();
    expect(screen.queryByText('Responda a questão para ver os comentários.')).not.toBeInTheDocument();
  });

  it('say when the plan withholds the comment, and when the teacher removed it', async () => {
    let comments = [sampleComment({ texto: '', bloqueado: true })];
    const { unmount } = show(callsWith([answered], { [COMMENTS]: () => listOf(...comments) }));
    await press('Ler a resposta: Q1');
    expect(await screen.findByText(/Comentário do professor nos planos pagos/)).toBeInTheDocument();
    unmount();
    comments = [];
    show(callsWith([answered], { [COMMENTS]: () => listOf(...comments) }));
    await press('Ler a resposta: Q1');
    expect(await screen.findByText(/O professor retirou o comentário/)).toBeInTheDocument();
  });

  it('show the waiting question, or why it is not served today', async () => {
    show(
      callsWith([pending, sampleRequest({ questao: { id: 3 } })], {
        [ONE]: ({ id }) => (id === 2 ? sampleQuestion({ id: 2 }) : refuse(403, { erro: ['Amanhã há mais.'] })),
      }),
    );
    await press('Ver a questão: Q2');
    expect(await screen.findByText('Painel de Q2')).toBeInTheDocument();
    await press('Ver a questão: Q3');
    expect(await screen.findByText(/Amanhã há mais/)).toBeInTheDocument();
  });

  it('explain how to ask if there are none', async () => {
    show(callsWith([]));
    expect(await screen.findByText('Você ainda não pediu comentários')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver questões' })).toBeInTheDocument();
  });

  it('say when none has the chosen situation', async () => {
    show(callsWith([answered]), 'estudante', `${ROUTE}?status=pendente`);
    expect(await screen.findByText('Nenhuma solicitação nesta situação')).toBeInTheDocument();
    await press('Limpar filtros');
    expect(await screen.findByRole('article', { name: 'Questão Q1' })).toBeInTheDocument();
  });

  it('can be requested again after a failure', async () => {
    let isDown = true;
    show(callsWith([], { [REQUESTS]: () => (isDown ? offline() : listOf(pending)) }));
    await screen.findByText('As solicitações não puderam ser carregadas');
    isDown = false;
    await press('Tentar novamente');
    expect(await screen.findByRole('article', { name: 'Questão Q2' })).toBeInTheDocument();
  });
});

describe('the requests screen of each role', () => {
  it.each([
    ['professor', [], REQUESTS],
    ['admin', ['Denúncias', 'Pagamentos', 'Minhas solicitações'], REPORTS],
    ['master', ['Solicitações dos estudantes', 'Denúncias', 'Pagamentos'], REQUESTS],
  ] as const)('%s', async (role, tabs, first) => {
    const { seen } = show(callsWith([pending]), role);
    await screen.findByRole('article');
    expect(screen.queryAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs);
    expect(seen.map(({ call }) => call)).toEqual([first]);
  });

  it('has tabs that the address stores; a tab that the role lacks is not opened', async () => {
    show(callsWith([pending]), 'admin');
    await userEvent.click(await screen.findByRole('tab', { name: 'Minhas solicitações' }));
    expect(await screen.findByRole('article', { name: 'Questão Q2' })).toBeInTheDocument();
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(`${ROUTE}?aba=minhas`);
  });

  it('ignores an address of another role', async () => {
    const { seen } = show(callsWith([pending]), 'estudante', `${ROUTE}?aba=denuncias`);
    await screen.findByRole('article', { name: 'Questão Q2' });
    expect(seen.map(({ call }) => call)).not.toContain(REPORTS);
  });
});
