import {
  type FakeCalls,
  listOf,
  offline,
  refuse,
  sampleComment,
  sampleQuestion,
  sampleRequest,
} from '@mapa/api-client/testing';
import { showAsStudent as showScreen } from '@mapa/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestsScreen } from '../requests-screen/requests-screen';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const REQUESTS = 'GET /api/customer-area/question/comment-request';
const COMMENTS = 'GET /api/customer-area/question/comment';
const WRITE = 'POST /api/customer-area/question/comment';
const ONE = 'GET /api/customer-area/question/{id}';
const KEY = 'GET /api/customer-area/question/answer-key/{id}';
const ROUTE = '/area-estudante/solicitacoes';
const KEY_B = {
  alternativa_id: 12,
  letra: 'B',
  comentario: '<p>Porque sim.</p>',
  comentarios_alternativas: [{ alternativa_id: 11, texto: '<p>É o contrário.</p>' }],
};

/** A queue of one question that two students wait for, until somebody answers. */
function callsWith(change: FakeCalls = {}): FakeCalls {
  let isOpen = true;
  return {
    [REQUESTS]: ({ status }) => {
      const request = sampleRequest({
        questao: { id: 1 },
        pedidos: 2,
        ...(isOpen ? {} : { status: 'respondida', respondida_em: '2026-03-14T15:00:00.000Z' }),
      });
      return listOf(...(request.status === (status ?? 'pendente') ? [request] : []));
    },
    [COMMENTS]: listOf(),
    [ONE]: ({ id }) => sampleQuestion({ id }),
    [KEY]: KEY_B,
    [WRITE]: ({ texto }) => {
      isOpen = false;
      return sampleComment({ texto });
    },
    ...change,
  };
}

const show = (calls: FakeCalls) => showScreen(<RequestsScreen />, { calls, role: 'professor', route: ROUTE });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole('textbox', { name: 'Comentário do professor' });
const write = async (text: string) => userEvent.type(await field(), text);
const sent = (seen: { call: string; args: Record<string, unknown> }[]) =>
  seen.filter(({ call }) => call === WRITE).map(({ args }) => args);

afterEach(() => localStorage.clear());

describe("the teachers' queue", () => {
  it('shows how many requests a question has, and since when', async () => {
    show(callsWith());
    expect(await screen.findByText('2 estudantes esperam')).toBeInTheDocument();
    expect(screen.getByText('Desde 12 de mar. de 2026')).toBeInTheDocument();
  });

  it('shows the beginning of the first doubt, and all doubts beside the question', async () => {
    const duvidas = ['Por que não a C?', 'E a <b>D</b>?'].map((texto) => ({
      texto,
      pedida_em: '2026-03-12T15:00:00.000Z',
    }));
    show(callsWith({ [REQUESTS]: listOf(sampleRequest({ questao: { id: 1 }, pedidos: 2, duvidas })) }));
    const list = () => within(screen.getByRole('list', { name: 'Dúvidas dos estudantes' })).getAllByRole('listitem');
    expect(await screen.findByText('Por que não a C?')).toBeInTheDocument();
    expect(list()).toHaveLength(1);
    expect(screen.getByText(/e mais uma dúvida/)).toBeInTheDocument();
    await press('Responder: Q1');
    await waitFor(() => expect(list()).toHaveLength(2));
    expect(screen.getByText('E a <b>D</b>?')).toBeInTheDocument();
  });

  it('shows the key to the teacher, and requests it again after a failure', async () => {
    let isDown = true;
    show(
      callsWith({
        [KEY]: () => (isDown ? offline() : KEY_B),
      }),
    );
    await press('Responder: Q1');
    expect(await screen.findByText('O gabarito não pôde ser carregado')).toBeInTheDocument();
    isDown = false;
    await press('Tentar novamente');
    const key = await screen.findByRole('region', { name: 'Gabarito' });
    await waitFor(() => expect(key).toHaveTextContent('Gabarito: BPorque sim.AÉ o contrário.'));
  });

  it('accepts the comment, says who is notified, and moves on', async () => {
    const { seen } = show(callsWith());
    await press('Responder: Q1');
    expect(await screen.findByText('Painel de Q1')).toBeInTheDocument();
    await write('Some as unidades.');
    await press('Publicar comentário');
    expect(await screen.findByText('Comentário publicado: 2 estudantes serão avisados.')).toBeInTheDocument();
    expect(sent(seen)).toEqual([{ questao_id: 1, texto: 'Some as unidades.', se_pendente: true }]);
    expect(await screen.findByText('Nenhum estudante espera resposta')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Solicitações dos estudantes' })).toHaveFocus();
    expect(localStorage).toHaveLength(0);
  });

  it('shows answered requests', async () => {
    show(
      callsWith({
        [REQUESTS]: listOf(sampleRequest({ questao: { id: 1 }, status: 'respondida' })),
        [COMMENTS]: listOf(sampleComment()),
        'PUT /api/customer-area/question/comment/update-views/{id}': { success: true },
      }),
    );
    await press('Respondidas');
    await press('Ver o comentário: Q1');
    expect(await screen.findByText('Some as duas unidades.')).toBeInTheDocument();
  });

  it('stores the draft on this device until it is sent', async () => {
    const { unmount } = show(callsWith());
    await press('Responder: Q1');
    await write('Meia explicação');
    unmount();
    show(callsWith());
    await press('Responder: Q1');
    expect(await field()).toHaveValue('Meia explicação');
  });

  it('keeps the typed text if sending fails', async () => {
    show(callsWith({ [WRITE]: offline() }));
    await press('Responder: Q1');
    await write('Explico.');
    await press('Publicar comentário');
    expect(await screen.findByText('Sem conexão. Verifique sua internet e tente novamente.')).toBeInTheDocument();
    expect(await field()).toHaveValue('Explico.');
  });

  it('sends no blank text', async () => {
    const { seen } = show(callsWith());
    await press('Responder: Q1');
    await write('  ');
    await press('Publicar comentário');
    expect(await screen.findByText('Escreva a explicação antes de publicar.')).toBeInTheDocument();
    expect(sent(seen)).toEqual([]);
  });
});

describe('two teachers at one question', () => {
  const OTHER = sampleComment({ texto: 'Já expliquei.', autor: 'Rita' });

  it('the second is told that the first was quicker, and may still add a comment', async () => {
    let isTaken = false;
    const { seen } = show(
      callsWith({
        [COMMENTS]: () => listOf(...(isTaken ? [OTHER] : [])),
        [WRITE]: ({ texto, se_pendente }) => {
          isTaken = true;
          return se_pendente ? refuse(422, { se_pendente: ['Outro professor respondeu.'] }) : sampleComment({ texto });
        },
      }),
    );
    await press('Responder: Q1');
    await write('A minha.');
    await press('Publicar comentário');
    expect(await screen.findByText('Já expliquei.')).toBeInTheDocument();
    expect(screen.getByText(/Outro professor respondeu\. O seu rascunho continua aqui\./)).toBeInTheDocument();
    expect(await field()).toHaveValue('A minha.');
    await press('Publicar mesmo assim');
    expect(await screen.findByText('Comentário publicado.')).toBeInTheDocument();
    expect(sent(seen).map((args) => args['se_pendente'])).toEqual([true, false]);
  });

  it('a late one sees the answer before writing', async () => {
    show(callsWith({ [COMMENTS]: listOf(OTHER) }));
    await press('Responder: Q1');
    expect(await screen.findByText('Já expliquei.')).toBeInTheDocument();
    await write('Rascunho');
    await press('Apagar o rascunho');
    await waitFor(async () => expect(await field()).toHaveValue(''));
  });
});
