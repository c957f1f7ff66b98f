import type { FakeCalls } from '@mapa/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EarlierWordingView } from '../../versions/earlier-wording';
import { QuestionPanel } from '../../panel/question-panel';
import { SheetQuestion } from '../../panel/sheet-question';
import { craseQuestion } from '../../testing/list-calls';
import { renderScreen } from '../../testing/render-screen';

const ANSWER = 'POST /api/customer-area/question/answer';

/** Propositions 01, 02, 04, 08; the answer of sum n has the id 200 + n. The key is 11. */
const question = craseQuestion({
  tipo: 'questaosomatorio',
  alternativas: ['Um é ímpar.', 'Dois é par.', 'Três é par.', 'Quatro é par.'].map((texto, at) => ({
    id: 200 + 2 ** at,
    letra: String(2 ** at).padStart(2, '0'),
    texto: `<p>${texto}</p>`,
  })),
  combinacoes: Array.from({ length: 15 }, (_, at) => 201 + at),
});

const gabarito = {
  alternativa_id: 211,
  letra: '11',
  comentario: null,
  comentarios_alternativas: [{ alternativa_id: 204, texto: '<p>Três não é divisível por dois.</p>' }],
};

const calls: FakeCalls = {
  [ANSWER]: ({ uuid = '', alternativa_id = null }) => ({
    success: true,
    uuid,
    questao_id: 12,
    alternativa_id,
    acertou: alternativa_id === 211,
    contabilizada: true,
    gabarito,
    epoca: null,
  }),
};

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const group = () => within(screen.getByRole('group', { name: 'Proposições' }));
const open = () => renderScreen(<QuestionPanel question={question} />, { as: 'student', calls });

describe('a question of somatório', () => {
  it('is answered by the sum of the ticked propositions, shown as they are ticked', async () => {
    const { seen } = open();
    expect(screen.getByRole('button', { name: 'Responder' })).toBeDisabled();
    await userEvent.click(box(/^01: Um/));
    await userEvent.click(box(/^04: Três/));
    expect(group().getByRole('status')).toHaveTextContent('Soma: 05');
    await userEvent.click(box(/^02: Dois/));
    expect(group().getByText('01 + 02 + 04')).toBeVisible();
    await userEvent.click(box(/^01: Um/));
    expect(group().getByRole('status')).toHaveTextContent('Soma: 06');
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    await screen.findByText('Você errou. Gabarito: 11 (01 + 02 + 08)', { selector: 'p' });
    expect(seen.find(({ call }) => call === ANSWER)?.args).toMatchObject({ questao_id: 12, alternativa_id: 206 });
  });

  it('is judged proposition by proposition, with the comment on each under it', async () => {
    open();
    await userEvent.click(box(/^02/));
    await userEvent.click(box(/^04/));
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    expect(await screen.findByText('Três não é divisível por dois.')).toBeVisible();
    expect(box(/^01: Um é ímpar\..*Correta, você não marcou$/)).not.toBeChecked();
    expect(box(/^02: Dois é par\..*Correta, você marcou$/)).toBeChecked();
    expect(box(/^04: Três é par\..*Incorreta, você marcou$/)).toHaveAccessibleDescription(
      'Três não é divisível por dois.',
    );
    expect(box(/^08: Quatro é par\..*Correta, você não marcou$/)).not.toBeChecked();
    expect(group().getByText('Sua soma').parentElement).toHaveTextContent('06');
    expect(group().getByText('Gabarito').parentElement).toHaveTextContent('11');
  });

  it('cannot be answered with nothing ticked', async () => {
    open();
    await userEvent.click(box(/^08/));
    expect(screen.getByRole('button', { name: 'Responder' })).toBeEnabled();
    await userEvent.click(box(/^08/));
    expect(screen.getByRole('button', { name: 'Responder' })).toBeDisabled();
    expect(group().getByRole('status')).toHaveTextContent('Nenhuma marcada');
  });

  it('is answered by keys: digits tick in order, X strikes, Enter answers', async () => {
    const { seen } = open();
    screen.getByRole('article').focus();
    await userEvent.keyboard('124');
    expect(group().getByRole('status')).toHaveTextContent('Soma: 11');
    await userEvent.keyboard('3x');
    expect(screen.getByRole('button', { name: 'Desfazer o risco da proposição 04' })).toBeInTheDocument();
    await userEvent.keyboard('3{Enter}');
    await screen.findByText('Você acertou!', { selector: 'p' });
    expect(seen.find(({ call }) => call === ANSWER)?.args).toMatchObject({ alternativa_id: 211 });
  });

  it('shows its sum at the bottom of a small window too, where the propositions hide it', async () => {
    renderScreen(<QuestionPanel question={question} dock={{ nextLabel: 'Próxima' }} />, { as: 'student', calls });
    const dock = within(screen.getByRole('group', { name: 'Responder e seguir' }));
    expect(dock.queryByText(/^Soma/)).toBeNull();
    await userEvent.click(box(/^01/));
    await userEvent.click(box(/^08/));
    expect(dock.getByText('Soma 09 (01 + 08)')).toBeVisible();
  });

  it('is marked on an answer sheet by its sum, and left blank by removing every tick', async () => {
    const on = { onMark: jest.fn(), onReview: jest.fn(), onTime: jest.fn(), onNext: jest.fn(), onPrevious: jest.fn() };
    const sheet = { title: 'Questão 1', changes: [], isForReview: false, isDocked: false, nextLabel: 'Próxima' };
    renderScreen(<SheetQuestion question={question} markedId={208} {...sheet} {...on} />, { as: 'student' });
    expect(box(/^08/)).toBeChecked();
    await userEvent.click(box(/^02/));
    expect(on.onMark).toHaveBeenLastCalledWith(210);
    await userEvent.click(box(/^08/));
    expect(on.onMark).toHaveBeenLastCalledWith(null);
  });

  it('shows in an earlier wording which propositions were right and which were ticked', () => {
    const { enunciado, alternativas, combinacoes } = question;
    const outcome = {
      ...{ chosenId: 206, correct: false, revealed: false, counted: true, released: false, held: false },
      ...{ key: gabarito, elapsedMs: null, changes: [] },
    };
    renderScreen(<EarlierWordingView earlier={{ enunciado, alternativas, combinacoes }} outcome={outcome} />);
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '01Um é ímpar.Correta, você não marcou',
      '02Dois é par.Correta, você marcou',
      '04Três é par.Incorreta, você marcouTrês não é divisível por dois.',
      '08Quatro é par.Correta, você não marcou',
    ]);
  });
});
