import {
  type FakeCalls,
  refuse,
  sampleAreaScore,
  sampleExam,
  sampleIncidence,
  samplePerformance,
  sampleTri,
} from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExamPerformanceScreen } from './exam-performance-screen';

const EXAM = 'GET /api/exam/{id}';
const PERFORMANCE = 'GET /api/customer-area/exam/performance/{id}';
const RESULTS = 'GET /api/customer-area/exam/performance/{id}/questions';

const result = { variante: null, assunto: { id: 11, nome: 'Crase' }, anulada: false, tempo_ms: null, estudantes: 40 };
const calls: FakeCalls = {
  [EXAM]: sampleExam({ id: 57 }),
  'GET /api/exam/incidence': sampleIncidence(),
  [PERFORMANCE]: samplePerformance(),
  'GET /api/customer-area/question/tri/performance/{id}': sampleTri({ areas: [sampleAreaScore()] }),
  [RESULTS]: {
    prova_id: 57,
    questoes: [
      { ...result, questao_id: 901, numero: 1, certa: false, acerto_de_todos: 90, tempo_ms: 30_400 },
      { ...result, questao_id: 902, numero: 2, certa: true, acerto_de_todos: 20 },
      { ...result, questao_id: 903, numero: 3, certa: null, acerto_de_todos: null, estudantes: 3 },
      { ...result, questao_id: 904, numero: 4, certa: null, acerto_de_todos: null, anulada: true },
    ],
  },
};

const open = (change: FakeCalls = {}, id: number | null = 57) =>
  showAsStudent(<ExamPerformanceScreen id={id} />, { calls: { ...calls, ...change } });

describe('the performance in a paper, on its own page', () => {
  it('draws the subjects with the accuracy in each, and links to their questions', async () => {
    open();
    const route = await screen.findByRole('list', { name: /com seu acerto em cada um/ });
    const [, crasis] = within(route).getAllByRole('listitem');
    expect(crasis).toHaveTextContent(/Crase.*50% de acerto/);
    expect(screen.getByRole('list', { name: 'Cores: acerto nas questões respondidas' })).toBeInTheDocument();
    expect(await screen.findByText('Matemática e suas Tecnologias')).toBeInTheDocument();
  });

  it('names easy questions that were missed and hard ones that were right', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Questão 1 · Crase' })).toHaveAttribute('href', '/questoes/901');
    expect(screen.getByText('90% acertam')).toBeInTheDocument();
    expect(screen.getByText('20% acertam')).toBeInTheDocument();
  });

  it('loads answers of another device when the student returns to the page', async () => {
    const { seen } = open();
    await screen.findByRole('link', { name: 'Questão 1 · Crase' });
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    act(() => void dispatchEvent(new Event('focus')));
    clock.mockRestore();
    for (const asked of [PERFORMANCE, RESULTS])
      await waitFor(() => expect(seen.filter(({ call }) => call === asked)).toHaveLength(2));
  });

  it('shows every question in a table', async () => {
    open();
    await userEvent.click(await screen.findByText('Ver as 4 questões como tabela'));
    const rows = within(screen.getByRole('region', { name: 'Questões da prova' }))
      .getAllByRole('row')
      .slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells.map(([, own, time, all]) => [own, time, all])).toEqual([
      ['Errada', '30 s', '90% de 40'],
      ['Certa', '–', '20% de 40'],
      ['Sem resposta', '–', 'sem base'],
      ['Anulada', '–', 'sem base'],
    ]);
  });

  it('marks questions that count as in a sitting although they changed or left the paper', async () => {
    const questoes = [
      { ...result, questao_id: 901, numero: 1, certa: true, acerto_de_todos: null, como_no_simulado: true },
      { ...result, questao_id: 902, numero: 2, certa: null, acerto_de_todos: null, fora_da_prova: true },
    ];
    open({ [PERFORMANCE]: samplePerformance({ como_no_simulado: 1 }), [RESULTS]: { prova_id: 57, questoes } });
    expect(
      await screen.findByText('1 questão mudou ou saiu da prova depois do seu simulado: conta como estava nele.'),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByText('Ver as 2 questões como tabela'));
    const table = within(screen.getByRole('region', { name: 'Questões da prova' }));
    expect(table.getByRole('row', { name: /Questão 1 / })).toHaveTextContent('Certa, como no simulado');
    expect(table.getByRole('row', { name: /Questão 2 / })).toHaveTextContent(/saiu da prova.*Sem resposta/);
  });

  it('shows which answers count, and what an open sitting withholds', async () => {
    open({ [PERFORMANCE]: samplePerformance({ retidas: 2 }) });
    expect(await screen.findByText(/^Conta a sua primeira resposta a cada questão/)).toBeInTheDocument();
    expect(screen.getByText(/^2 questões estão num simulado em andamento/)).toBeInTheDocument();
  });

  it('says that answers are withheld instead of showing none', async () => {
    open({ [PERFORMANCE]: samplePerformance({ respondidas: 0, certas: 0, erradas: 0, retidas: 1 }) });
    expect(await screen.findByText(/^1 questão está num simulado em andamento/)).toBeInTheDocument();
    expect(screen.queryByText(/desde a primeira resposta/)).not.toBeInTheDocument();
  });

  it('says that the questions could not be loaded, and shows the rest', async () => {
    open({ [RESULTS]: refuse(503) });
    expect(await screen.findByText('As questões não puderam ser carregadas agora.')).toBeInTheDocument();
    expect(screen.getByText('Acertos')).toBeInTheDocument();
  });

  it('links to the questions of a paper without answers', async () => {
    open({ [PERFORMANCE]: samplePerformance({ respondidas: 0, certas: 0, erradas: 0 }) });
    expect(await screen.findByText('Ainda não há respostas')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver as questões' })).toBeInTheDocument();
  });

  it('does not exist for an invalid or unknown paper', async () => {
    open({}, null);
    expect(await screen.findByText('Esta prova não existe')).toBeInTheDocument();
    open({ [EXAM]: refuse(404, { erro: ['Esta prova não existe.'] }) });
    expect((await screen.findAllByText('Esta prova não existe')).length).toBeGreaterThan(0);
  });
});
