import { readStudyPosition } from '@mapa/domain';
import { sampleAnswer, sampleQuestion, sampleSubject } from '@mapa/api-client/testing';
import { stepsOf } from './steps';
import { neighbourSubject, nextPosition, previousPosition, type Surroundings } from './navigation';

const position = (search: string) => readStudyPosition(new URLSearchParams(search));
const page = (first: number, count: number, answered = 0) =>
  stepsOf(
    Array.from({ length: count }, (_, at) =>
      sampleQuestion({ id: first + at, resposta: at < answered ? sampleAnswer() : null }),
    ),
  );
const subjects = [
  sampleSubject({ assunto_id: 10, total: 3, respondidas: 3, certas: 3 }),
  sampleSubject({ assunto_id: 20, total: 2, respondidas: 1, erradas: 1 }),
  sampleSubject({ assunto_id: 30, total: 2 }),
];

const around = (search: string, change: Partial<Surroundings> = {}): Surroundings => ({
  position: position(search),
  page: 1,
  lastPage: 1,
  steps: page(101, 3),
  at: 0,
  subjects,
  language: null,
  ...change,
});

describe('one step on', () => {
  it('goes to the next question of the page', () => {
    expect(nextPosition(around('assunto=10'))).toMatchObject({ subject: 10, page: 1, target: 102 });
  });

  it('goes to the next page', () => {
    expect(nextPosition(around('assunto=10&page=1&questao=103', { at: 2, lastPage: 3 }))).toMatchObject({
      page: 2,
      target: undefined,
    });
  });

  describe('under "não resolvidas"', () => {
    const OPEN = 'assunto=10&estado=nao_respondidas&estado_ate=5';
    const withWaiting = (first: number, count: number, ...waiting: number[]) =>
      stepsOf(
        Array.from({ length: count }, (_, at) => sampleQuestion({ id: first + at })),
        0,
        new Set(waiting),
      );

    it('goes to the next page of the list as it was opened, however many were answered', () => {
      for (const answered of [0, 7, 20]) {
        const ahead = nextPosition(around(OPEN, { steps: page(101, 20, answered), at: 19, lastPage: 3 }));
        expect(ahead).toMatchObject({ page: 2, target: undefined, anchor: 5 });
      }
    });

    it('skips questions with an answer, even one that waits on this device', () => {
      expect(nextPosition(around(OPEN, { steps: page(101, 5, 3) }))).toMatchObject({ page: 1, target: 104 });
      expect(nextPosition(around(OPEN, { steps: withWaiting(101, 5, 102, 103) }))).toMatchObject({
        page: 1,
        target: 104,
      });
    });

    it('never returns to waiting answers: two at the end of the list lead to the next subject', () => {
      const steps = withWaiting(161, 6, 165, 166);
      const last = around(OPEN, { steps, at: 5, page: 4, lastPage: 4, position: position(`${OPEN}&page=4`) });
      expect(nextPosition({ ...last, at: 3 })).toMatchObject({ subject: 20, anchor: undefined });
      expect(nextPosition({ ...last, at: 4 })).toMatchObject({ subject: 20 });
      expect(nextPosition(last)).toMatchObject({ subject: 20 });
    });

    it('still returns to answered questions', () => {
      expect(previousPosition(around(OPEN, { steps: page(101, 5, 3), at: 3 }))).toMatchObject({
        target: 103,
        anchor: 5,
      });
    });
  });

  it('includes answered questions under every other filter', () => {
    expect(nextPosition(around('assunto=10&estado=respondidas', { steps: page(101, 3, 3) })).target).toBe(102);
  });

  it('goes to the next subject, with the filter', () => {
    expect(nextPosition(around('assunto=10&estado=nao_respondidas', { at: 2 }))).toMatchObject({
      subject: 20,
      state: 'nao_respondidas',
      page: undefined,
      target: undefined,
    });
  });

  it('ends after the last question of the last subject, and remembers it', () => {
    expect(nextPosition(around('assunto=30', { at: 2 }))).toMatchObject({ ended: true, target: 103 });
  });

  it('ends after the last page of the whole map', () => {
    expect(nextPosition(around('assunto=todos', { at: 2 }))).toMatchObject({ ended: true });
  });

  it('goes from an empty list to the next subject', () => {
    expect(nextPosition(around('assunto=10&estado=erradas', { steps: [] }))).toMatchObject({ subject: 20 });
  });

  it('keeps the language of numbers given in two', () => {
    const steps = stepsOf([
      sampleQuestion({ id: 1, numero: 1 }),
      sampleQuestion({ id: 2, numero: 2, variante: 'espanhol' }),
      sampleQuestion({ id: 3, numero: 2, variante: 'inglês' }),
    ]);
    expect(nextPosition(around('assunto=10', { steps, language: 'inglês' })).target).toBe(3);
  });
});

describe('one step back', () => {
  it('goes to the question before', () => expect(previousPosition(around('assunto=10', { at: 1 }))?.target).toBe(101));
  it('goes to the end of the previous page', () => {
    expect(previousPosition(around('assunto=10&page=2', { page: 2, lastPage: 2 }))).toMatchObject({
      page: 1,
      target: 'ultima',
    });
  });
  it('goes to the end of the previous subject', () => {
    expect(previousPosition(around('assunto=20'))).toMatchObject({ subject: 10, page: undefined, target: 'ultima' });
  });
  it('stops at the beginning', () => expect(previousPosition(around('assunto=10'))).toBeNull());
});

describe('the neighbour of a subject', () => {
  it.each([
    ['assunto=10', 1, 20],
    ['assunto=10&estado=certas', 1, undefined],
    ['assunto=10&estado=erradas', 1, 20],
    ['assunto=10&estado=respondidas', 1, 20],
    ['assunto=30&estado=nao_respondidas', -1, 20],
    ['assunto=30&estado=certas', -1, 10],
    ['assunto=todos', 1, undefined],
  ] as const)('of %s in direction %i is %s', (search, direction, id) => {
    expect(neighbourSubject(subjects, position(search), direction)?.assunto_id).toBe(id);
  });
});
