import { baseApi } from '@mapa/api-client';
import { listOf, offline, refuse, type FakeCalls } from '@mapa/api-client/testing';
import { Toaster } from '@mapa/ui-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PanelSlotsProvider } from './panel-slots';
import { QuestionPanel, type QuestionPanelProps } from '../panel/question-panel';
import { renderScreen } from '../testing/render-screen';
import { craseQuestion } from '../testing/list-calls';
import type { CommentView } from './comments/model';

const COMMENTS = 'GET /api/customer-area/question/comment';
const VOTE = 'POST /api/customer-area/question/comment/classify';
const WRITE = 'POST /api/customer-area/question/comment';
const VIEW = 'PUT /api/customer-area/question/comment/update-views/{id}';
const EDIT = 'PUT /api/customer-area/question/comment/{id}';
const DELETE = 'DELETE /api/customer-area/question/comment/{id}';
const STATISTICS = 'GET /api/customer-area/question/statistics/{id}';

const KEY = { alternativa_id: 101, letra: 'A', comentario: null };
const answer = {
  uuid: '6f1c2f0e-6a6e-4b8e-9d0b-0d4f5b0f0a11',
  alternativa_id: 102,
  acertou: false,
  revelada: false,
  respondida_em: '2026-01-01T00:00:00Z',
};
const answered = { answer, answerKey: KEY };

const comment = (id: number, over: Partial<CommentView> = {}): CommentView => ({
  id,
  questao_id: 12,
  texto: `Comentário ${id}`,
  autor: 'Bia',
  professor: false,
  meu: false,
  uteis: 2,
  inuteis: 0,
  meu_voto: null,
  visualizacoes: 5,
  criado_em: '2026-03-14T12:30:00.000Z',
  ...over,
});

const open = (props: Partial<QuestionPanelProps> = {}, calls: FakeCalls = {}, as: 'student' | 'visitor' = 'student') =>
  renderScreen(
    <>
      <QuestionPanel question={craseQuestion()} {...props} />
      <Toaster />
    </>,
    { as, calls: { [VIEW]: { success: true }, ...calls } },
  );
const openTab = async (name: string | RegExp) => userEvent.click(await screen.findByRole('tab', { name }));

afterEach(() => localStorage.clear());

describe('the tabs of a question', () => {
  it('request nothing before one is opened, and describe themselves to a visitor', async () => {
    const { seen, store } = open({}, {}, 'visitor');
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'Gabarito comentado',
      'Comentários',
      'Estatísticas',
      'Anotações',
    ]);
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    await openTab('Estatísticas');
    expect(screen.getByText(/Entre na sua conta para ver como a questão foi respondida/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(store.getState().session.dialog.open).toBe(true);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(seen).toEqual([]);
  });

  it('contain the notebooks that the application supplies', async () => {
    const slots = { NotebooksTab: ({ questionId }: { questionId: number }) => <p>Cadernos da questão {questionId}</p> };
    renderScreen(
      <PanelSlotsProvider value={slots}>
        <QuestionPanel question={craseQuestion()} />
      </PanelSlotsProvider>,
      { as: 'student' },
    );
    await openTab('Cadernos');
    expect(screen.getByText('Cadernos da questão 12')).toBeVisible();
  });

  it('open by keys', async () => {
    open({}, { [STATISTICS]: { questao_id: 12, respostas: 0, acertos: null, alternativas: null, proprias: [] } });
    await screen.findByRole('tablist');
    await userEvent.keyboard('s');
    expect(await screen.findByText('Você ainda não respondeu esta questão.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Estatísticas' })).toHaveFocus();
    await userEvent.keyboard('m');
    expect(await screen.findByText(/Os comentários abrem depois que você responde/)).toBeVisible();
  });

  it('show no earlier statistics beside a refusal', async () => {
    let isRefused = false;
    const own = { questao_id: 12, respostas: 0, acertos: null, alternativas: null, proprias: [] };
    const { store } = open(answered, {
      [STATISTICS]: () => (isRefused ? refuse(403, { simulado: ['Esta questão está num simulado.'] }) : own),
    });
    await openTab('Estatísticas');
    expect(await screen.findByText('Você ainda não respondeu esta questão.')).toBeVisible();
    isRefused = true;
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Statistics'])));
    expect(await screen.findByText('Esta questão está num simulado.')).toBeVisible();
    expect(screen.queryByText('Você ainda não respondeu esta questão.')).not.toBeInTheDocument();
  });

  it("offer to ask for a teacher's comment if there is none", async () => {
    open({ ...answered, question: { ...craseQuestion(), solicitacao: 'pendente' } });
    expect(await screen.findByText(/Você já pediu o comentário de um professor/)).toBeVisible();
  });
});

