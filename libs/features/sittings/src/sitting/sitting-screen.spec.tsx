import { joinMark, markText } from '@mapa/api-client';
import { offline, refuse, sampleMarks, sampleSitting, sampleUuid, type FakeCalls } from '@mapa/api-client/testing';
import { draftKey, listDrafts, markAbout, signedOut, writeDraft } from '@mapa/auth';
import { ana, showAsStudent } from '@mapa/auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { clock } from '../testing/slot';
import { SittingScreen } from './sitting-screen';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const ID = sampleUuid(700);
const VIEW = 'GET /api/customer-area/sitting/{id}';
const MARKS = 'PUT /api/customer-area/sitting/{id}/marks';
const FINISH = 'POST /api/customer-area/sitting/{id}/finish';
const PAUSE = 'POST /api/customer-area/sitting/{id}/pause';
const RESUME = 'POST /api/customer-area/sitting/{id}/resume';
const DISCARD = 'DELETE /api/customer-area/sitting/{id}';

/** A server that stores marks; its clock advances by a second with each call. */
function server(change: Parameters<typeof sampleSitting>[0] = {}) {
  let view = sampleSitting(change);
  const tick = () => new Date(Date.parse(view.agora) + 1_000).toISOString();
  const calls: FakeCalls = {
    [VIEW]: () => (view = { ...view, agora: tick() }),
    [MARKS]: ({ marcas }) => {
      const result = sampleMarks(marcas, { agora: tick() });
      const fresh = new Map(result.marcas.map((mark) => [mark.questao_id, mark]));
      view = { ...view, agora: result.agora, marcas: view.marcas.map((mark) => fresh.get(mark.questao_id) ?? mark) };
      return result;
    },
  };
  return { calls, view: () => view, set: (next: typeof view) => void (view = next) };
}

