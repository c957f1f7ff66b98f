import { isOpen, nextAnswering, UNTOUCHED, withPrevious, type Answering, type AnsweringEvent } from './answering-state';
import { outcomeOfAnswer, outcomeOfResult, type Outcome } from './outcome';
import { verdictOf } from './verdict';

const KEY = { alternativa_id: 3, letra: 'C', comentario: null };
const UUID = '6f1c2f0e-6a6e-4b8e-9d0b-0d4f5b0f0a11';

const RESULT = {
  success: true as const,
  uuid: UUID,
  questao_id: 1,
  alternativa_id: 3,
  acertou: true,
  contabilizada: false,
  gabarito: KEY,
  epoca: null,
};

const outcome = (over: Partial<Outcome> = {}): Outcome => ({
  chosenId: 3,
  correct: true,
  revealed: false,
  counted: true,
  released: false,
  held: false,
  key: KEY,
  elapsedMs: 1_000,
  changes: [],
  ...over,
});

const after = (...events: AnsweringEvent[]): Answering => events.reduce(nextAnswering, UNTOUCHED);

describe('answering a question', () => {
  it('keeps the choice when the server refuses', () => {
    const state = after(
      { type: 'chosen', id: 3 },
      { type: 'sent', what: 'answer' },
      { type: 'failed', message: 'Não deu.' },
    );
    expect(state).toMatchObject({ phase: 'choosing', chosenId: 3, problem: 'Não deu.' });
    expect(isOpen(state)).toBe(true);
  });

  it('does not let the choice change while it is being sent or judged', () => {
    const sent = after({ type: 'chosen', id: 3 }, { type: 'sent', what: 'answer' });
    expect(nextAnswering(sent, { type: 'chosen', id: 4 })).toBe(sent);
    const known = nextAnswering(sent, { type: 'known', outcome: outcome() });
    expect(nextAnswering(known, { type: 'chosen', id: 4 })).toBe(known);
  });

  it('cannot be sent twice', () => {
    const sent = after({ type: 'chosen', id: 3 }, { type: 'sent', what: 'answer' });
    expect(nextAnswering(sent, { type: 'sent', what: 'reveal' })).toBe(sent);
  });

  it('waits without a connection and shows the verdict when it comes', () => {
    const waiting = after(
      { type: 'chosen', id: 3 },
      { type: 'sent', what: 'answer' },
      { type: 'recorded', uuid: UUID },
    );
    expect(waiting.phase).toBe('recorded');
    expect(nextAnswering(waiting, { type: 'known', outcome: outcome() })).toMatchObject({ phase: 'known' });
  });

  it('ignores a failure reported after the verdict', () => {
    const known = after(
      { type: 'chosen', id: 3 },
      { type: 'sent', what: 'answer' },
      { type: 'known', outcome: outcome() },
    );
    expect(nextAnswering(known, { type: 'failed', message: 'tarde' })).toBe(known);
  });

  it('asks before it shows the key, and can be refused', () => {
    const asked = after({ type: 'chosen', id: 3 }, { type: 'reveal-asked' });
    expect(asked.phase).toBe('confirming-reveal');
    expect(nextAnswering(asked, { type: 'reveal-dropped' })).toMatchObject({ phase: 'choosing', chosenId: 3 });
  });

  it('is cleared when the question is asked again', () => {
    expect(after({ type: 'known', outcome: outcome() }, { type: 'again' })).toEqual({ ...UNTOUCHED, again: true });
  });
});

describe('an outcome', () => {
  const answer = {
    uuid: UUID,
    alternativa_id: 2,
    acertou: false,
    revelada: false,
    respondida_em: '2026-01-01T00:00:00Z',
  };

  it('is read from a result with the own time', () => {
    expect(outcomeOfResult(RESULT, false, 1_500)).toEqual(outcome({ counted: false, elapsedMs: 1_500 }));
  });

  it('is read from an earlier answer only with its key', () => {
    expect(outcomeOfAnswer(answer, null)).toBeNull();
    expect(outcomeOfAnswer(null, KEY)).toBeNull();
    expect(outcomeOfAnswer(answer, KEY)).toMatchObject({ chosenId: 2, correct: false, key: KEY });
  });
});

