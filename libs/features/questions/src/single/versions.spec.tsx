import { listOf, offline, type FakeCalls } from '@mapa/api-client/testing';
import {
  QuestionPanel,
  type AnswerResult,
  type Change,
  type EarlierHighlights,
  type EarlierWording,
  type QuestionPanelProps,
  type StudentState,
} from '@mapa/question';
import { renderScreen, craseQuestion, listCalls } from '@mapa/question/testing';
import { Toaster } from '@mapa/ui-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionScreen } from './question-screen';

const ANSWER = 'POST /api/customer-area/question/answer';
const OWN = 'GET /api/customer-area/question/{id}';
const STATISTICS = 'GET /api/customer-area/question/statistics/{id}';
const COMMENTS = 'GET /api/customer-area/question/comment';
const COMMENT = 'POST /api/customer-area/question/comment';
const NOTE = 'GET /api/customer-area/question/note/{id}';
const WRITE_HIGHLIGHTS = 'PUT /api/customer-area/question/marks/{id}';
const READ_HIGHLIGHTS = 'GET /api/customer-area/question/marks/{id}';
const UUID = '6f1c2f0e-6a6e-4b8e-9d0b-0d4f5b0f0a11';

const alternatives = (from: number) =>
  ['Fui à praia.', 'Fui a praia.', 'Fui há praia.'].map((texto, at) => ({
    id: from + at,
    letra: 'ABC'.charAt(at),
    texto: `<p>${texto}</p>`,
  }));
const change = (over: Partial<Change> = {}): Change => ({
  versao: 2,
  em: '2026-03-05T12:00:00.000Z',
  enunciado: true,
  alternativas: false,
  gabarito: true,
  recomecou: false,
  ...over,
});
const KEY_BEFORE = {
  alternativa_id: 101,
  letra: 'A',
  comentario: '<p>Explicação de antes.</p>',
  comentarios_alternativas: [{ alternativa_id: 102, texto: '<p>Faltou a crase.</p>' }],
};
const KEY_TODAY = { alternativa_id: 203, letra: 'C', comentario: null };
const answer = {
  uuid: UUID,
  alternativa_id: 102,
  acertou: false,
  revelada: false,
  respondida_em: '2026-01-12T12:00:00.000Z',
  versao: 1,
};
const earlier: EarlierWording = {
  versao: 1,
  enunciado: '<p>Assinale a opção correta.</p>',
  alternativas: alternatives(101),
  gabarito: KEY_BEFORE,
  mudancas: [change()],
};
const today = (own: StudentState = {}) => ({
  ...craseQuestion({ versao: 2, enunciado: '<p>Assinale a opção incorreta.</p>', alternativas: alternatives(201) }),
  marcas: null,
  ...own,
});
const judge = (body: { uuid?: string; alternativa_id?: number | null }): AnswerResult => ({
  success: true,
  uuid: body.uuid ?? UUID,
  questao_id: 12,
  alternativa_id: body.alternativa_id ?? null,
  acertou: body.alternativa_id === KEY_TODAY.alternativa_id,
  contabilizada: true,
  gabarito: KEY_TODAY,
  epoca: null,
  versao: 2,
});

const open = (props: Partial<QuestionPanelProps>, calls: FakeCalls = {}) =>
  renderScreen(
    <>
      <QuestionPanel question={today({ redacao_anterior: earlier })} {...props} />
      <Toaster />
    </>,
    { as: 'student', calls: { [ANSWER]: judge, ...calls } },
  );
