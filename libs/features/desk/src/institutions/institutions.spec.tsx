import { listOf, offline, refuse, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Desk } from '../screen/desk';

const LIST = 'GET /api/institution';
const TASKS = 'GET /api/customer-area/desk/task';
const MERGE = 'PUT /api/customer-area/desk/institution/{id}/merge';

const board = (id: number, sigla: string, tipo: 'banca' | 'orgao' = 'banca') => ({
  id,
  tipo,
  sigla,
  nome: `Banca ${sigla}`,
  slug: sigla.toLowerCase(),
  questoes: 9,
  provas: 2,
});

const show = (calls: FakeCalls = {}) =>
  showAsStudent(<Desk route="deskInstitutions" viewer="admin" />, {
    calls: {
      [LIST]: ({ tipo }) =>
        tipo === 'orgao' ? listOf(board(9, 'OY', 'orgao')) : listOf(board(1, 'BX'), board(2, 'NB')),
      [TASKS]: listOf(),
      ...calls,
    },
    role: 'admin',
    route: '/area-estudante/mesa/bancas',
  });

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Juntar BX a outra' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Juntar BX' }));
  await userEvent.click(await dialog.findByRole('radio', { name: 'NB – Banca NB' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Conferir o que muda' }));
  return dialog;
}

describe('boards at the desk', () => {
  it('are merged after a preview of the changes, and the dialog says that it is permanent', async () => {
    const muda = { antes: 'BX – Banca BX', depois: 'NB – Banca NB', questoes: 318, provas: 4, mapas: 1 };
    const { seen } = show({ [MERGE]: ({ so_conferir }) => ({ feito: !so_conferir, em_andamento: false, muda }) });
    const dialog = await open();
    expect(dialog.getByText(/Não há como separar depois/)).toBeInTheDocument();
    expect(await dialog.findByRole('status')).toHaveTextContent(
      'Passam para “NB – Banca NB”: 4 provas, 1 mapa e 318 questões.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Juntar para sempre' }));
    expect(await screen.findByText('“BX – Banca BX” agora é “NB – Banca NB”.')).toBeInTheDocument();
    expect(seen.filter(({ call }) => call === MERGE).map(({ args }) => args)).toEqual([
      { id: 1, em_id: 2, so_conferir: true },
      { id: 1, em_id: 2, so_conferir: false },
    ]);
  });

  it('with many questions are merged by a job, whose progress is shown until it ends', async () => {
    const muda = { antes: 'BX – Banca BX', depois: 'NB – Banca NB', questoes: 60_000, provas: 4, mapas: 1 };
    const task = {
      id: 3,
      tipo: 'juntar_instituicao' as const,
      antes: muda.antes,
      depois: muda.depois,
      situacao: 'andamento' as const,
      feitas: 15_000,
      total: 60_000,
      problema: null,
      em: '2026-03-14T12:30:00.000Z',
    };
    let shown: (typeof task | (Omit<typeof task, 'situacao'> & { situacao: 'feita' }))[] = [];
    const { seen } = show({
      [MERGE]: ({ so_conferir }) => {
        if (!so_conferir) shown = [task];
        return { feito: false, em_andamento: !so_conferir, muda };
      },
      [TASKS]: () => listOf(...shown),
    });
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Juntar para sempre' }));
    expect(await screen.findByText(/^A mudança começou/)).toBeInTheDocument();
    expect(await screen.findByText('15.000 de 60.000 questões. Pode fechar a página.')).toBeInTheDocument();
    const before = seen.filter(({ call }) => call === LIST).length;
    shown = [{ ...task, situacao: 'feita', feitas: 60_000 }];
    expect(await screen.findByText('Feita', {}, { timeout: 4_000 })).toBeInTheDocument();
    await waitFor(() => expect(seen.filter(({ call }) => call === LIST).length).toBeGreaterThan(before));
  });

  it('stay unchanged if the server refuses, and the dialog says why', async () => {
    const sentence = 'Esta banca ou este órgão não existe mais.';
    show({ [MERGE]: refuse(404, { erro: [sentence] }) });
    expect(await (await open()).findByText(sentence)).toBeInTheDocument();
  });

  it('become bodies on request, and are loaded again after a failure', async () => {
    let isDown = true;
    show({ [LIST]: ({ tipo }) => (isDown ? offline() : listOf(board(9, String(tipo)))) });
    await screen.findByText('A lista não pôde ser carregada');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('1 banca');
    await userEvent.selectOptions(screen.getByLabelText('O que juntar'), 'orgao');
    expect(await screen.findByText('1 órgão')).toBeInTheDocument();
  });
});
