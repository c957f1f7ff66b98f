import {
  type FakeCalls,
  listOf,
  offline,
  sampleBoard,
  sampleEdital,
  sampleRoad,
  sampleStudentMap,
} from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { EditaisScreen } from './editais-screen';
import { EditalScreen } from './edital-screen';

const LIST = 'GET /api/customer-area/edital';
const BEGIN = 'POST /api/customer-area/edital';
const CHUNK = 'PUT /api/customer-area/edital/{id}/chunk/{pedaco}';
const ONE = 'GET /api/customer-area/edital/{id}';
const CORRECT = 'PUT /api/customer-area/edital/{id}';
const DISCARD = 'DELETE /api/customer-area/edital/{id}';
const MAKE = 'POST /api/customer-area/edital/{id}/map';
const PLAN = 'PUT /api/customer-area/study-plan';
const ROAD = 'GET /api/customer-area/road';
const MATTERS = 'GET /api/matter';
const ROUTE = '/area-estudante/edital';

const show = (calls: FakeCalls, route = ROUTE) =>
  showAsStudent(
    <Routes>
      <Route path={ROUTE} element={<EditaisScreen />} />
      <Route path={`${ROUTE}/:id`} element={<EditalScreen />} />
      <Route path="/area-estudante/mapas/questoes/:id" element={<p>O mapa</p>} />
    </Routes>,
    { calls: { [LIST]: listOf(), [ROAD]: sampleRoad(), ...calls }, route },
  );
const open = (edital = sampleEdital(), calls: FakeCalls = {}) =>
  show({ [ONE]: edital, ...calls }, `${ROUTE}/${edital.id}`);
const file = (name: string, size: number) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