const changed = () => screen.findByRole('group', { name: 'Redação anterior' });
/** Waits for the button, whose label is "Aguarde..." during an earlier request. */
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a question that changed since it was answered', () => {
  it('is shown in its present wording, with its changes and the earlier answer', async () => {
    const { seen } = open({ answer, answerKey: null });
    const note = await changed();
    for (const words of [
      'Esta questão mudou',
      'O enunciado mudou em 5 de mar. de 2026.',
      'O gabarito mudou em 5 de mar. de 2026.',
      'você marcou B na redação anterior, e errou. O gabarito de então: A.',
    ]) {
      expect(note).toHaveTextContent(words);
    }
    expect(screen.queryByText(/Você errou/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^C/ }));
    await press('Responder');
    // A new render may replace the paragraph that was found first.
    await waitFor(() => expect(screen.getByText('Você acertou!', { selector: 'p' })).toBeVisible());
    expect(seen.find(({ call }) => call === ANSWER)?.args).toMatchObject({ alternativa_id: 203 });
    expect(screen.queryByRole('group', { name: 'Redação anterior' })).toBeNull();
  });

  it('shows the old answer in the wording that it was given on', async () => {
    open({ answer, answerKey: null });
    await changed();
    expect(screen.queryByText('Assinale a opção correta.')).toBeNull();
    await press('Ver a sua resposta na redação anterior');
    const note = within(await changed());
    expect(note.getByText('Assinale a opção correta.')).toBeVisible();
    expect(await note.findByText('Sua resposta, incorreta')).toBeVisible();
    expect(note.getByText('Explicação de antes.')).toBeVisible();
    expect(note.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'AFui à praia.Gabarito',
      'BFui a praia.Sua resposta, incorretaFaltou a crase.',
      'CFui há praia.',
    ]);
    // The present wording stays visible beside it.
    await userEvent.click(screen.getByRole('radio', { name: /^A/ }));
    expect(screen.getByRole('button', { name: 'Responder' })).toBeEnabled();
  });

  it('shows no earlier answer and key when it is asked anew, as in a review', async () => {
    open({ answer: null, answerKey: null });
    const note = await changed();
    expect(note).toHaveTextContent('O gabarito mudou');
    expect(note).not.toHaveTextContent(/marcou|errou|de então/);
    expect(within(note).queryByRole('button')).toBeNull();
  });
});

describe('an answer to a wording that had changed meanwhile', () => {
  const stale: AnswerResult = {
    ...judge({ alternativa_id: 102 }),
    acertou: false,
    gabarito: KEY_BEFORE,
    versao: 1,
    questao_mudou: [change()],
  };

  it('reports it in a tab that still showed it, and links to the present question', async () => {
    let hasChanged = false;
    renderScreen(<QuestionScreen id={12} />, {
      as: 'student',
      calls: {
        ...listCalls(),
        [ANSWER]: stale,
        [OWN]: () =>
          hasChanged
            ? { ...today({ redacao_anterior: earlier }), resposta: answer, gabarito: null }
            : { ...craseQuestion(), marcas: null, resposta: null, gabarito: null },
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: /^B/ }));
    await press('Responder');
    expect(
      await screen.findByText(
        /Você respondeu uma redação anterior desta questão.*O gabarito mudou em 5 de mar\. de 2026\./,
      ),
    ).toBeVisible();
    hasChanged = true;
    await press('Ver a questão atual');
    await changed();
    expect(screen.getByText('Assinale a opção incorreta.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Responder' })).toBeDisabled();
  });

  it('gives no verdict on the present wording when it arrives late', async () => {
    let online = false;
    localStorage.clear();
    const calls: FakeCalls = { [ANSWER]: () => (online ? stale : offline()) };
    function Changing() {
      return <QuestionPanel question={today()} />;
    }
    const { outbox } = renderScreen(<Changing />, { as: 'student', calls });
    await userEvent.click(await screen.findByRole('radio', { name: /^B/ }));
    await press('Responder');
    expect(await screen.findByText(/Resposta registrada/)).toBeVisible();
    online = true;
    act(() => outbox.setOnline(true));
    expect(await screen.findByRole('button', { name: 'Responder' })).toBeVisible();
    expect(screen.queryByText(/Você errou/)).toBeNull();
  });
});

