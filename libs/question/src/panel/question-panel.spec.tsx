import { offline, refuse, type FakeCalls } from '@mapa/api-client/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { AnswerResult } from '../model';
import { renderScreen } from '../testing/render-screen';
import { craseQuestion } from '../testing/list-calls';
import { QuestionPanel, type QuestionPanelProps } from './question-panel';

const ANSWER = 'POST /api/customer-area/question/answer';
const KEY = { alternativa_id: 101, letra: 'A', comentario: '<p>Há crase antes de palavra feminina.</p>' };
const UUID = '6f1c2f0e-6a6e-4b8e-9d0b-0d4f5b0f0a11';

const judge = (body: { uuid?: string; alternativa_id?: number | null; revelada?: boolean }): AnswerResult => ({
  success: true,
  uuid: body.uuid ?? UUID,
  questao_id: 12,
  alternativa_id: body.alternativa_id ?? null,
  acertou: body.revelada ? null : body.alternativa_id === KEY.alternativa_id,
  contabilizada: !body.revelada,
  gabarito: KEY,
  epoca: null,
});

const open = (props: Partial<QuestionPanelProps> = {}, calls: FakeCalls = {}, as: 'student' | 'visitor' = 'student') =>
  renderScreen(<QuestionPanel question={craseQuestion()} {...props} />, { as, calls: { [ANSWER]: judge, ...calls } });

/** As a visitor, with all late parts loaded. */
async function openVisited(props: Partial<QuestionPanelProps> = {}) {
  open(props, {}, 'visitor');
  await screen.findByRole('tablist');
}

const alternative = (name: RegExp) => screen.getByRole('radio', { name });
const answerButton = () => screen.getByRole('button', { name: 'Responder' });
const sent = (seen: { call: string; args: Record<string, unknown> }[]) =>
  seen.filter(({ call }) => call === ANSWER).map(({ args }) => args);

/** The same question on a page that was left and opened again. */
function Reopened() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Abrir de novo
      </button>
      <QuestionPanel key={visit} question={craseQuestion()} />
    </>
  );
}

/** The same question in a notebook and then outside it. */
function OutOfNotebook() {
  const [notebookId, setNotebookId] = useState<string | undefined>('c0ffee00-0000-4000-8000-000000000001');
  return (
    <>
      <button type="button" onClick={() => setNotebookId(undefined)}>
        Sair do caderno
      </button>
      <QuestionPanel key={notebookId} question={craseQuestion()} notebookId={notebookId} />
    </>
  );
}

/** A question whose page follows its answer, until the server withholds the answer. */
function Withheld() {
  const [result, setResult] = useState<AnswerResult | null>(null);
  const answer = result && {
    uuid: result.uuid,
    alternativa_id: result.alternativa_id,
    acertou: result.acertou,
    revelada: false,
    respondida_em: '2026-01-01T00:00:00Z',
  };
  return (
    <>
      <button type="button" onClick={() => setResult(null)}>
        Começa um simulado
      </button>
      <QuestionPanel
        question={craseQuestion()}
        answer={answer}
        answerKey={result?.gabarito ?? null}
        onAnswered={setResult}
      />
    </>
  );
}