it('the explanation is its first sentence on the free plan', async () => {
  const answerKey = { ...KEY, comentario: null, comentario_bloqueado: true, comentario_inicio: 'A regência pede a.' };
  open({ answer, answerKey });
  expect(await screen.findByText('A regência pede a.')).toBeVisible();
  expect(screen.getByText(/O comentário continua nos planos pagos\./)).toBeVisible();
});

describe('comments', () => {
  it('are shown with their author, votes and views, and each is reported as seen once', async () => {
    const { seen } = open(answered, {
      [COMMENTS]: listOf(
        comment(1, { professor: true }),
        comment(2, { meu: true, uteis: 3, inuteis: 1 }),
        comment(3, { bloqueado: true, texto: '' }),
        comment(4, { bloqueado: true, professor: true, autor: 'Rita de Cássia Lemos', texto: 'O começo.' }),
      ),
    });
    await openTab('Comentários');
    expect(await screen.findByText('Comentário 1')).toBeVisible();
    expect(screen.getAllByText('Professor')).toHaveLength(2);
    expect(screen.getByText('Você')).toBeVisible();
    expect(screen.getByText('3 pessoas acharam útil; 1 achou que não.')).toBeVisible();
    expect(screen.getByText(/Comentário do professor nos planos pagos\./)).toBeVisible();
    expect(screen.getByText('O começo.')).toBeVisible();
    expect(screen.getByText('RL')).toBeVisible();
    expect(screen.getByText(/O comentário continua nos planos pagos\./)).toBeVisible();
    expect(screen.getAllByText('5 visualizações')).toHaveLength(4);
    await waitFor(() => expect(seen.filter(({ call }) => call === VIEW).map(({ args }) => args.id)).toEqual([1]));
  });

  it('are voted on at once, and the vote is undone if it is refused', async () => {
    let isRefused = false;
    open(answered, {
      [COMMENTS]: listOf(comment(11)),
      [VOTE]: () => (isRefused ? offline() : comment(11, { uteis: 3, meu_voto: true })),
    });
    await openTab('Comentários');
    await userEvent.click(await screen.findByRole('button', { name: 'Útil: 2' }));
    expect(await screen.findByRole('button', { name: 'Útil: 3', pressed: true })).toBeVisible();
    isRefused = true;
    await userEvent.click(screen.getByRole('button', { name: 'Não útil: 0' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
    expect(await screen.findByRole('button', { name: 'Útil: 3', pressed: true })).toBeVisible();
  });

  it('are written; the text stays until the server has it', async () => {
    let isOnline = false;
    const list = [comment(21)];
    open(answered, {
      [COMMENTS]: () => listOf(...list),
      [WRITE]: ({ texto }) => {
        if (!isOnline) return refuse(403, { erro: ['Agora não.'] });
        list.push(comment(22, { meu: true, texto }));
        return comment(22, { meu: true, texto });
      },
    });
    // An older version of the page stored drafts without their student.
    localStorage.setItem('mapa:comentario:12', 'Pense ');
    await openTab('Comentários');
    const field = await screen.findByLabelText('Seu comentário');
    expect(field).toHaveValue('Pense ');
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    expect(screen.getByText('Escreva o comentário.')).toBeVisible();
    await userEvent.type(field, 'Pense no verbo.');
    await userEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    expect(await screen.findByText('Agora não.')).toBeVisible();
    expect(field).toHaveValue('Pense no verbo.');
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    expect(await screen.findByText('Pense no verbo.', { selector: 'p' })).toBeVisible();
    expect(field).toHaveValue('');
  });

  it("of one's own are deleted after a confirmation", async () => {
    let list = [comment(31, { meu: true })];
    open(answered, {
      [COMMENTS]: () => listOf(...list),
      [DELETE]: () => {
        list = [];
        return { success: true as const };
      },
    });
    await openTab('Comentários');
    await userEvent.click(await screen.findByRole('button', { name: 'Apagar' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Apagar o seu comentário?' })).getByRole('button', {
        name: 'Apagar',
      }),
    );
    expect(await screen.findByText(/Ninguém comentou ainda/)).toBeVisible();
  });

  it('of a teacher are corrected by their author; a correction that fails is restored the next time', async () => {
    let [isOnline, mine] = [false, comment(32, { meu: true, professor: true })];
    open(answered, {
      [COMMENTS]: () => listOf(mine, comment(33, { meu: true })),
      [EDIT]: ({ texto }) => {
        if (!isOnline) return offline();
        mine = { ...mine, texto, editado_em: '2026-03-20T12:00:00.000Z' };
        return mine;
      },
    });
    await openTab('Comentários');
    const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    const dialog = () => screen.findByRole('dialog', { name: 'Editar o seu comentário' });
    await edit();
    await userEvent.type(within(await dialog()).getByRole('textbox'), ', corrigido');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Salvar' }));
    expect(
      await within(await dialog()).findByText('Sem conexão. Verifique sua internet e tente novamente.'),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await edit();
    expect(within(await dialog()).getByRole('textbox')).toHaveValue('Comentário 32, corrigido');
    isOnline = true;
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Comentário 32, corrigido', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Corrigido em 20 de mar. de 2026')).toBeVisible();
  });

  it('come page by page, and again after a failure', async () => {
    let isOnline = false;
    open(answered, {
      [COMMENTS]: ({ page = 1 }) =>
        isOnline
          ? { ...listOf(comment(40 + page)), total: 2, last_page: 2, current_page: page, per_page: 1 }
          : offline(),
    });
    await openTab('Comentários');
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    isOnline = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar mais comentários' }));
    expect(await screen.findByText('Comentário 42')).toBeVisible();
    expect(screen.getByText('Comentário 41')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mostrar mais comentários' })).toBeNull();
  });
});

describe('statistics', () => {
  const lines = [
    { alternativa_id: 101, letra: 'A', respostas: 60, percentual: 60 },
    { alternativa_id: 102, letra: 'B', respostas: 30, percentual: 30 },
    { alternativa_id: 103, letra: 'C', respostas: 10, percentual: 10 },
  ];
  const own = [{ alternativa_id: 102, acertou: false, respondida_em: '2026-01-01T12:00:00Z', tempo_ms: 65_000 }];

  it("show each alternative's share in words and numbers, and the own history", async () => {
    open(answered, {
      [STATISTICS]: { questao_id: 12, respostas: 100, acertos: 60, alternativas: lines, proprias: own },
    });
    await openTab('Estatísticas');
    expect(await screen.findByText('100 pessoas responderam; 60% acertaram de primeira.')).toBeVisible();
    expect(screen.getByRole('row', { name: /A\s*60%\s*gabarito\s*60/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /B\s*30%\s*sua resposta\s*30/ })).toBeVisible();
    const attempt = screen.getByText('Errada').closest('li');
    expect(attempt).toHaveTextContent('Alternativa B');
    expect(attempt).toHaveTextContent('1 min 5 s');
  });

  it.each([
    [{ nivel: 4, respostas: 100 }, 'Dificuldade: difícil, pelos acertos de 100 pessoas.'],
    [
      { nivel: 2, respostas: null },
      'Dificuldade: fácil (estimada por quem publicou a questão; medida, só a partir de 100 respostas).',
    ],
  ])('show the difficulty of the question and its source (%j)', async (dificuldade, text) => {
    open(answered, {
      [STATISTICS]: { questao_id: 12, respostas: 100, acertos: 60, dificuldade, alternativas: lines, proprias: own },
    });
    await openTab('Estatísticas');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('give no verdict on a question that was annulled since', async () => {
    const calls = { [STATISTICS]: { questao_id: 12, respostas: 100, acertos: 60, alternativas: lines, proprias: own } };
    open({ ...answered, question: { ...craseQuestion(), anulada: true } }, calls);
    await openTab('Estatísticas');
    expect(await screen.findByText('100 pessoas responderam; a questão foi anulada.')).toBeVisible();
    expect(screen.getByText('Registrada')).toBeVisible();
    expect(screen.queryByText(/Errada|gabarito$|acertaram/)).toBeNull();
  });

  it('say that there is no base yet if few have answered', async () => {
    open(answered, { [STATISTICS]: { questao_id: 12, respostas: 3, acertos: 1, alternativas: lines, proprias: [] } });
    await openTab('Estatísticas');
    expect(await screen.findByText(/Ainda sem base: só 3 pessoas responderam/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