describe('the tabs of a question that changed', () => {
  const openTab = async (name: string | RegExp) => userEvent.click(await screen.findByRole('tab', { name }));
  const statistics = (mudancas: Change[]) => ({
    questao_id: 12,
    respostas: 40,
    acertos: 30,
    alternativas: alternatives(201).map(({ id, letra }, at) => ({
      alternativa_id: id,
      letra,
      respostas: at === 2 ? 30 : 5,
      percentual: at === 2 ? 75 : 12.5,
    })),
    proprias: [
      {
        alternativa_id: 102,
        acertou: false,
        respondida_em: answer.respondida_em,
        tempo_ms: null,
        letra: 'B',
        redacao_anterior: true,
      },
    ],
    mudancas,
  });

  it('show in the statistics what changed and when, and own answers by their letter at the time', async () => {
    open(
      { answer, answerKey: null },
      {
        [STATISTICS]: statistics([
          change({ gabarito: false }),
          change({ versao: 3, em: '2026-04-09T12:00:00.000Z', enunciado: false }),
        ]),
      },
    );
    await openTab('Estatísticas');
    const all = await screen.findByRole('region', { name: 'Todos os estudantes' });
    expect(all).toHaveTextContent('O enunciado mudou em 5 de mar. de 2026. O gabarito mudou em 9 de abr. de 2026.');
    expect(all).toHaveTextContent(
      'As respostas de antes contam para a mesma alternativa de hoje e são comparadas com o gabarito atual.',
    );
    expect(within(screen.getByRole('region', { name: 'Suas respostas' })).getByRole('listitem')).toHaveTextContent(
      /Errada.*Alternativa B.*redação anterior/,
    );
  });

  it('show since when answers count if the question became another', async () => {
    open({ answer, answerKey: null }, { [STATISTICS]: statistics([change({ recomecou: true })]) });
    await openTab('Estatísticas');
    expect(
      await screen.findByText(/A questão mudou de forma: contam só as respostas desde 5 de mar\. de 2026\./),
    ).toBeVisible();
  });

  it('name the comments and notes on an earlier wording, and send the wording on screen', async () => {
    const comment = {
      id: 1,
      questao_id: 12,
      texto: 'Veja a regra.',
      autor: 'Bia',
      professor: false,
      meu: false,
      uteis: 0,
      inuteis: 0,
      meu_voto: null,
      visualizacoes: 0,
      criado_em: answer.respondida_em,
    };
    const { seen } = open(
      { answer, answerKey: null },
      {
        [COMMENTS]: listOf({ ...comment, redacao_anterior: true }, { ...comment, id: 2 }),
        [COMMENT]: comment,
        'PUT /api/customer-area/question/comment/update-views/{id}': { success: true },
        [NOTE]: {
          questao_id: 12,
          texto: 'Minha regra.',
          revisao: 1,
          atualizada_em: answer.respondida_em,
          redacao_anterior: true,
        },
      },
    );
    await openTab('Comentários');
    expect(await screen.findAllByText('Escrito sobre uma redação anterior desta questão.')).toHaveLength(1);
    await userEvent.type(screen.getByRole('textbox'), 'A regra mudou.');
    await press('Comentar');
    await waitFor(() => expect(seen.find(({ call }) => call === COMMENT)?.args).toMatchObject({ versao: 2 }));
    await openTab(/Anotações/);
    expect(await screen.findByText('Escrita sobre uma redação anterior desta questão.')).toBeVisible();
  });
});

