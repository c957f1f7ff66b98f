import { refuse, sampleDeskPaper, sampleDraft } from '@mapa/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, openDraft, showPaper } from '../testing/show-paper';

const ORDER = 'PUT /api/customer-area/desk/paper/{id}/order';
const PRESENCE = 'PUT /api/customer-area/desk/paper/{id}/presence';
const QUESTION = 'GET /api/customer-area/desk/paper/{id}/question/{posicao}';
const PICTURE = 'POST /api/customer-area/desk/paper/{id}/picture';
const paper = sampleDeskPaper();
const [line] = paper.lista;
const done = { salvo: true, posicao: 2, outras: [], prova: { ...paper, desfaz: 'mover' as const } };

describe('the order of a paper', () => {
  it('is changed by keys: to another place, joined to the next, and back', async () => {
    const { seen } = showPaper({ [ORDER]: done, 'GET /api/customer-area/desk/paper/{id}': done.prova });
    await (await openDraft()).findByRole('heading', { name: 'Questão 2' });
    fireEvent.keyDown(document.body, { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(bodiesOf(seen, ORDER)).toHaveLength(1));
    fireEvent.keyDown(document.body, { key: 'z' });
    await waitFor(() => expect(bodiesOf(seen, ORDER)).toHaveLength(2));
    expect(bodiesOf(seen, ORDER)).toMatchObject([{ ato: 'mover', posicao: 2, para: 1 }, { ato: 'desfazer' }]);
  });

  it('says why nothing was changed: somebody was quicker, or the server refuses', async () => {
    showPaper({ [ORDER]: { salvo: false, posicao: null, outras: [], prova: paper } });
    const open = await openDraft();
    await userEvent.click(await open.findByRole('button', { name: 'Mover para antes (Alt+↑)' }));
    expect(await open.findByRole('alert')).toHaveTextContent(/^Outra pessoa mudou esta questão agora/);
  });
});

describe('dividing a question', () => {
  const enunciado = '<p>Primeira?</p><p>Segunda?</p>';

  it('cuts it at the piece where the second begins, as on screen', async () => {
    const { seen } = showPaper({
      [QUESTION]: sampleDraft({ enunciado, revisoes: { enunciado: 3 } }),
      [ORDER]: refuse(422, 'Uma das duas partes ficaria vazia.'),
    });
    await (await openDraft()).findByRole('heading');
    fireEvent.keyDown(document.body, { key: 'd' });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Primeira?' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Segunda?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dividir' }));
    expect(await dialog.findByText('Uma das duas partes ficaria vazia.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'B segunda' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dividir' }));
    await waitFor(() => expect(bodiesOf(seen, ORDER)).toHaveLength(2));
    const revisoes = { enunciado: 3, alternativas: 0 };
    expect(bodiesOf(seen, ORDER)).toMatchObject([
      { ato: 'dividir', revisoes, corte: { enunciados: ['<p>Primeira?</p>', '<p>Segunda?</p>'], ficam: 0, vao: 0 } },
      { ato: 'dividir', revisoes, corte: { enunciados: [enunciado, 'segunda'], ficam: 1, vao: 2 } },
    ]);
  });
});

describe('another person in the same paper', () => {
  it('is named with the question that they have open', async () => {
    const outros = [{ nome: 'Rui Prado', posicao: line?.posicao ?? 1 }];
    const { seen } = showPaper({ [PRESENCE]: { outros, mudada_em: '2026-03-14T12:30:00.000Z' } });
    expect(await screen.findByText('Rui Prado está na 1.')).toBeInTheDocument();
    expect(bodiesOf(seen, PRESENCE)).toMatchObject([{ posicao: 2 }]);
  });
});

describe('a pasted picture', () => {
  it('is sent, and inserted at the cursor; without a cursor, the reason is shown', async () => {
    const inserted: unknown[] = [];
    document.execCommand = (command: string, _show?: boolean, value?: string) => inserted.push([command, value]) > 0;
    const { seen } = showPaper({ [PICTURE]: { endereco: '/api/desk-picture/p' } });
    const text = await (await openDraft()).findByRole('textbox', { name: 'Enunciado' });
    const paste = (file: File) => fireEvent.paste(text, { clipboardData: { files: [file], getData: () => '' } });
    paste(new File(['abc'], 'f.png', { type: 'image/png' }));
    await waitFor(() => expect(inserted).toEqual([['insertHTML', '<img src="/api/desk-picture/p" alt="">']]));
    expect(bodiesOf(seen, PICTURE)).toMatchObject([{ base64: 'YWJj' }]);
    window.createImageBitmap = () => Promise.reject(new Error('no picture'));
    paste(new File(['abc'], 'f.tiff', { type: 'image/tiff' }));
    expect(await screen.findByText(/^Esta figura não pôde ser lida/)).toBeInTheDocument();
  });
});
