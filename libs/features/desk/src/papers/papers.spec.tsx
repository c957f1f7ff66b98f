import { listOf, offline, sampleDeskPaper, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { Desk } from '../screen/desk';
import { partsOf } from './dropped-files';

const LIST = 'GET /api/customer-area/desk/paper';
const BEGIN = 'POST /api/customer-area/desk/paper';
const ONE = 'GET /api/customer-area/desk/paper/{id}';
const CHUNK = 'PUT /api/customer-area/desk/paper/{id}/file/{parte}/chunk/{pedaco}';
const READ = 'POST /api/customer-area/desk/paper/{id}/read';
const QUESTION = 'GET /api/customer-area/desk/paper/{id}/question/{posicao}';
const ROUTE = '/area-estudante/mesa/provas';

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);

function show(calls: FakeCalls = {}) {
  const { lista: _lista, ...line } = sampleDeskPaper();
  return showAsStudent(
    <Routes>
      <Route path={ROUTE} element={<Desk route="deskPapers" viewer="admin" />} />
      <Route path={`${ROUTE}/:id`} element={<Desk route="deskPaper" viewer="admin" />} />
    </Routes>,
    { calls: { [LIST]: listOf(line), [QUESTION]: offline(), ...calls }, role: 'admin', route: ROUTE },
  );
}

describe('the files of a paper', () => {
  it.each([
    ['the key by its name', ['Gabarito prova.pdf', 'prova.pdf'], 'prova.pdf', 'Gabarito prova.pdf'],
    ['a table as the key of a PDF', ['prova.pdf', 'respostas.csv'], 'prova.pdf', 'respostas.csv'],
    ['one alone', ['prova.xml'], 'prova.xml', undefined],
  ])('are distinguished: %s', (_what, names, questions, key) => {
    const parts = partsOf(names.map((name) => file(name)));
    expect('files' in parts && [parts.files.questoes?.name, parts.files.gabarito?.name]).toEqual([questions, key]);
  });

  it.each([
    [[], 'Escolha um arquivo.'],
    [[file('a.pdf'), file('b.pdf')], /^Não dá para saber qual dos dois é o gabarito/],
    [[file('a.pdf'), file('b.csv'), file('c.csv')], /^Traga uma prova de cada vez/],
    [[file('a.pdf', 0)], 'O arquivo a.pdf está vazio.'],
    [[Object.defineProperty(file('a.pdf'), 'size', { value: 60_000_000 })], 'O arquivo a.pdf passa de 50 MB.'],
  ])('are refused before they are sent: %#', (files, sentence) => {
    const parts = partsOf(files);
    expect('refusal' in parts && parts.refusal).toMatch(sentence);
  });
});

describe('papers at the desk', () => {
  it('are listed with their state, and their waiting questions', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Prova de Ouro Preto 2026' })).toBeInTheDocument();
    expect(screen.getByText('Em revisão')).toBeInTheDocument();
    expect(screen.getByText('1 pronta · 1 em dúvida')).toBeInTheDocument();
  });

  it('are uploaded by a drop, piece by piece, and read once complete', async () => {
    const sent: unknown[] = [];
    let paper = sampleDeskPaper({ estado: 'recebendo', lista: [] });
    const { seen } = show({
      [BEGIN]: ({ id, arquivos }) =>
        (paper = sampleDeskPaper({
          id,
          estado: 'recebendo',
          lista: [],
          arquivos: arquivos.map((one) => ({ ...one, pedacos: [] })),
        })),
      [ONE]: () => paper,
      [CHUNK]: ({ parte, pedaco }) => {
        sent.push([parte, pedaco]);
        return { recebidos: pedaco + 1, total: 2 };
      },
      [READ]: () => (paper = { ...paper, estado: 'lendo' }),
    });
    const zone = await screen.findByRole('group', { name: 'Trazer uma prova' });
    fireEvent.drop(zone, { dataTransfer: { files: [file('prova.xml', 200_000)] } });
    expect(await screen.findByText(/A prova está sendo lida/)).toBeInTheDocument();
    expect(sent).toEqual([
      ['questoes', 0],
      ['questoes', 1],
    ]);
    expect(seen.filter(({ call }) => call === READ)).toHaveLength(1);
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(`${ROUTE}/${paper.id}`);
  });

  it('continue where they broke off when the connection returns', async () => {
    let isDown = true;
    let paper = sampleDeskPaper({ estado: 'recebendo', lista: [] });
    const sent: number[] = [];
    show({
      [BEGIN]: ({ id, arquivos }) =>
        (paper = sampleDeskPaper({
          id,
          estado: 'recebendo',
          lista: [],
          arquivos: arquivos.map((one) => ({ ...one, pedacos: [] })),
        })),
      [ONE]: () => paper,
      [CHUNK]: ({ pedaco }) => {
        if (pedaco === 1 && isDown) return offline();
        sent.push(pedaco);
        return { recebidos: pedaco + 1, total: 2 };
      },
      [READ]: () => (paper = { ...paper, estado: 'lendo' }),
    });
    const zone = await screen.findByRole('group', { name: 'Trazer uma prova' });
    fireEvent.drop(zone, { dataTransfer: { files: [file('prova.xml', 200_000)] } });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Continuar o envio' }));
    expect(await screen.findByText(/A prova está sendo lida/)).toBeInTheDocument();
    await waitFor(() => expect(sent.at(-1)).toBe(1));
  });

  it('whose page was reloaded ask for the same file', async () => {
    const arquivos = [{ parte: 'questoes' as const, nome: 'prova.xml', tamanho: 10, pedacos: [] }];
    let paper = sampleDeskPaper({ estado: 'recebendo', lista: [], arquivos });
    show({
      [ONE]: () => paper,
      [CHUNK]: { recebidos: 1, total: 1 },
      [READ]: () => (paper = { ...paper, estado: 'lendo' }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Prova de Ouro Preto 2026' }));
    const input = await screen.findByLabelText('Escolher prova.xml de novo');
    await userEvent.upload(input, file('outra.xml'));
    expect(await screen.findByText(/Este não é o mesmo arquivo/)).toBeInTheDocument();
    await userEvent.upload(input, file('prova.xml'));
    expect(await screen.findByText(/A prova está sendo lida/)).toBeInTheDocument();
  });

  it('are none at first', async () => {
    show({ [LIST]: listOf() });
    expect(await screen.findByText('Nenhuma prova na mesa')).toBeInTheDocument();
  });
});