describe('highlights in an earlier wording', () => {
  const highlights: EarlierHighlights = {
    questao_id: 12,
    versao: 1,
    destaques: [
      { inicio: 11, fim: 16, cor: 'amarelo' },
      { inicio: 17, fim: 24, cor: 'rosa' },
    ],
    riscadas: [103],
    revisao: 4,
    atualizada_em: answer.respondida_em,
    enunciado: '<p>Assinale a opção correta.</p>',
    alternativas: alternatives(101),
    mudancas: [change({ gabarito: false })],
  };
  const note = () => screen.findByRole('group', { name: 'Marcas na redação anterior' });
  const writes = (seen: { call: string; args: Record<string, unknown> }[]) =>
    seen.filter(({ call }) => call === WRITE_HIGHLIGHTS).map(({ args }) => args);
  const account: FakeCalls = {
    [WRITE_HIGHLIGHTS]: ({ id, versao, destaques, riscadas, revisao }) => ({
      questao_id: id,
      versao,
      destaques: destaques.map((one) => ({ cor: 'amarelo' as const, ...one })),
      riscadas,
      revisao: revisao + 1,
      atualizada_em: null,
    }),
  };
  const painted = () => [...document.querySelectorAll('[data-grifo]')].map((element) => element.textContent);

  it('are mentioned, painted on no other words, and shown in their own wording', async () => {
    open({ question: today({ marcas_anteriores: highlights }) }, account);
    expect(await note()).toHaveTextContent(
      /Há 2 grifos e 1 alternativa riscada na redação anterior desta questão\..*O enunciado mudou em 5 de mar\. de 2026\./,
    );
    expect(painted()).toEqual([]);
    await press('Ver');
    expect(painted()).toEqual(['opção', 'correta']);
    expect(within(await note()).getByText('(riscada)')).toBeInTheDocument();
  });

  it('are carried over as far as their words still exist; the rest stays', async () => {
    const { seen } = open({ question: today({ marcas_anteriores: highlights }) }, account);
    await note();
    await press('Trazer para a atual');
    expect(
      await screen.findByText('O que foi encontrado veio para a redação atual. Na anterior: 1 grifo.'),
    ).toBeVisible();
    expect(painted()).toEqual(['opção']);
    expect(writes(seen)).toContainEqual(
      expect.objectContaining({
        versao: 1,
        revisao: 4,
        destaques: [{ inicio: 17, fim: 24, cor: 'rosa' }],
        riscadas: [],
      }),
    );
    await waitFor(
      () =>
        expect(writes(seen)).toContainEqual(
          expect.objectContaining({ versao: 2, destaques: [{ inicio: 11, fim: 16, cor: 'amarelo' }], riscadas: [203] }),
        ),
      { timeout: 3_000 },
    );
  });

  it('are erased only after a confirmation, and kept if the server cannot be reached', async () => {
    let online = false;
    const { seen } = open(
      { question: today({ marcas_anteriores: highlights }) },
      { [WRITE_HIGHLIGHTS]: () => (online ? { ...highlights, destaques: [], riscadas: [] } : offline()) },
    );
    await note();
    await press('Apagar');
    await press('Manter');
    expect(writes(seen)).toEqual([]);
    await press('Apagar');
    await press('Apagar 2 grifos e 1 alternativa riscada');
    expect(await note()).toBeVisible();
    online = true;
    await press('Apagar 2 grifos e 1 alternativa riscada');
    expect(writes(seen).at(-1)).toMatchObject({ versao: 1, revisao: 4, destaques: [], riscadas: [] });
  });

  it('that wait on this device are sent for the wording that they were made on', async () => {
    const { store } = open({ question: craseQuestion() });
    const { id } = (store.getState() as unknown as { session: { user: { id: string } } }).session.user;
    const base = { destaques: [], riscadas: [], revisao: 0 };
    localStorage.setItem(
      `mapa:marcas:${id}:12:1`,
      JSON.stringify({ base, mine: { destaques: [highlights.destaques[0]], riscadas: [103] } }),
    );
    const { seen } = open({ question: today() }, { ...account, [READ_HIGHLIGHTS]: { ...highlights, ...base } });
    await waitFor(() =>
      expect(writes(seen)).toEqual([
        expect.objectContaining({ versao: 1, revisao: 0, destaques: [highlights.destaques[0]], riscadas: [103] }),
      ]),
    );
    await waitFor(() => expect(localStorage.getItem(`mapa:marcas:${id}:12:1`)).toBeNull());
  });
});