it('drops its verdict once the server withholds the answer', async () => {
  renderScreen(<Withheld />, { as: 'student', calls: { [ANSWER]: judge } });
  await userEvent.click(alternative(/^B/));
  await userEvent.click(answerButton());
  expect((await screen.findAllByText(/^Você errou/))[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Começa um simulado' }));
  expect(screen.queryAllByText(/^Você errou/)).toEqual([]);
  expect(answerButton()).toBeDisabled();
});

it('renders only the clock again each second, not the question around it', async () => {
  jest.useFakeTimers();
  try {
    let renders = 0;
    const question = craseQuestion();
    const { enunciado } = question;
    Object.defineProperty(question, 'enunciado', { get: () => ((renders += 1), enunciado) });
    open({ question });
    await act(() => jest.advanceTimersByTimeAsync(100));
    const before = renders;
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('timer')).toHaveTextContent('0:03');
    expect(renders).toBe(before);
  } finally {
    jest.useRealTimers();
  }
});

describe('a question', () => {
  it('shows its kind, its origin and why it is no longer valid', async () => {
    await openVisited({
      question: craseQuestion({
        anulada: true,
        desatualizada: true,
        motivo_situacao: 'Duas respostas corretas.',
        variante: 'espanhol',
      }),
    });
    expect(screen.getByRole('heading', { name: 'Questão Q12' })).toBeVisible();
    for (const words of ['FGV', 'Crase', 'Anulada', 'Desatualizada', 'Duas respostas corretas.', 'Espanhol']) {
      expect(screen.getByText(words)).toBeVisible();
    }
  });

  it('offers its alternatives as one group of radio buttons that its statement describes', async () => {
    await openVisited();
    const group = screen.getByRole('group', { name: 'Alternativas' });
    expect(group).toHaveAccessibleDescription('Assinale a opção correta.');
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(alternative(/^A: Fui à praia\./)).not.toBeChecked();
  });

  it('cannot be answered before a choice', async () => {
    open();
    expect(answerButton()).toBeDisabled();
    await userEvent.click(alternative(/^B/));
    expect(answerButton()).toBeEnabled();
  });

  it("shows the server's verdict on a right answer, with the comment of the teacher", async () => {
    const { seen } = open();
    await userEvent.click(alternative(/^A/));
    await userEvent.click(screen.getByRole('button', { name: 'Certeza' }));
    await userEvent.click(answerButton());
    expect(await screen.findByRole('status')).toHaveTextContent('Você acertou!');
    expect(screen.getByText('Sua resposta, correta')).toBeVisible();
    expect(await screen.findByText('Há crase antes de palavra feminina.')).toBeVisible();
    expect(sent(seen)).toEqual([
      expect.objectContaining({
        questao_id: 12,
        alternativa_id: 101,
        confianca: 'certeza',
        tempo_ms: expect.any(Number),
        uuid: expect.any(String),
      }),
    ]);
  });

  it('shows the key beside a wrong answer, and accepts no other choice', async () => {
    open();
    await userEvent.click(alternative(/^B/));
    await userEvent.click(answerButton());
    expect(await screen.findByRole('status')).toHaveTextContent('Você errou. Gabarito: A');
    expect(screen.getByText('Sua resposta, incorreta')).toBeVisible();
    expect(screen.getByText('Gabarito')).toBeVisible();
    await userEvent.click(alternative(/^C/));
    expect(alternative(/^B/)).toBeChecked();
  });

  it('keeps the focus when the button that sent the answer disappears', async () => {
    open();
    await userEvent.click(alternative(/^A/));
    await userEvent.click(answerButton());
    await screen.findByText('Você acertou!', { selector: 'p' });
    expect(screen.getByRole('article')).toHaveFocus();
  });

  it('says politely that there is no comment', async () => {
    open({}, { [ANSWER]: (body) => ({ ...judge(body), gabarito: { ...KEY, comentario: null } }) });
    await userEvent.click(alternative(/^A/));
    await userEvent.click(answerButton());
    expect(await screen.findByText('Esta questão ainda não tem comentário de professor.')).toBeVisible();
  });

  it('says that the comment of a teacher comes with the paid plans', async () => {
    const gabarito = { ...KEY, comentario: null, comentario_bloqueado: true };
    open({}, { [ANSWER]: (body) => ({ ...judge(body), gabarito }) });
    await userEvent.click(alternative(/^A/));
    await userEvent.click(answerButton());
    expect(await screen.findByText(/Comentário do professor nos planos pagos\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Conhecer os planos' })).toHaveAttribute('href', '/planos');
  });

  it('shows the daily limit in place of the answer form', async () => {
    open({ refusal: 'Amanhã há mais.' });
    expect(await screen.findByRole('link', { name: 'Conhecer os planos' })).toBeVisible();
    expect(screen.getByText(/Amanhã há mais\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
    await userEvent.click(alternative(/^A/));
    expect(alternative(/^A/)).not.toBeChecked();
  });

  it('sends the map and its epoch, and reports the result to the screen', async () => {
    const onAnswered = jest.fn();
    const { seen } = open({ mapId: 4, epoch: 2, onAnswered });
    await userEvent.click(alternative(/^A/));
    await userEvent.click(answerButton());
    await screen.findByText('Você acertou!', { selector: 'p' });
    expect(sent(seen)).toEqual([expect.objectContaining({ mapa_id: 4, epoca: 2 })]);
    expect(onAnswered).toHaveBeenCalledTimes(1);
    expect(onAnswered).toHaveBeenCalledWith(expect.objectContaining({ acertou: true }));
  });

  it('sends the notebook and its epoch, and is answered there once', async () => {
    const { seen } = open({ notebookId: 'c0ffee00-0000-4000-8000-000000000001', epoch: 3 });
    await userEvent.click(alternative(/^A/));
    await userEvent.click(answerButton());
    await screen.findByText('Você acertou!', { selector: 'p' });
    expect(sent(seen)).toEqual([
      expect.objectContaining({ caderno_id: 'c0ffee00-0000-4000-8000-000000000001', epoca: 3 }),
    ]);
    expect(sent(seen)[0]).not.toHaveProperty('mapa_id');
    expect(screen.queryByRole('button', { name: 'Responder de novo' })).toBeNull();
  });

  it('accepts no second answer if the screen wants one only', async () => {
    open({ repeatable: false });
    await userEvent.click(alternative(/^A/));
    await userEvent.click(answerButton());
    await screen.findByText('Você acertou!', { selector: 'p' });
    expect(screen.queryByRole('button', { name: 'Responder de novo' })).toBeNull();
  });

  it('does not show the waiting answer of a notebook outside it', async () => {
    renderScreen(<OutOfNotebook />, { as: 'student', calls: { [ANSWER]: offline() } });
    await userEvent.click(alternative(/^A/));
    await userEvent.click(answerButton());
    expect(await screen.findByText(/Resposta registrada\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sair do caderno' }));
    expect(answerButton()).toBeVisible();
    expect(screen.queryByText(/Resposta registrada\./)).toBeNull();
  });

  it('stores an answer without a connection and shows the verdict when it comes', async () => {
    let online = false;
    const { outbox } = open({}, { [ANSWER]: (body) => (online ? judge(body) : offline()) });
    await userEvent.click(alternative(/^A/));
    await userEvent.click(answerButton());
    expect(
      await screen.findByText('Resposta registrada. O gabarito aparece assim que a conexão voltar.'),
    ).toBeVisible();
    expect(alternative(/^A/)).toBeChecked();
    online = true;
    act(() => outbox.setOnline(true));
    expect(await screen.findByText('Você acertou!', { selector: 'p' })).toBeVisible();
  });

  it('says that the page has to stay open if the browser stores nothing', async () => {
    renderScreen(<QuestionPanel question={craseQuestion()} />, {
      as: 'student',
      durable: false,
      calls: { [ANSWER]: offline() },
    });
    await userEvent.click(alternative(/^A/));
    await userEvent.click(answerButton());
    expect(
      await screen.findByText(/^Resposta registrada\..* não feche nem recarregue esta página antes disso\.$/),
    ).toBeVisible();
  });

  it('says that an earlier answer still waits on this device', async () => {
    let online = false;
    const { outbox } = renderScreen(<Reopened />, {
      as: 'student',
      calls: { [ANSWER]: (body) => (online ? judge(body) : offline()) },
    });
    await userEvent.click(alternative(/^B/));
    await userEvent.click(answerButton());
    await screen.findByText(/Resposta registrada/);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir de novo' }));
    expect(screen.getByText(/Resposta registrada/)).toBeVisible();
    expect(alternative(/^B/)).toBeChecked();
    online = true;
    act(() => outbox.setOnline(true));
    expect(await screen.findByText('Você errou. Gabarito: A', { selector: 'p' })).toBeVisible();
  });

  it('shows why an answer was refused and keeps the choice', async () => {
    open({}, { [ANSWER]: refuse(422, { alternativa_id: ['Esta alternativa não é desta questão.'] }) });
    await userEvent.click(alternative(/^B/));
    await userEvent.click(answerButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta alternativa não é desta questão.');
    expect(alternative(/^B/)).toBeChecked();
    expect(answerButton()).toBeEnabled();
  });

  it('shows what the student answered before, and can be answered again', async () => {
    const answer = {
      uuid: UUID,
      alternativa_id: 102,
      acertou: false,
      revelada: false,
      respondida_em: '2026-01-01T00:00:00Z',
    };
    open({ answer, answerKey: KEY });
    expect(screen.getByText('Você errou. Gabarito: A', { selector: 'p' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Gabarito comentado' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Responder de novo' }));
    expect(alternative(/^B/)).not.toBeChecked();
    await userEvent.click(alternative(/^A/));
    await userEvent.click(answerButton());
    expect(await screen.findByText('Você acertou!', { selector: 'p' })).toBeVisible();
  });

  it.each([true, false])(
    'gives no verdict on an annulled question, though it was judged before (right: %s)',
    async (acertou) => {
      const answer = {
        uuid: UUID,
        alternativa_id: acertou ? 101 : 102,
        acertou,
        revelada: false,
        respondida_em: '2026-01-01T00:00:00Z',
      };
      open({ question: { ...craseQuestion(), anulada: true }, answer, answerKey: KEY });
      expect((await screen.findAllByText('Questão anulada: não há gabarito.')).length).toBeGreaterThan(0);
      expect(screen.getByText(/na nota da prova, o ponto é de todos\.$/)).toBeInTheDocument();
      expect(screen.queryByText(/Você (acertou|errou)/)).toBeNull();
      expect(screen.queryByText(/^(Gabarito|Sua resposta, (in)?correta)$/)).toBeNull();
    },
  );

  it('asks a visitor to sign in before it sends the answer', async () => {
    const { store } = open({}, {}, 'visitor');
    await userEvent.click(alternative(/^A/));
    await userEvent.click(answerButton());
    expect(store.getState().session.dialog.open).toBe(true);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('only reading', () => {
  it('asks first, and can be cancelled', async () => {
    const { seen } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Só ler' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('button', { name: 'Ver gabarito' })).not.toBeInTheDocument();
    expect(sent(seen)).toEqual([]);
  });

  it('is recorded, then shows the key without a verdict', async () => {
    const { seen } = open();
    await userEvent.click(alternative(/^B/));
    await userEvent.click(screen.getByRole('button', { name: 'Só ler' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ver gabarito' }));
    expect(await screen.findByText('Gabarito: A', { selector: 'p' })).toBeVisible();
    expect(screen.getByText(/não entram nas estatísticas/)).toBeVisible();
    expect(sent(seen)[0]).toMatchObject({ questao_id: 12, revelada: true });
    expect(sent(seen)[0]).not.toHaveProperty('alternativa_id');
  });

  it('is refused without a connection', async () => {
    const { outbox, seen } = open();
    act(() => outbox.setOnline(false));
    await userEvent.click(screen.getByRole('button', { name: 'Só ler' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ver gabarito' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão não é possível mostrar o gabarito.');
    expect(sent(seen)).toEqual([]);
  });
});

describe('striking an alternative', () => {
  afterEach(() => sessionStorage.clear());

  it('is announced, lasts as long as the tab, and ends when the alternative is chosen', async () => {
    const { unmount } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Riscar alternativa B' }));
    expect(alternative(/\(riscada\)/)).toBeInTheDocument();
    unmount();
    open();
    expect(screen.getByRole('button', { name: 'Desfazer o risco da alternativa B' })).toBeInTheDocument();
    await userEvent.click(alternative(/^B/));
    expect(screen.queryByText(/riscada/)).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('chooses by letter or number, strikes and answers', async () => {
    open();
    await userEvent.keyboard('b');
    expect(alternative(/^B/)).toBeChecked();
    await userEvent.keyboard('3');
    expect(alternative(/^C/)).toBeChecked();
    await userEvent.keyboard('x');
    expect(alternative(/^C.*\(riscada\)/)).toBeInTheDocument();
    await userEvent.keyboard('a{Enter}');
    expect(await screen.findByText('Você acertou!', { selector: 'p' })).toBeVisible();
  });

  it('chooses certo and errado by their letters', async () => {
    const certo = { id: 201, letra: 'C', texto: 'Certo' };
    const errado = { id: 202, letra: 'E', texto: 'Errado' };
    open({ question: craseQuestion({ tipo: 'questaovf', alternativas: [certo, errado] }) });
    await userEvent.keyboard('e');
    expect(screen.getByRole('radio', { name: 'Errado' })).toBeChecked();
    await userEvent.keyboard('c');
    expect(screen.getByRole('radio', { name: 'Certo' })).toBeChecked();
  });

  it('acts on the focused question if there are several, and moves between them', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const other = craseQuestion({
      id: 13,
      codigo: 'Q13',
      alternativas: craseQuestion().alternativas.map((one) => ({ ...one, id: one.id + 100 })),
    });
    renderScreen(
      <>
        <QuestionPanel question={craseQuestion()} />
        <QuestionPanel question={other} />
      </>,
      { as: 'student' },
    );
    const [first, second] = screen.getAllByRole('article');
    await userEvent.keyboard('a');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    first?.focus();
    await userEvent.keyboard('j');
    expect(second).toHaveFocus();
    await userEvent.keyboard('b');
    expect(within(second as HTMLElement).getByRole('radio', { checked: true })).toHaveAccessibleName(/^B/);
    expect(within(first as HTMLElement).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('steps as the screen defines', async () => {
    const onNext = jest.fn();
    const onPrevious = jest.fn();
    open({ onNext, onPrevious });
    await userEvent.keyboard('j{ArrowRight}k');
    expect(onNext).toHaveBeenCalledTimes(2);
    expect(onPrevious).toHaveBeenCalledTimes(1);
  });

  it('leaves typing alone', async () => {
    renderScreen(
      <>
        <QuestionPanel question={craseQuestion()} />
        <input aria-label="Anotação" />
      </>,
      { as: 'student' },
    );
    await userEvent.type(screen.getByLabelText('Anotação'), 'abc');
    expect(screen.getByLabelText('Anotação')).toHaveValue('abc');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('has a list of its keys, where single keys can be turned off', async () => {
    open();
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Atalhos de teclado' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Usar atalhos de uma tecla' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('b');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });
});

describe('the reading size', () => {
  afterEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.leitura;
  });

  it('grows to its maximum and is stored on the device', async () => {
    open();
    const larger = screen.getByRole('button', { name: 'Aumentar a letra' });
    for (let step = 0; step < 3; step += 1) await userEvent.click(larger);
    expect(larger).toBeDisabled();
    expect(document.documentElement.dataset.leitura).toBe('3');
    expect(localStorage.getItem('@MAPA-Leitura')).toBe('3');
    await userEvent.click(screen.getByRole('button', { name: 'Diminuir a letra' }));
    expect(document.documentElement.dataset.leitura).toBe('2');
  });
});