describe('the verdict in words', () => {
  const choice = { tipo: 'questaomultiplaescolha', anulada: false } as const;

  it.each([
    ['a right answer', choice, outcome(), 'right', 'Você acertou!'],
    ['a wrong answer', choice, outcome({ correct: false, chosenId: 1 }), 'wrong', 'Você errou. Gabarito: C'],
    [
      'a wrong answer to certo or errado',
      { tipo: 'questaovf', anulada: false } as const,
      outcome({ correct: false, key: { ...KEY, letra: 'E' } }),
      'wrong',
      'Você errou. Gabarito: Errado',
    ],
    ['a reveal', choice, outcome({ correct: null, revealed: true, chosenId: null }), 'neutral', 'Gabarito: C'],
    [
      'an annulled question',
      { ...choice, anulada: true },
      outcome({ correct: null, key: { ...KEY, letra: null } }),
      'neutral',
      'Questão anulada: não há gabarito.',
    ],
  ])('of %s', (_, question, given, tone, title) => {
    expect(verdictOf(question, given)).toMatchObject({ tone, title });
  });

  it('mentions that an answer does not count', () => {
    expect(verdictOf(choice, outcome({ counted: false })).detail).toMatch(/histórico/);
    expect(verdictOf(choice, outcome()).detail).toBeNull();
  });

  it('mentions an answer in an open sitting, as opposed to an annulled one', () => {
    const held = { ...RESULT, acertou: null, retida: true, gabarito: { ...KEY, alternativa_id: null, letra: null } };
    expect(verdictOf(choice, outcomeOfResult(held, true, null)).title).toBe(
      'O gabarito aparece quando o simulado terminar.',
    );
    expect(verdictOf(choice, outcomeOfResult(held, false, null))).toMatchObject({
      tone: 'neutral',
      title: 'Resposta registrada, sem gabarito por enquanto.',
      detail: expect.stringMatching(/simulado seu em andamento/),
    });
  });

  it('mentions that an answer counts only for the student, because the key had been released', () => {
    const given = outcomeOfResult({ ...RESULT, contabilizada: true, gabarito_liberado: true }, false, null);
    expect(verdictOf(choice, given)).toMatchObject({
      title: 'Você acertou!',
      detail: expect.stringMatching(/não nas estatísticas de todos nem na TRI/),
    });
  });
});

describe('an earlier answer', () => {
  it('is shown until the student asks for the question again', () => {
    const previous = outcome({ counted: null });
    expect(withPrevious(UNTOUCHED, previous)).toMatchObject({ phase: 'known', outcome: previous });
    const again = after({ type: 'again' });
    expect(withPrevious(again, previous)).toBe(again);
  });

  it('replaces an answer held back by a sitting, once the sitting has ended and it is recorded', () => {
    const given = outcome({ held: true, correct: null, counted: false });
    const held = after({ type: 'chosen', id: 3 }, { type: 'sent', what: 'answer' }, { type: 'known', outcome: given });
    expect(withPrevious(held, null)).toBe(held);
    const recorded = outcome({ counted: null });
    expect(withPrevious(held, recorded)).toMatchObject({ phase: 'known', outcome: recorded });
  });

  it('does not hide an answer being sent', () => {
    const sent = after({ type: 'chosen', id: 3 }, { type: 'sent', what: 'answer' });
    expect(withPrevious(sent, outcome())).toBe(sent);
  });

  it('that still waits on this device is restored as it was given', () => {
    expect(after({ type: 'found-waiting', uuid: UUID, chosenId: 2 })).toMatchObject({
      phase: 'recorded',
      sending: 'answer',
      chosenId: 2,
      waitingUuid: UUID,
    });
    expect(after({ type: 'found-waiting', uuid: UUID, chosenId: null })).toMatchObject({ sending: 'reveal' });
  });
});
