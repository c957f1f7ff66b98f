import { type FakeCalls, offline, refuse } from '@mapa/api-client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerResult } from '../model';
import { craseQuestion } from '../testing/list-calls';
import { renderScreen } from '../testing/render-screen';
import { QuestionPanel, type QuestionPanelProps } from './question-panel';

const ANSWER = 'POST /api/customer-area/question/answer';
const result: AnswerResult = {
  success: true,
  uuid: '6f1c2f0e-6a6e-4b8e-9d0b-0d4f5b0f0a11',
  questao_id: 12,
  alternativa_id: 102,
  acertou: false,
  contabilizada: true,
  gabarito: { alternativa_id: 101, letra: 'A', comentario: null },
  epoca: null,
};

const onNext = jest.fn();
const onPrevious = jest.fn();

async function open(props: Partial<QuestionPanelProps> = {}, calls: FakeCalls = { [ANSWER]: result }) {
  const view = renderScreen(
    <QuestionPanel
      question={craseQuestion()}
      position={4}
      mapId={1}
      dock={{ nextLabel: 'Próxima' }}
      onNext={onNext}
      onPrevious={onPrevious}
      {...props}
    />,
    { as: 'student', calls },
  );
  await screen.findByRole('tablist');
  return view;
}

const dock = () => within(screen.getByRole('group', { name: 'Responder e seguir' }));
const button = (name: string) => dock().getByRole('button', { name });
const alternative = (name: RegExp) => screen.getByRole('radio', { name });

describe('a question in a small window', () => {
  afterEach(() => {
    jest.clearAllMocks();
    sessionStorage.clear();
  });

  it('keeps the focused element above the dock, while the dock is there', async () => {
    const { style } = document.documentElement;
    const { unmount } = await open();
    expect(style.scrollPaddingBottom).toBe('9rem');
    unmount();
    expect(style.scrollPaddingBottom).toBe('');
  });

  it('is answered at the end of the window, asks for confidence there, and continues from the same place', async () => {
    const { seen } = await open();
    expect(button('Responder')).toBeDisabled();
    expect(screen.queryByRole('group', { name: /confiança/ })).toBeNull();
    await userEvent.click(alternative(/^B/));
    expect(dock().getByText('Confiança')).toBeVisible();
    await userEvent.click(button('Dúvida'));
    await userEvent.click(button('Responder'));
    expect(await dock().findByText('Você errou. Gabarito: A')).toBeVisible();
    expect(seen.find(({ call }) => call === ANSWER)?.args).toMatchObject({ alternativa_id: 102, confianca: 'duvida' });
    expect(dock().queryByRole('button', { name: 'Responder' })).toBeNull();
    expect(button('Próxima')).toBeEnabled();
    await userEvent.click(button('Anterior'));
    expect(onPrevious).toHaveBeenCalledTimes(1);
  });

  it('shows one verdict on screen, and links to the explanation if there is one', async () => {
    const explained = { ...result, gabarito: { ...result.gabarito, comentario: '<p>Porque sim.</p>' } };
    const { unmount } = await open({}, { [ANSWER]: explained });
    await userEvent.click(alternative(/^B/));
    await userEvent.click(button('Responder'));
    await dock().findByText('Você errou. Gabarito: A');
    const verdicts = screen.getAllByText('Você errou. Gabarito: A').filter((one) => one.role !== 'status');
    expect(verdicts).toHaveLength(1);
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    await userEvent.click(button('Ver explicação'));
    expect(screen.getByRole('tab', { name: /Gabarito comentado/ })).toHaveFocus();
    expect(scroll).toHaveBeenCalled();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    unmount();
    await open();
    await userEvent.click(alternative(/^B/));
    await userEvent.click(button('Responder'));
    await dock().findByText('Você errou. Gabarito: A');
    expect(dock().queryByRole('button', { name: 'Ver explicação' })).toBeNull();
  });

  it('ignores a press right after the answer as a second one on Responder', async () => {
    await open();
    await userEvent.click(alternative(/^B/));
    await userEvent.click(button('Responder'));
    await dock().findByText('Você errou. Gabarito: A');
    const pressAt = (timeStamp: number) => {
      const press = new MouseEvent('click', { bubbles: true });
      Object.defineProperty(press, 'timeStamp', { value: timeStamp });
      fireEvent(button('Próxima'), press);
    };
    pressAt(performance.now());
    expect(onNext).not.toHaveBeenCalled();
    pressAt(performance.now() + 1_000);
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it('can be skipped, and left at once if it was answered before', async () => {
    const { unmount } = await open();
    await userEvent.click(button('Próxima'));
    unmount();
    await open({
      answer: {
        ...result,
        revelada: false,
        respondida_em: '2026-01-01T12:00:00.000Z',
      },
      answerKey: result.gabarito,
    });
    await userEvent.click(button('Próxima'));
    expect(onNext).toHaveBeenCalledTimes(2);
  });

  it('has no way back from the first question, and none on from the last', async () => {
    await open({ onPrevious: undefined, dock: { nextLabel: 'Concluir' } });
    expect(button('Anterior')).toBeDisabled();
    expect(button('Concluir')).toBeEnabled();
  });

  it('shows beside the button why the answer was refused, and keeps the choice', async () => {
    await open({}, { [ANSWER]: refuse(422, { erro: ['Esta questão saiu do mapa.'] }) });
    await userEvent.click(alternative(/^B/));
    await userEvent.click(button('Responder'));
    expect(await dock().findByRole('alert')).toHaveTextContent('Esta questão saiu do mapa.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(alternative(/^B/)).toBeChecked();
  });

  it('leads on from an answer waiting for the connection, and from a question that cannot be answered', async () => {
    const { unmount } = await open({}, { [ANSWER]: offline() });
    await userEvent.click(alternative(/^B/));
    await userEvent.click(button('Responder'));
    expect(await screen.findByText(/^Resposta registrada\./)).toBeVisible();
    expect(button('Próxima')).toBeVisible();
    unmount();
    await open({ refusal: 'Volte amanhã.' });
    expect(dock().queryByRole('button', { name: 'Responder' })).toBeNull();
    expect(button('Próxima')).toBeVisible();
  });

  it('shows its origin in two lines, and in full on request', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2, name: 'Questão 4' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Assunto' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sobre a questão' }));
    expect(screen.getByRole('list', { name: 'Assunto' })).toBeVisible();
    expect(screen.getByText('Q12')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aumentar a letra' })).toBeVisible();
  });

  it('shows its place, subject and incidence first, and its origin on request', async () => {
    await open({ place: ['1 de 4', 'Crase', '8% da prova'] });
    const place = within(screen.getByRole('list', { name: 'Onde a questão está' }));
    expect(place.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 de 4',
      'Crase',
      '8% da prova',
    ]);
    expect(screen.queryByRole('list', { name: 'Origem' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sobre a questão' }));
    expect(screen.getByRole('list', { name: 'Origem' })).toBeVisible();
  });
});

describe('a long press on an alternative', () => {
  afterEach(() => sessionStorage.clear());

  it('strikes it and does not choose it', async () => {
    await open();
    const text = alternative(/^B/).closest('label') as HTMLElement;
    const finger = { pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(text, finger);
    expect(await screen.findByText('(riscada)', undefined, { timeout: 5_000 })).toBeInTheDocument();
    fireEvent.pointerUp(text, finger);
    fireEvent.click(text);
    expect(alternative(/^B/)).not.toBeChecked();
  });
});
