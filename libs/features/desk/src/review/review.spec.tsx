import { offline, refuse, sampleDeskPaper, sampleDraft } from '@mapa/api-client/testing';
import { listDrafts } from '@mapa/auth';
import { ana } from '@mapa/auth/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, openDraft as panel, showPaper as show } from '../testing/show-paper';

const ONE = 'GET /api/customer-area/desk/paper/{id}';
const DATA = 'PUT /api/customer-area/desk/paper/{id}';
const QUESTION = 'GET /api/customer-area/desk/paper/{id}/question/{posicao}';
const CORRECT = 'PUT /api/customer-area/desk/paper/{id}/question/{posicao}';
const SHARED = 'PUT /api/customer-area/desk/paper/{id}/question/{posicao}/shared-text';
const PUBLISH = 'POST /api/customer-area/desk/paper/{id}/publish';
const READ = 'POST /api/customer-area/desk/paper/{id}/read';
const PAPER = sampleDeskPaper();

describe('a question in review', () => {
  it('is the first one in doubt, with its reason in a sentence and its editable fields', async () => {
    show();
    const open = await panel();
    expect(await open.findByRole('heading', { name: 'Questão 2' })).toBeInTheDocument();
    expect(open.getByText('Não tem resposta certa.')).toBeInTheDocument();
    expect(open.getByRole('textbox', { name: 'Enunciado' })).toHaveTextContent('Assinale a correta.');
    expect(open.getByRole('textbox', { name: 'Alternativa B' })).toHaveTextContent('segunda');
  });

  it('gets its key, its subject by one press, and is accepted, which opens the next', async () => {
    const { seen } = show({
      [CORRECT]: ({ gabarito }) => ({ salvo: true, questao: sampleDraft({ gabarito: gabarito ?? 'B' }) }),
    });
    const open = await panel();
    await userEvent.click(await open.findByRole('radio', { name: 'B é a certa' }));
    await userEvent.click(open.getByRole('button', { name: '1. Português → Crase (80%)' }));
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(await open.findByRole('heading', { name: 'Questão 1' })).toBeInTheDocument();
    expect(bodiesOf(seen, CORRECT)).toMatchObject([
      { posicao: 2, revisao: 0, gabarito: 'B' },
      { posicao: 2, revisao: 0, assunto: ['Português', 'Crase'] },
      { posicao: 2, revisao: 0, estado: 'corrigida' },
    ]);
  });

  it('is stored while it is typed, each time from the revision of the last response', async () => {
    const { seen } = show({
      [CORRECT]: ({ revisao }) => ({ salvo: true, questao: sampleDraft({ revisoes: { enunciado: revisao + 1 } }) }),
    });
    const open = await panel();
    const text = await open.findByRole('textbox', { name: 'Enunciado' });
    const type = (html: string) => {
      text.innerHTML = html;
      fireEvent.input(text);
    };
    type('<p>Um.</p>');
    await waitFor(() => expect(bodiesOf(seen, CORRECT)).toMatchObject([{ revisao: 0, enunciado: '<p>Um.</p>' }]));
    expect(await open.findByText('Guardado.')).toBeInTheDocument();
    type('<p>Dois.</p>');
    await waitFor(() => expect(bodiesOf(seen, CORRECT)[1]).toMatchObject({ revisao: 1, enunciado: '<p>Dois.</p>' }));
  });

  it('gets a comment on an alternative, which its preview shows under it', async () => {
    let draft = sampleDraft();
    const { seen } = show({
      [QUESTION]: () => draft,
      [CORRECT]: ({ alternativas }) => {
        draft = sampleDraft({ alternativas: alternativas ?? [], revisoes: { alternativas: 1 } });
        return { salvo: true, questao: draft };
      },
    });
    const open = await panel();
    await userEvent.click(await open.findByRole('button', { name: 'Comentar B' }));
    const text = open.getByRole('textbox', { name: 'Comentário: B' });
    expect(text).toHaveFocus();
    text.innerHTML = '<p>Falta o artigo.</p>';
    fireEvent.input(text);
    await waitFor(() =>
      expect(bodiesOf(seen, CORRECT)).toMatchObject([
        {
          revisao: 0,
          alternativas: [
            { texto: 'primeira', comentario: null },
            { texto: 'segunda', comentario: '<p>Falta o artigo.</p>' },
          ],
        },
      ]),
    );
    await userEvent.click(open.getByText('Como o estudante vê'));
    await waitFor(() => expect(open.getAllByText('Falta o artigo.')).toHaveLength(2));
  });

  it('has the comments of certo and errado, whose words stay the server’s', async () => {
    const alternativas = ['Certo', 'Errado'].map((texto) => ({ texto, comentario: `<p>por que ${texto}</p>` }));
    const { seen } = show({
      [QUESTION]: sampleDraft({ tipo: 'truefalse', alternativas }),
      [CORRECT]: { salvo: true, questao: sampleDraft() },
    });
    const open = await panel();
    const text = await open.findByRole('textbox', { name: 'Comentário: Errado' });
    expect(text).toHaveTextContent('por que Errado');
    text.innerHTML = '';
    fireEvent.input(text);
    await waitFor(() =>
      expect(bodiesOf(seen, CORRECT)).toMatchObject([
        { alternativas: [alternativas[0], { texto: 'Errado', comentario: null }] },
      ]),
    );
  });

  it('offers what the person typed and no server stored, also after their session had ended', async () => {
    const before = show({ [CORRECT]: refuse(401) });
    const text = await (await panel()).findByRole('textbox', { name: 'Comentário do professor' });
    text.innerHTML = '<p>Há crase.</p>';
    fireEvent.input(text);
    before.unmount();
    await waitFor(() => expect(bodiesOf(before.seen, CORRECT)).toHaveLength(1));
    const { seen } = show({
      [CORRECT]: ({ comentario = null }) => ({ salvo: true, questao: sampleDraft({ comentario }) }),
    });
    const open = await panel();
    const note = within(await open.findByRole('region', { name: 'O que você tinha escrito' }));
    expect(note.getByText('Há crase.')).toBeInTheDocument();
    await userEvent.click(note.getByRole('button', { name: 'Pôr no lugar' }));
    await waitFor(() =>
      expect(open.queryByRole('region', { name: 'O que você tinha escrito' })).not.toBeInTheDocument(),
    );
    expect(bodiesOf(seen, CORRECT)).toMatchObject([{ posicao: 2, comentario: '<p>Há crase.</p>' }]);
    expect(listDrafts(ana.id)).toEqual([]);
  });

  it('shows a shared text above its own statement, and corrects it for all its questions', async () => {
    const texts = (texto: string) => [{ marca: 'a'.repeat(64), texto, questoes: 5 }];
    const withText = (texto: string, revision: number) =>
      sampleDraft({ textos: texts(texto), enunciado: `${texto}<p>Assinale.</p>`, revisoes: { enunciado: revision } });
    let draft = withText('<p>Peixes nadan.</p>', 0);
    const { seen } = show({
      [QUESTION]: () => draft,
      [SHARED]: () => {
        draft = withText('<p>Peixes nadam.</p>', 1);
        return { salvo: true, questao: draft };
      },
      [CORRECT]: () => ({ salvo: true, questao: draft }),
    });
    const open = await panel();
    const text = within(await open.findByRole('region', { name: 'Texto comum' }));
    expect(text.getByText('Texto comum a 5 questões')).toBeInTheDocument();
    expect(open.getByRole('textbox', { name: 'Enunciado' })).toHaveTextContent(/^Assinale\.$/);
    await userEvent.click(text.getByRole('button', { name: 'Corrigir o texto comum' }));
    const editor = text.getByRole('textbox', { name: 'Texto comum' });
    editor.innerHTML = '<p>Peixes nadam.</p>';
    fireEvent.input(editor);
    await userEvent.click(text.getByRole('button', { name: 'Guardar nas 5 questões' }));
    await waitFor(() => expect(text.queryByRole('textbox')).not.toBeInTheDocument());
    expect(bodiesOf(seen, SHARED)).toMatchObject([
      { posicao: 2, marca: 'a'.repeat(64), texto: '<p>Peixes nadam.</p>' },
    ]);
    const statement = open.getByRole('textbox', { name: 'Enunciado' });
    statement.innerHTML = '<p>Marque.</p>';
    fireEvent.input(statement);
    await waitFor(() =>
      expect(bodiesOf(seen, CORRECT)).toMatchObject([{ revisao: 1, enunciado: '<p>Peixes nadam.</p><p>Marque.</p>' }]),
    );
  });

  it('changed by somebody meanwhile shows their text in view, and keeps one’s own to be restored', async () => {
    // Browsers return a promise from it, which is no clean-up of an effect.
    const scrolled = jest.fn(() => Promise.resolve());
    Element.prototype.scrollIntoView = scrolled;
    let isFirst = true;
    const { seen } = show({
      [CORRECT]: () => {
        const answer = { salvo: !isFirst, questao: sampleDraft({ gabarito: 'A', revisoes: { gabarito: 4 } }) };
        isFirst = false;
        return answer;
      },
    });
    const open = await panel();
    await userEvent.click(await open.findByRole('radio', { name: 'B é a certa' }));
    expect(await open.findByText(/Outra pessoa mudou este campo/)).toBeInTheDocument();
    await userEvent.click(open.getByRole('button', { name: 'Pôr o meu no lugar' }));
    await waitFor(() => expect(bodiesOf(seen, CORRECT)[1]).toMatchObject({ revisao: 4, gabarito: 'B' }));
    expect(open.queryByText(/Outra pessoa mudou/)).not.toBeInTheDocument();
    expect(scrolled).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('changed without a connection is stored when it returns, though another question is open by then', async () => {
    let isDown = true;
    const { seen } = show({
      [CORRECT]: ({ gabarito }) =>
        isDown ? offline() : { salvo: true, questao: sampleDraft({ gabarito: gabarito ?? null }) },
    });
    const open = await panel();
    await userEvent.click(await open.findByRole('radio', { name: 'B é a certa' }));
    expect(await open.findByText(/Ainda não guardado/)).toBeInTheDocument();
    await userEvent.click(open.getByRole('button', { name: 'Próxima (J)' }));
    expect(await open.findByRole('heading', { name: 'Questão 1' })).toBeInTheDocument();
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(bodiesOf(seen, CORRECT)).toMatchObject([{ gabarito: 'B' }, { posicao: 2, gabarito: 'B' }]),
    );
  });

  it('that was accepted or skipped returns to what its reading left', async () => {
    const { seen } = show({
      [QUESTION]: sampleDraft({ estado: 'corrigida' }),
      [CORRECT]: { salvo: true, questao: sampleDraft() },
    });
    const open = await panel();
    await userEvent.click(await open.findByRole('button', { name: 'Desfazer “Está certa” (V)' }));
    await waitFor(() => expect(bodiesOf(seen, CORRECT)).toMatchObject([{ posicao: 2, estado: 'duvida' }]));
  });

  it('is not counted as seen in a field that somebody changed, when another field is stored', async () => {
    const { seen } = show({
      [CORRECT]: ({ revisao }) => ({
        salvo: true,
        questao: sampleDraft({ revisoes: { gabarito: revisao + 1, enunciado: 7 } }),
      }),
    });
    const open = await panel();
    await userEvent.click(await open.findByRole('radio', { name: 'B é a certa' }));
    await waitFor(() => expect(bodiesOf(seen, CORRECT)).toHaveLength(1));
    const text = open.getByRole('textbox', { name: 'Enunciado' });
    text.innerHTML = '<p>Meu.</p>';
    fireEvent.input(text);
    await waitFor(() => expect(bodiesOf(seen, CORRECT)[1]).toMatchObject({ revisao: 0, enunciado: '<p>Meu.</p>' }));
  });

  it('with a remaining fault stays, and names the fault', async () => {
    show({
      [CORRECT]: refuse(422, { estado: ['Esta questão ainda não pode entrar no banco: não tem resposta certa.'] }),
    });
    const open = await panel();
    await userEvent.click(await open.findByRole('button', { name: 'Está certa (A)' }));
    expect(
      await open.findByText('Esta questão ainda não pode entrar no banco: não tem resposta certa.'),
    ).toBeInTheDocument();
    expect(open.getByRole('heading', { name: 'Questão 2' })).toBeInTheDocument();
  });

  it('ignores letter keys while something is typed', async () => {
    const { seen } = show();
    const open = await panel();
    fireEvent.keyDown(await open.findByRole('combobox', { name: 'Assunto (opcional)' }), { key: 'a' });
    expect(bodiesOf(seen, CORRECT)).toEqual([]);
  });
});

describe('the data of the paper', () => {
  it('are checked before they are sent, and stored', async () => {
    const { seen } = show({ [DATA]: ({ dados }) => ({ salvo: true, prova: sampleDeskPaper({ dados, revisao: 2 }) }) });
    const form = within(await screen.findByRole('form', { name: 'Dados da prova' }));
    const year = form.getByLabelText(/^Ano/);
    await userEvent.clear(year);
    await userEvent.type(year, '26');
    await userEvent.click(form.getByRole('button', { name: 'Guardar os dados' }));
    expect(form.getByText('Escreva o ano com quatro algarismos.')).toBeInTheDocument();
    await userEvent.type(year, '{Backspace}{Backspace}2025');
    await userEvent.type(form.getByLabelText(/^Banca/), 'FUNDAVE');
    await userEvent.click(form.getByRole('button', { name: 'Guardar os dados' }));
    expect(await form.findByText('Guardado.')).toBeInTheDocument();
    expect(bodiesOf(seen, DATA)).toMatchObject([{ revisao: 1, dados: { ano: 2025, banca: 'FUNDAVE', uf: null } }]);
  });
});

describe('data that the cover proposes', () => {
  it('are marked until a person confirms them', async () => {
    const proposed = sampleDeskPaper({ propostos: ['nome', 'ano'] });
    show({ [ONE]: proposed, [DATA]: { salvo: true, prova: sampleDeskPaper({ revisao: 2 }) } });
    const form = within(await screen.findByRole('form', { name: 'Dados da prova' }));
    expect(form.getByLabelText(/^Ano/)).toHaveAccessibleDescription('Proposto: confira.');
    expect(form.getByLabelText(/^Banca/)).not.toHaveAccessibleDescription();
    expect(form.getByRole('button', { name: 'Confirmar os dados' })).toBeInTheDocument();
  });
});

describe('the publication', () => {
  it('follows a preview of its changes', async () => {
    let paper = PAPER;
    show({
      [ONE]: () => paper,
      [PUBLISH]: ({ so_conferir }) =>
        (paper = so_conferir
          ? sampleDeskPaper({ relatorio: ['aceitas: 1'] })
          : sampleDeskPaper({ relatorio: ['aceitas: 1'], estado: 'publicada', prova_id: 57 })),
    });
    const part = within(await screen.findByRole('region', { name: 'Publicação' }));
    expect(part.getByText('1 questão será publicada; 1 fica em dúvida, fora do banco.')).toBeInTheDocument();
    expect(part.getByRole('button', { name: 'Publicar' })).toBeDisabled();
    await userEvent.click(part.getByRole('button', { name: 'Conferir o que muda' }));
    expect(await part.findByText('aceitas: 1')).toBeInTheDocument();
    await userEvent.click(part.getByRole('button', { name: 'Publicar' }));
    expect(await part.findByRole('link', { name: 'Ver a prova como os estudantes' })).toHaveAttribute(
      'href',
      '/provas/57',
    );
  });

  it('is not offered to a teacher', async () => {
    show({}, 'professor');
    const part = within(await screen.findByRole('region', { name: 'Publicação' }));
    expect(part.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('an unreadable paper', () => {
  it('says why, and is read again from its stored files', async () => {
    const failed = sampleDeskPaper({
      estado: 'falhou',
      lista: [],
      problema: 'O gabarito é de outra prova.',
      arquivos: [
        { parte: 'questoes', nome: 'p.pdf', tamanho: 10, pedacos: [0] },
        { parte: 'gabarito', nome: 'g.pdf', tamanho: 10, pedacos: [0] },
      ],
    });
    const { seen } = show({ [ONE]: failed, [READ]: sampleDeskPaper({ estado: 'lendo' }) });
    expect(await screen.findByText('O gabarito é de outra prova.')).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('O gabarito vale, embora diga que é de outra prova'));
    await userEvent.click(screen.getByRole('button', { name: 'Ler de novo' }));
    await waitFor(() => expect(bodiesOf(seen, READ)).toMatchObject([{ caderno: null, gabarito_de_outra: true }]));
  });
});
