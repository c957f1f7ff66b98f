import { offline, refuse, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { Toaster } from '@mapa/ui-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StudentState } from '../model';
import { QuestionPanel } from '../panel/question-panel';
import { renderScreen } from '../testing/render-screen';
import { craseQuestion } from '../testing/list-calls';

type Marcas = NonNullable<StudentState['marcas']>;
const READ = 'GET /api/customer-area/question/marks/{id}';
const WRITE = 'PUT /api/customer-area/question/marks/{id}';
const STALE = { revisao: ['Isto foi mudado em outra aba.'] };
const LONG = { timeout: 3_000 };

const highlights = (over: Partial<Marcas> = {}): Marcas => ({
  questao_id: 12,
  versao: 1,
  destaques: [],
  riscadas: [],
  revisao: 0,
  atualizada_em: null,
  ...over,
});

/** An account that stores the highlights of one question, and refuses a write based on an outdated revision. */
function account(begin: Marcas = highlights()) {
  let kept = begin;
  let isOnline = true;
  let isBusy = false;
  const calls: FakeCalls = {
    [READ]: () => (isOnline ? kept : offline()),
    [WRITE]: ({ destaques, riscadas, revisao }) => {
      if (!isOnline) return offline();
      if (isBusy) return refuse(429, {}, { 'retry-after': '60' });
      if (revisao !== kept.revisao) return refuse(422, STALE);
      kept = highlights({
        destaques: destaques.map((one) => ({ cor: 'amarelo', ...one })),
        riscadas,
        revisao: kept.revisao + 1,
      });
      return kept;
    },
  };
  return {
    calls,
    read: () => kept,
    writeElsewhere: (over: Partial<Marcas>) => void (kept = highlights({ ...over, revisao: kept.revisao + 1 })),
    setOnline: (online: boolean) => void (isOnline = online),
    setBusy: (busy: boolean) => void (isBusy = busy),
  };
}

function open(marcas: Marcas | null | undefined, calls: FakeCalls = {}, as: 'student' | 'visitor' = 'student') {
  return renderScreen(
    <>
      <QuestionPanel question={{ ...craseQuestion(), ...(marcas === undefined ? {} : { marcas }) }} />
      <Toaster />
    </>,
    { as, calls },
  );
}

/** Selects characters of the statement as a pointer does: "Assinale a opção correta." */
async function select(from: number, to: number) {
  await screen.findByRole('tablist');
  const text = screen.getByText('Assinale a opção correta.').firstChild;
  if (!text) throw new Error('no statement');
  act(() => {
    getSelection()?.setBaseAndExtent(text, from, text, to);
    document.dispatchEvent(new Event('selectionchange'));
  });
}
const painted = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

beforeEach(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
  getSelection()?.removeAllRanges();
  localStorage.clear();
  sessionStorage.clear();
});