describe('an uploaded edital', () => {
  it('is sent piece by piece, read, and then asks for the office', async () => {
    const sent: number[] = [];
    let edital = sampleEdital({ estado: 'recebendo', leitura: null });
    show({
      [BEGIN]: ({ id, tamanho }) =>
        (edital = sampleEdital({ ...edital, id, pedacos: { recebidos: 0, total: tamanho ? 2 : 0 } })),
      [ONE]: () => edital,
      [CHUNK]: ({ id, pedaco }) => {
        sent.push(pedaco);
        if (pedaco === 1) edital = sampleEdital({ id, cargo: null });
        return { recebidos: pedaco + 1, total: 2 };
      },
    });
    const zone = await screen.findByRole('group', { name: 'Enviar um edital' });
    fireEvent.drop(zone, { dataTransfer: { files: [file('edital.pdf', 200_000)] } });
    expect(await screen.findByRole('heading', { name: 'Qual é o seu cargo?' })).toBeInTheDocument();
    expect(sent).toEqual([0, 1]);
    expect(screen.getByRole('button', { name: /^ANALISTA/ })).toBeInTheDocument();
  });

  it('continues where it broke off', async () => {
    let isDown = true;
    const sent: number[] = [];
    let edital = sampleEdital({ estado: 'recebendo', leitura: null });
    show({
      [BEGIN]: ({ id }) => (edital = sampleEdital({ ...edital, id, pedacos: { recebidos: 0, total: 2 } })),
      [ONE]: () => edital,
      [CHUNK]: ({ id, pedaco }) => {
        if (pedaco === 1 && isDown) return offline();
        sent.push(pedaco);
        if (pedaco === 1) edital = sampleEdital({ id });
        return { recebidos: pedaco + 1, total: 2 };
      },
    });
    const zone = await screen.findByRole('group', { name: 'Enviar um edital' });
    fireEvent.drop(zone, { dataTransfer: { files: [file('edital.pdf', 200_000)] } });
    expect(await screen.findByText('O envio parou')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /Tentar/ }));
    await waitFor(() => expect(sent).toEqual([0, 1]));
  });

  it.each([
    [file('edital.docx', 10), /^Envie o edital em PDF/],
    [file('edital.pdf', 0), /está vazio/],
    [Object.defineProperty(file('edital.pdf', 10), 'size', { value: 30_000_000 }), /passa de 20 MB/],
  ])('is refused before it is sent: %#', async (given, sentence) => {
    const { seen } = show({});
    fireEvent.drop(await screen.findByRole('group', { name: 'Enviar um edital' }), {
      dataTransfer: { files: [given] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(seen.filter(({ call }) => call === BEGIN)).toEqual([]);
  });

  it('may be a text, which stays in its field if it is refused', async () => {
    show({ [BEGIN]: offline() });
    await userEvent.click(await screen.findByRole('button', { name: 'Colar o texto' }));
    const field = screen.getByLabelText(/Texto do edital/);
    await userEvent.click(screen.getByRole('button', { name: 'Ler o texto' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Cole o texto/);
    await userEvent.type(field, 'PORTUGUÊS: Crase.');
    await userEvent.click(screen.getByRole('button', { name: 'Ler o texto' }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent(/^Cole o texto/));
    expect(field).toHaveValue('PORTUGUÊS: Crase.');
  });

  it('that could not be read says why', async () => {
    open(sampleEdital({ estado: 'falhou', problema: 'O arquivo não tem texto.', leitura: null }));
    expect(await screen.findByText('O arquivo não tem texto.')).toBeInTheDocument();
  });

  it('is asked for again if the page was reloaded during the upload', async () => {
    open(sampleEdital({ id: '5f0c2a4e-0000-4c0e-9a53-2f6f1d1f8a10', estado: 'recebendo', leitura: null }));
    expect(await screen.findByRole('link', { name: 'Enviar de novo' })).toBeInTheDocument();
  });

  it('is listed, and can be deleted', async () => {
    const edital = sampleEdital();
    const { seen } = show({ [LIST]: listOf(edital), [ONE]: edital, [DISCARD]: { success: true } });
    await userEvent.click(await screen.findByRole('link', { name: edital.nome }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apagar este edital' }));
    expect(await screen.findByRole('group', { name: 'Enviar um edital' })).toBeInTheDocument();
    expect(seen.some(({ call }) => call === DISCARD)).toBe(true);
  });
});

describe('an edital that was read', () => {
  it('shows coverage, order with intervals, and the topics without questions', async () => {
    open();
    const order = await screen.findByRole('list', { name: 'Ordem de estudo' });
    expect(within(order).getByText('Crase')).toBeInTheDocument();
    expect(within(order).getByText(/3,1 a 5,6 · 64 questões/)).toBeInTheDocument();
    expect(screen.getByText('1 de 2 tópicos')).toBeInTheDocument();
    expect(screen.getByText('sem questões ainda')).toBeInTheDocument();
    expect(screen.getByText('p. 12')).toBeInTheDocument();
  });

  it('becomes a map in one press, with its exam day in the plan', async () => {
    const { seen } = open(sampleEdital(), { [MAKE]: sampleStudentMap(), [PLAN]: { success: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Criar o mapa e começar' }));
    expect(await screen.findByText('O mapa')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === PLAN)?.args).toMatchObject({ data_prova: '2999-11-15' });
  });

  it('changes office, day, weight and meaning of a topic', async () => {
    const edital = sampleEdital();
    const matters = listOf({
      id: 7,
      nome: 'Português',
      questoes: 9,
      assuntos: [{ id: 119, nome: 'Regência', pai_id: 7, questoes: 4 }],
    });
    const { seen } = open(edital, { [CORRECT]: { salvo: true, edital }, [MATTERS]: matters });
    const last = () => seen.filter(({ call }) => call === CORRECT).at(-1)?.args;
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar' }));
    await userEvent.click(screen.getByRole('button', { name: /^TÉCNICO/ }));
    await waitFor(() => expect(last()).toMatchObject({ cargo: 1, revisao: 1 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Corrigir o dia' }));
    fireEvent.change(screen.getByLabelText('Dia da prova'), { target: { value: '2999-12-01' } });
    const [dayButton] = screen.getAllByRole('button', { name: 'Guardar' });
    if (dayButton) await userEvent.click(dayButton);
    await waitFor(() => expect(last()).toMatchObject({ data_prova: '2999-12-01' }));
    const weight = screen.getByLabelText('Peso');
    await userEvent.clear(weight);
    await userEvent.type(weight, '999{Enter}');
    expect(await screen.findByText(/^Diga o peso/)).toBeInTheDocument();
    await userEvent.clear(weight);
    await userEvent.type(weight, '1,5{Enter}');
    await waitFor(() =>
      expect(last()).toMatchObject({ disciplinas: [{ indice: 0, questoes: 15, peso: 1.5, fora: false }] }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Corrigir o tópico 2' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Procurar um assunto'), 'regen');
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: /^Regência/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(last()).toMatchObject({ topicos: [{ disciplina: 0, topico: 1, assuntos: [119] }] }));
  });

  it('takes another board than the one that was read, which a search finds', async () => {
    const edital = sampleEdital();
    const asked: unknown[] = [];
    const { seen } = open(edital, {
      [CORRECT]: { salvo: true, edital },
      'GET /api/institution': ({ tipo, busca }) => {
        asked.push([tipo, busca]);
        return listOf(sampleBoard({ id: 9, sigla: 'VUNEP', questoes: 1 }));
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Corrigir a banca' }));
    await userEvent.type(screen.getByRole('searchbox', { name: /^Buscar a banca/ }), 'vu');
    await waitFor(() => expect(asked.at(-1)).toEqual(['banca', 'vu']));
    await userEvent.click(await screen.findByRole('button', { name: 'VUNEP 1 questão' }));
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
    expect(seen.filter(({ call }) => call === CORRECT).map(({ args }) => args)).toMatchObject([
      { banca_id: 9, revisao: 1 },
    ]);
    expect(screen.getByRole('button', { name: 'Corrigir a banca' })).toBeInTheDocument();
  });

  it('says that another window was faster', async () => {
    const edital = sampleEdital();
    open(edital, { [CORRECT]: { salvo: false, edital } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'No mapa' }));
    expect(await screen.findByText(/^Outra janela mudou/)).toBeInTheDocument();
  });
});