const open = (calls: FakeCalls, route = '/') => showAsStudent(<SittingScreen id={ID} />, { calls, route });
const article = async (name: string) => within(await screen.findByRole('article', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const kept = () => listDrafts(ana.id).filter(({ kind }) => kind === 'simulado');

beforeEach(() => {
  window.scrollTo = jest.fn();
});
afterEach(() => {
  localStorage.clear();
  clock.ms = null;
});

describe('a sitting', () => {
  it('shows a question, its answer sheet and the time left by the server’s clock', async () => {
    open(server().calls);
    await article('Questão 136');
    expect(screen.getByRole('timer')).toHaveAccessibleName('Tempo restante: 19:59');
    const sheet = within(screen.getByRole('list', { name: 'Folha de respostas, MT' }));
    expect(sheet.getAllByRole('button').map((line) => line.textContent)).toEqual([
      'Questão 136 em branco–',
      'Questão 137 em branco–',
      'Questão 138 em branco–',
    ]);
    await userEvent.click(sheet.getByRole('button', { name: 'Questão 138 em branco' }));
    await article('Questão 138');
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent('/?questao=3');
  });

  it('shows what changed of a question since the start, and which numbers have such a note', async () => {
    const changed = { desde_o_inicio: { anulada: true } };
    const questoes = sampleSitting().questoes.map((question, at) => ({ ...question, ...(at === 1 && changed) }));
    open(server({ questoes }).calls);
    await article('Questão 136');
    expect(screen.queryByText(/^Foi anulada/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Questão 137 em branco mudou depois do início' }));
    expect((await article('Questão 137')).getByText('Foi anulada depois do início: o ponto é de todos.')).toBeVisible();
  });

  it('stores a mark on the device at once, and sends the last one', async () => {
    const test = server();
    const { seen } = open(test.calls);
    await article('Questão 136');
    await press('A');
    expect(kept()).toHaveLength(1);
    await press('B');
    await press('Rever depois');
    expect(screen.getByRole('button', { name: /Questão 136 marcada B para rever/ })).toBeInTheDocument();
    await waitFor(() => expect(kept()).toHaveLength(0), { timeout: 3_000 });
    expect(seen.filter(({ call }) => call === MARKS).map(({ args }) => args.marcas)).toEqual([
      [expect.objectContaining({ questao_id: 101, alternativa_id: 1012, para_rever: true })],
    ]);
    expect(screen.getByRole('button', { name: 'Questão 136 marcada B para rever' })).toBeInTheDocument();
  });

  it('works without a connection, even after a reload', async () => {
    const test = server();
    const { unmount } = open({ ...test.calls, [MARKS]: offline() });
    await article('Questão 136');
    await press('A');
    expect(
      await screen.findByText(/1 de 3 marcadas · 1 aguardando conexão/, {}, { timeout: 3_000 }),
    ).toBeInTheDocument();
    expect(screen.getByText(/Suas marcações estão guardadas neste aparelho/)).toBeInTheDocument();
    unmount();
    open(test.calls);
    expect(await screen.findByRole('button', { name: 'Questão 136 marcada A aguardando envio' })).toBeInTheDocument();
    expect(
      await screen.findByRole('button', { name: 'Questão 136 marcada A' }, { timeout: 3_000 }),
    ).toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  it('shows a mark from another tab, even after that tab has sent it', async () => {
    const test = server();
    const { seen } = open(test.calls);
    await article('Questão 136');
    const key = draftKey('simulado', ana.id, markAbout(ID, 102));
    act(() => void writeDraft(key, markText(joinMark(null, { alternativa_id: 1021 }))));
    expect(screen.getByRole('button', { name: 'Questão 137 marcada A aguardando envio' })).toBeInTheDocument();
    const asked = seen.filter(({ call }) => call === VIEW).length;
    test.set({
      ...test.view(),
      marcas: test.view().marcas.map((mark) => (mark.questao_id === 102 ? { ...mark, alternativa_id: 1021 } : mark)),
    });
    act(() => void writeDraft(key, ''));
    expect(screen.getByRole('button', { name: 'Questão 137 marcada A' })).toBeInTheDocument();
    await waitFor(() => expect(seen.filter(({ call }) => call === VIEW).length).toBeGreaterThan(asked));
    expect(await screen.findByRole('button', { name: 'Questão 137 marcada A' })).toBeInTheDocument();
  });

  it('does not show a view requested before a mark was sent', async () => {
    const test = server();
    let answerLate: (view: ReturnType<typeof sampleSitting>) => void = () => undefined;
    let isLate = false;
    open({
      ...test.calls,
      [VIEW]: () => (isLate ? new Promise((resolve) => (answerLate = resolve)) : test.view()),
    });
    await article('Questão 136');
    const old = test.view();
    isLate = true;
    act(() => void dispatchEvent(new Event('online')));
    await press('A');
    await waitFor(() => expect(kept()).toHaveLength(0), { timeout: 3_000 });
    isLate = false;
    await act(async () => answerLate(old));
    expect(screen.getByRole('button', { name: 'Questão 136 marcada A' })).toBeInTheDocument();
  });

  it('does not take a view stored on this device for a later one', async () => {
    const test = server();
    let isBack = false;
    open({ ...test.calls, [VIEW]: () => (isBack ? { ...sampleSitting(), idade_ms: 600_000 } : test.view()) });
    await article('Questão 136');
    await press('A');
    await waitFor(() => expect(kept()).toHaveLength(0), { timeout: 3_000 });
    isBack = true;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('timer', { name: /^Tempo restante: (10:00|9:59)/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Questão 136 marcada A' })).toBeInTheDocument();
  });

  it('measures the time with a question, and adds it to the time counted before', async () => {
    const test = server({
      marcas: sampleSitting().marcas.map((mark, at) =>
        at === 0 ? { ...mark, alternativa_id: 1011, tempo_ms: 20_000 } : mark,
      ),
    });
    const { seen } = open(test.calls);
    await press('Tempo');
    await waitFor(() => expect(seen.some(({ call }) => call === MARKS)).toBe(true), { timeout: 3_000 });
    const [mark] = seen.find(({ call }) => call === MARKS)?.args.marcas as object[];
    expect(mark).toMatchObject({ questao_id: 101, tempo_ms: 25_000 });
    expect(mark).not.toHaveProperty('alternativa_id');
  });

  it('does not show a waiting time as a waiting mark', async () => {
    const test = server();
    open({ ...test.calls, [MARKS]: offline() });
    await press('Tempo');
    await press('Próxima');
    await article('Questão 137');
    await press('A');
    expect(await screen.findByText(/1 de 3 marcadas · 1 aguardando conexão/, {}, { timeout: 3_000 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Questão 136 em branco' })).toBeInTheDocument();
    expect(kept()).toHaveLength(2);
  });

  it('leaves nothing on the device once the student has left, as when the account was deleted elsewhere', async () => {
    clock.ms = 5_000;
    const { store } = open(server().calls);
    await article('Questão 136');
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    expect(kept()).toEqual([]);
  });

  it('hides the questions during a pause', async () => {
    const test = server();
    const paused = (pausado_em: string | null) => {
      test.set({ ...test.view(), pausado_em, pausas: 1 });
      return test.view();
    };
    open({
      ...test.calls,
      [PAUSE]: () => paused('2026-11-22T13:10:00.000Z'),
      [RESUME]: () => paused(null),
    });
    await press('Pausar');
    expect(await screen.findByText('Simulado em pausa')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await press('Continuar');
    await article('Questão 136');
  });

  it('shows the questions after a pause, though a view of the pause arrives after its end', async () => {
    const test = server({ pausado_em: '2026-11-22T13:10:00.000Z', pausas: 1 });
    const late: ((view: ReturnType<typeof sampleSitting>) => void)[] = [];
    let isLate = false;
    open({
      ...test.calls,
      [VIEW]: () => {
        if (!isLate) return test.view();
        isLate = false;
        return new Promise((resolve) => late.push(resolve));
      },
      [RESUME]: () => {
        test.set({ ...test.view(), pausado_em: null });
        return test.view();
      },
    });
    await screen.findByText('Simulado em pausa');
    const ofPause = test.view();
    isLate = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(late).toHaveLength(1));
    await press('Continuar');
    await waitFor(() => expect(test.view().pausado_em).toBeNull());
    act(() => late.forEach((answer) => answer(ofPause)));
    await article('Questão 136');
  });

  it('is delivered after a review of the blanks, its marks first', async () => {
    const test = server({ penaliza_erro: true });
    const { seen } = open({
      ...test.calls,
      [FINISH]: () => {
        test.set({ ...test.view(), estado: 'entregue' });
        return test.view();
      },
    });
    await article('Questão 136');
    await press('A');
    await press('Entregar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Entregar o simulado?' }));
    expect(dialog.getByText(/1 de 3 marcadas. 2 questões estão em branco/)).toBeInTheDocument();
    expect(dialog.getByText('Cada resposta errada anula uma certa; em branco vale 0.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Entregar' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(`/area-estudante/simulados/${ID}/resultado`),
    );
    const sent = seen.map(({ call }) => call).filter((call) => call === MARKS || call === FINISH);
    expect(sent).toEqual([MARKS, FINISH]);
  });

  it('is not delivered without its marks', async () => {
    const test = server();
    const { seen } = open({ ...test.calls, [MARKS]: offline() });
    await article('Questão 136');
    await press('A');
    await press('Entregar');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Entregar' }));
    expect(await dialog.findByText(/Nada se perdeu: suas marcações estão guardadas/)).toBeInTheDocument();
    expect(dialog.queryByRole('link', { name: 'Conhecer os planos' })).not.toBeInTheDocument();
    expect(seen.some(({ call }) => call === FINISH)).toBe(false);
    expect(kept()).toHaveLength(1);
  });

  it('closes the sheet when the time is over, and opens the result once the server has ended it', async () => {
    const test = server({ agora: '2026-11-22T13:29:58.000Z' });
    const { calls } = test;
    open({ ...calls, [VIEW]: () => ({ ...test.view(), ...(isOver && { estado: 'encerrada' }) }) });
    let isOver = false;
    await article('Questão 136');
    expect(screen.getByText('Falta 1 minuto.')).toBeInTheDocument();
    isOver = true;
    await waitFor(
      () => expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(`/simulados/${ID}/resultado`),
      { timeout: 5_000 },
    );
  });

  it('requests nothing more once it has opened the result, even while a mark is being sent', async () => {
    const lost = jest.fn();
    process.on('unhandledRejection', lost);
    const test = server({ agora: '2026-11-22T13:29:57.500Z' });
    let answerLate: (value?: unknown) => void = () => undefined;
    let isOver = false;
    showAsStudent(
      <Routes>
        <Route path="/" element={<SittingScreen id={ID} />} />
        <Route path="*" element={<p>O resultado</p>} />
      </Routes>,
      {
        calls: {
          [VIEW]: () => ({ ...test.view(), ...(isOver && { estado: 'encerrada' }) }),
          [MARKS]: ({ marcas }) =>
            new Promise((resolve) => {
              answerLate = () => resolve(sampleMarks(marcas, { estado: 'encerrada' }));
            }),
        },
      },
    );
    await article('Questão 136');
    await press('A');
    expect(await screen.findByText('O tempo acabou', {}, { timeout: 4_000 })).toBeInTheDocument();
    isOver = true;
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText('O resultado');
    await act(async () => answerLate());
    await waitFor(() => expect(kept()).toEqual([]));
    process.off('unhandledRejection', lost);
    expect(lost).not.toHaveBeenCalled();
  });

  it('says that the time is over without a connection, and keeps the marks', async () => {
    const test = server({ agora: '2026-11-22T13:29:57.500Z' });
    let isOffline = false;
    open({ ...test.calls, [VIEW]: () => (isOffline ? offline() : test.view()), [MARKS]: offline() });
    await article('Questão 136');
    isOffline = true;
    await press('Tempo');
    await press('Próxima');
    await press('A');
    expect(await screen.findByText('O tempo acabou', {}, { timeout: 4_000 })).toBeInTheDocument();
    expect(await screen.findByText(/1 marcação está guardada neste aparelho e vale se chegar/)).toBeInTheDocument();
    expect(kept()).toHaveLength(2);
    for (const name of ['Pausar', 'Entregar', 'Descartar']) expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(screen.queryByText(/pode continuar/)).not.toBeInTheDocument();
  });

  it('is discarded only after a confirmation', async () => {
    const test = server();
    open({ ...test.calls, [DISCARD]: { success: true } });
    await press('Descartar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Descartar o simulado?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(/^\/area-estudante\/simulados$/),
    );
  });

  it('is not discarded without a connection, and offers no plan', async () => {
    open({ ...server().calls, [DISCARD]: offline() });
    await press('Descartar');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Sem conexão/);
    expect(dialog.queryByRole('link', { name: 'Conhecer os planos' })).not.toBeInTheDocument();
  });

  it('is closed here too once it was discarded on another device', async () => {
    const test = server();
    let isThere = true;
    open({
      [VIEW]: () => (isThere ? test.view() : refuse(404)),
      [MARKS]: refuse(404),
    });
    await article('Questão 136');
    isThere = false;
    await press('A');
    expect(await screen.findByText('Este simulado não existe', undefined, { timeout: 3_000 })).toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  it('says that it does not exist, or why it failed', async () => {
    open({ [VIEW]: refuse(404) });
    expect(await screen.findByText('Este simulado não existe')).toBeInTheDocument();
  });

  it('says why it could not be loaded', async () => {
    open({ [VIEW]: refuse(503, { erro: ['O serviço está fora do ar.'] }) });
    expect(await screen.findByText('O serviço está fora do ar.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  });
});
