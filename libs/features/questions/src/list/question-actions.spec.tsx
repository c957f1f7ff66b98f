import { offline, refuse, type FakeCalls } from '@mapa/api-client/testing';
import { renderScreen, craseQuestion } from '@mapa/question/testing';
import { Toaster } from '@mapa/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionItem } from './question-item';

const FAVORITE = 'POST /api/customer-area/question/favorite';
const REPORT = 'POST /api/customer-area/question/report';
const HIDE = 'PUT /api/customer-area/question/hidden/{id}';
const SHOW = 'DELETE /api/customer-area/question/hidden/{id}';
const ASK = 'PUT /api/customer-area/question/comment-request/request/{id}';

const own = {
  ...craseQuestion(),
  resposta: null,
  gabarito: null,
  favorita: false,
  oculta: false,
  anotada: false,
  solicitacao: null,
  marcas: null,
};

function open(calls: FakeCalls = {}, as: 'student' | 'visitor' = 'student') {
  const screenOf = (
    <>
      <QuestionItem question={craseQuestion()} position={1} />
      <Toaster />
    </>
  );
  return renderScreen(screenOf, { as, calls: { 'GET /api/customer-area/question/{id}': own, ...calls } });
}

const star = (name: string) => screen.findByRole('button', { name });
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
const item = (name: string) => screen.findByRole('menuitem', { name });

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe('a favourite', () => {
  it('is marked at once and stays marked', async () => {
    const { seen } = open({ [FAVORITE]: ({ favorita = true }) => ({ success: true, favorita }) });
    await userEvent.click(await star('Favoritar'));
    expect(await star('Tirar das favoritas')).toHaveAttribute('aria-pressed', 'true');
    expect(seen.find(({ call }) => call === FAVORITE)?.args).toEqual({ questao_id: 12, favorita: true });
    await userEvent.click(await star('Tirar das favoritas'));
    expect(await star('Favoritar')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is undone, with the reason, if the server refuses it', async () => {
    open({ [FAVORITE]: refuse(404, { erro: ['Esta questão não existe.'] }) });
    await userEvent.click(await star('Favoritar'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta questão não existe.');
    expect(await star('Favoritar')).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage).toHaveLength(0);
  });

  it('waits on the device without a connection, over a reload, as the wanted state', async () => {
    const first = open({ [FAVORITE]: offline() });
    await userEvent.click(await star('Favoritar'));
    await waitFor(() => expect(first.seen.some(({ call }) => call === FAVORITE)).toBe(true));
    expect(await star('Tirar das favoritas')).toHaveAttribute('aria-pressed', 'true');
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('mapa:favorita:'));
    expect(kept).toEqual([[expect.stringMatching(/:12$/), 'sim']]);
    first.unmount();
    open({ [FAVORITE]: offline() });
    expect(await star('Tirar das favoritas')).toHaveAttribute('aria-pressed', 'true');
  });

  it('waits on the page if the browser stores nothing, and says so', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    let online = false;
    const favorite = (body: { favorita?: boolean }) =>
      online ? { success: true as const, favorita: body.favorita ?? true } : offline();
    const { seen } = open({ [FAVORITE]: favorite });
    await userEvent.click(await star('Favoritar'));
    const told = await screen.findAllByText(/vai para a sua conta quando der, se esta página continuar aberta/);
    expect(told[0]).toBeVisible();
    full.mockRestore();
    online = true;
    await userEvent.click(await star('Tirar das favoritas'));
    expect(await star('Favoritar')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(seen.at(-1)?.args).toEqual({ questao_id: 12, favorita: false }));
  });

  it('pressed again before the server answered ends in the last wanted state', async () => {
    let answer = () => undefined as void;
    const first = new Promise<void>((resolve) => void (answer = resolve));
    const { seen } = open({
      [FAVORITE]: async ({ favorita = true }) => {
        await first;
        return { success: true, favorita };
      },
    });
    await userEvent.click(await star('Favoritar'));
    await userEvent.click(await star('Tirar das favoritas'));
    const wishes = () => seen.filter(({ call }) => call === FAVORITE).map(({ args }) => args);
    expect(wishes()).toEqual([{ questao_id: 12, favorita: true }]);
    answer();
    await waitFor(() => expect(wishes()).toHaveLength(2));
    expect(wishes()[1]).toEqual({ questao_id: 12, favorita: false });
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(await star('Favoritar')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is marked by the key F', async () => {
    const { seen } = open({ [FAVORITE]: { success: true, favorita: true } });
    await star('Favoritar');
    await userEvent.keyboard('f');
    await star('Tirar das favoritas');
    expect(seen.filter(({ call }) => call === FAVORITE)).toHaveLength(1);
  });

  it('asks a visitor to sign in', async () => {
    const { seen, store } = open({}, 'visitor');
    await userEvent.click(await star('Favoritar'));
    expect(store.getState().session.dialog.open).toBe(true);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(seen).toEqual([]);
  });
});

describe('reporting an error', () => {
  it('stores the draft on the device under its student until it is sent, whatever happens to the tab', async () => {
    let isTaken = false;
    open({ [REPORT]: () => (isTaken ? { success: true } : refuse(503)) });
    await openMenu();
    await userEvent.click(await item('Avisar de um erro'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisar de um erro' }));
    await userEvent.type(dialog.getByLabelText(/O que está errado/), 'O gabarito mudou.');
    await userEvent.selectOptions(dialog.getByLabelText(/Motivo/), 'gabarito');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
    await dialog.findByRole('alert');
    const kept = () => Object.entries(localStorage).find(([key]) => key.startsWith('mapa:aviso:'));
    expect(kept()).toEqual([expect.stringMatching(/^mapa:aviso:[0-9a-f-]{36}:questao-\d+$/), 'O gabarito mudou.']);
    isTaken = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
    await waitFor(() => expect(kept()).toBeUndefined());
  });

  it('requires a reason and sends it with the text', async () => {
    const { seen } = open({ [REPORT]: { success: true } });
    await openMenu();
    await userEvent.click(await item('Avisar de um erro'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisar de um erro' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
    expect(dialog.getByText('Escolha o motivo.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'Gabarito errado');
    await userEvent.type(dialog.getByLabelText(/O que está errado/), 'É a letra C.');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
    expect(await screen.findByText(/A equipe vai conferir/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(seen.find(({ call }) => call === REPORT)?.args).toEqual({
      questao_id: 12,
      motivo: 'gabarito',
      texto: 'É a letra C.',
    });
  });

  it('keeps the text when the report is refused, and when it is closed', async () => {
    open({ [REPORT]: refuse(422, { texto: ['Texto longo demais.'] }) });
    await screen.findByRole('button', { name: 'Mais ações' });
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisar de um erro' }));
    await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'Outro motivo');
    await userEvent.type(dialog.getByLabelText(/O que está errado/), 'Há um erro');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Texto longo demais.');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('r');
    expect(within(await screen.findByRole('dialog')).getByLabelText(/O que está errado/)).toHaveValue('Há um erro');
  });
});

describe('hiding a question', () => {
  it('shows a notice, from which it can be undone', async () => {
    const { seen } = open({ [HIDE]: { success: true }, [SHOW]: { success: true } });
    await openMenu();
    await userEvent.click(await item('Ocultar questão'));
    expect(await screen.findByText('Oculta por você')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(screen.queryByText('Oculta por você')).toBeNull());
    expect(seen.map(({ call }) => call)).toEqual(expect.arrayContaining([HIDE, SHOW]));
  });

  it('can be undone from the menu of a hidden question', async () => {
    open({
      'GET /api/customer-area/question/{id}': { ...own, oculta: true },
      [SHOW]: refuse(404, { erro: ['Esta questão não está oculta.'] }),
    });
    await screen.findByText('Oculta por você');
    await openMenu();
    await userEvent.click(await item('Mostrar de novo nas listas'));
    await waitFor(() => expect(screen.queryByText('Oculta por você')).toBeNull());
  });
});

describe('asking a teacher to comment', () => {
  const { resposta: _answer, gabarito: _key, enunciado: _text, ...line } = own;
  const asked = {
    questao: { ...line, resumo: '' },
    status: 'pendente',
    pedidos: 1,
    pedida_em: '2026-01-01T00:00:00Z',
    respondida_em: null,
    comentario_id: null,
  } as const;
  const doubt = () => screen.findByRole('textbox', { name: /Qual é a sua dúvida/ });
  const send = async () => userEvent.click(screen.getByRole('button', { name: 'Pedir comentário' }));
  async function openDialog() {
    await openMenu();
    await userEvent.click(await item('Pedir comentário do professor'));
    await doubt();
  }

  it('sends the doubt as text, confirms it, and is possible once', async () => {
    const { seen } = open({ [ASK]: asked });
    await openDialog();
    await userEvent.type(await doubt(), ' Por que não a C? ');
    await send();
    expect(await screen.findByText(/Pedido enviado/)).toBeVisible();
    expect(seen.filter(({ call }) => call === ASK).map(({ args }) => args)).toEqual([
      { id: own.id, duvida: 'Por que não a C?' },
    ]);
    expect(localStorage).toHaveLength(0);
    await openMenu();
    expect(await item('Comentário pedido')).toHaveAttribute('aria-disabled', 'true');
  });

  it('needs no text', async () => {
    const { seen } = open({ [ASK]: asked });
    await openDialog();
    await send();
    expect(await screen.findByText(/Pedido enviado/)).toBeVisible();
    expect(seen.filter(({ call }) => call === ASK).map(({ args }) => args)).toEqual([{ id: own.id }]);
  });

  it('says by how much a doubt is too long, sends nothing and removes nothing', async () => {
    const { seen } = open({ [ASK]: asked });
    await openDialog();
    const long = 'x'.repeat(512);
    await userEvent.click(await doubt());
    await userEvent.paste(long);
    expect(screen.getByText(/A dúvida tem 512 caracteres, e cabem 500/)).toBeVisible();
    await send();
    expect(await doubt()).toHaveValue(long);
    expect(seen.filter(({ call }) => call === ASK)).toEqual([]);
  });

  it('keeps the doubt if it could not be sent, even when the dialog is closed', async () => {
    open({ [ASK]: offline() });
    await openDialog();
    await userEvent.type(await doubt(), 'E a C?');
    await send();
    expect(await screen.findByText(/Sem conexão/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await openDialog();
    expect(await doubt()).toHaveValue('E a C?');
  });
});