describe('highlighting', () => {
  it('uses the colour that is pressed, and can be removed', async () => {
    open(undefined, {}, 'visitor');
    await select(11, 16);
    await userEvent.click(screen.getByRole('button', { name: 'Grifar de verde' }));
    expect(painted()).toEqual(['opção']);
    expect(screen.queryByRole('group', { name: 'Grifar o trecho selecionado' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Apagar 1 grifo do enunciado' }));
    expect(painted()).toEqual([]);
  });

  it('is done and undone by the key G, which asks for a selection first', async () => {
    open(undefined, {}, 'visitor');
    await screen.findByRole('tablist');
    await userEvent.keyboard('g');
    expect(await screen.findByText(/Selecione um trecho/)).toBeVisible();
    await select(0, 8);
    await userEvent.keyboard('g');
    expect(painted()).toEqual(['Assinale']);
    await userEvent.pointer({ target: screen.getByText('Assinale'), keys: '[MouseLeft]' });
    await userEvent.keyboard('g');
    expect(painted()).toEqual([]);
  });

  it('of a visitor lasts as long as the tab', async () => {
    const first = open(undefined, {}, 'visitor');
    await select(0, 8);
    await userEvent.click(screen.getByRole('button', { name: 'Grifar de rosa' }));
    first.unmount();
    open(undefined, {}, 'visitor');
    await waitFor(() => expect(painted()).toEqual(['Assinale']));
  });
});

describe('the highlights of a student', () => {
  it('are those of the account, on any device', async () => {
    open(
      highlights({ destaques: [{ inicio: 11, fim: 16, cor: 'azul' }], riscadas: [102], revisao: 4 }),
      account().calls,
    );
    await waitFor(() => expect(painted()).toEqual(['opção']));
    expect(screen.getByRole('button', { name: 'Desfazer o risco da alternativa B' })).toBeInTheDocument();
  });

  it('are sent to the account, highlights and strikes alike', async () => {
    const server = account();
    open(null, server.calls);
    await select(0, 8);
    await userEvent.click(screen.getByRole('button', { name: 'Grifar de amarelo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Riscar alternativa C' }));
    await waitFor(
      () =>
        expect(server.read()).toMatchObject({ destaques: [{ inicio: 0, fim: 8, cor: 'amarelo' }], riscadas: [103] }),
      LONG,
    );
    expect(Object.keys(localStorage).filter((key) => key.startsWith('mapa:marcas'))).toEqual([]);
  });

  it('are merged with those made elsewhere meanwhile', async () => {
    const server = account();
    open(null, server.calls);
    await screen.findByRole('tablist');
    server.writeElsewhere({ riscadas: [101], destaques: [{ inicio: 17, fim: 24, cor: 'rosa' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Riscar alternativa C' }));
    await waitFor(
      () => expect(server.read()).toMatchObject({ riscadas: [101, 103], destaques: [{ inicio: 17, fim: 24 }] }),
      LONG,
    );
    expect(painted()).toEqual(['correta']);
    expect(screen.getByRole('button', { name: 'Desfazer o risco da alternativa A' })).toBeInTheDocument();
  });

  it('are sent again only when the server accepts highlights, however many are added meanwhile', async () => {
    jest.useFakeTimers();
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const server = account();
    server.setBusy(true);
    const { seen, client } = open(null, server.calls);
    const told = jest.fn();
    client.events.onRateLimited(told);
    await screen.findByRole('tablist');
    const written = () => seen.filter(({ call }) => call === WRITE).length;
    await person.click(screen.getByRole('button', { name: 'Riscar alternativa B' }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(written()).toBe(1);
    server.setBusy(false);
    await person.click(screen.getByRole('button', { name: 'Riscar alternativa C' }));
    act(() => void dispatchEvent(new Event('online')));
    await act(() => jest.advanceTimersByTimeAsync(50_000));
    expect([written(), told.mock.calls.length]).toEqual([1, 1]);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(server.read().riscadas).toEqual([102, 103]);
  });

  it('wait on this device without a connection, over a closed tab, and are sent once online', async () => {
    const server = account();
    server.setOnline(false);
    const first = open(null, server.calls);
    await screen.findByRole('tablist');
    await userEvent.click(screen.getByRole('button', { name: 'Riscar alternativa B' }));
    first.unmount();
    await waitFor(
      () => expect(Object.keys(localStorage).some((key) => key.startsWith('mapa:marcas'))).toBe(true),
      LONG,
    );
    sessionStorage.clear();
    server.setOnline(true);
    open(null, server.calls);
    expect(await screen.findByRole('button', { name: 'Desfazer o risco da alternativa B' })).toBeInTheDocument();
    await waitFor(() => expect(server.read().riscadas).toEqual([102]), LONG);
  });

  it('wait even if the account could not be read at all', async () => {
    const first = open(undefined);
    await screen.findByRole('tablist');
    await userEvent.click(screen.getByRole('button', { name: 'Riscar alternativa B' }));
    await userEvent.click(screen.getByRole('button', { name: 'Riscar alternativa A' }));
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer o risco da alternativa A' }));
    first.unmount();
    sessionStorage.clear();
    const second = open(undefined);
    expect(await screen.findByRole('button', { name: 'Desfazer o risco da alternativa B' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Desfazer o risco da alternativa A' })).toBeNull();
    second.unmount();
    sessionStorage.clear();
    const server = account(highlights({ riscadas: [103], revisao: 2 }));
    open(server.read(), server.calls);
    await waitFor(() => expect(server.read().riscadas).toEqual([102, 103]), LONG);
  });

  it('continue from the storage of an older version of the page', async () => {
    const { id } = sampleProfile().usuario;
    const waiting =
      '{"base":{"destaques":[],"riscadas":[],"revisao":2},"mine":{"destaques":[{"inicio":0,"fim":8,"cor":"verde"}],"riscadas":[102]}}';
    localStorage.setItem(`mapa:marcas:${id}:12:1`, waiting);
    sessionStorage.setItem('mapa:grifos:12:1', '[{"inicio":17,"fim":24,"cor":"rosa"}]');
    sessionStorage.setItem('mapa:riscadas:12', '101');
    const server = account(highlights({ riscadas: [103], revisao: 3 }));
    open(server.read(), server.calls);
    await waitFor(() => expect(server.read().riscadas).toEqual([101, 102, 103]), LONG);
    expect(server.read().destaques).toEqual([
      { inicio: 0, fim: 8, cor: 'verde' },
      { inicio: 17, fim: 24, cor: 'rosa' },
    ]);
    await waitFor(() => expect(localStorage.getItem(`mapa:marcas:${id}:12:1`)).toBeNull());
  });

  it('include those made before signing in', async () => {
    const visit = open(undefined, {}, 'visitor');
    await screen.findByRole('tablist');
    await userEvent.click(screen.getByRole('button', { name: 'Riscar alternativa A' }));
    visit.unmount();
    const server = account(highlights({ riscadas: [103], revisao: 2 }));
    open(server.read(), server.calls);
    await waitFor(() => expect(server.read().riscadas).toEqual([101, 103]), LONG);
  });
});
