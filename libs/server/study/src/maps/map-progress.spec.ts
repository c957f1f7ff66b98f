import { mapProgress, OUTCOMES, OUTCOMES_EACH, subjectProgress } from './map-progress';
import type { MapOutline } from './outline';

const { revealed, notJudged, wrong, right } = OUTCOMES;

/**
 * Numbers 0 to 3 with questions 10 to 14: number 1 in two languages (11, 12), number 2 in two subjects (13 in the first, 14
 * in the second).
 */
const OUTLINE: MapOutline = {
  revision: 1,
  map: {} as MapOutline['map'],
  slotCount: 4,
  steps: [
    { slot: 0, subject: 0, question: 10 },
    { slot: 1, subject: 0, question: 11 },
    { slot: 2, subject: 0, question: 13 },
    { slot: 2, subject: 1, question: 14 },
    { slot: 3, subject: 1, question: 15 },
  ],
  stepOf: new Map([
    [10, 0],
    [11, 1],
    [12, 1],
    [13, 2],
    [14, 3],
    [15, 4],
  ]),
  subjects: [
    { subject_id: 7, name: 'Crase', matter_id: 1, matter: 'Português' },
    { subject_id: 8, name: 'Regência', matter_id: 1, matter: 'Português' },
  ],
};

type Closed = [question: number, outcome: number, timeUs?: number];

const progressOf = (...closed: Closed[]) =>
  mapProgress(
    OUTLINE,
    closed.map(([question, outcome]) => question * OUTCOMES_EACH + outcome),
    closed.map(([, , time], at) => time ?? at + 1),
  );

/** Answered, correct, wrong and open numbers. */
const counts = (...closed: Closed[]) => {
  const { answered, correct, wrong: ofWrong, open, total } = progressOf(...closed);
  expect(total).toBe(4);
  return [answered, correct, ofWrong, open];
};

const next = (...closed: Closed[]) => {
  const { next_subject, next_question } = progressOf(...closed);
  return [next_subject, next_question];
};

describe('the progress in a map', () => {
  it('counts numbers by outcome; a reveal closes a number, an annulled answer is neither right nor wrong', () => {
    expect(counts()).toEqual([0, 0, 0, 4]);
    expect(counts([10, right], [13, wrong], [15, revealed])).toEqual([2, 1, 1, 1]);
    expect(counts([10, notJudged], [15, notJudged])).toEqual([2, 0, 0, 2]);
  });

  it('counts a number once, as right if one of its languages is', () => {
    expect(counts([11, wrong], [12, right])).toEqual([1, 1, 0, 3]);
    expect(counts([11, wrong], [12, notJudged])).toEqual([1, 0, 1, 3]);
    expect(counts([13, wrong], [14, revealed])).toEqual([1, 0, 1, 3]);
  });

  it('excludes questions that have left the map, even as the last answer', () => {
    expect(counts([10, right], [99, right, 500])).toEqual([1, 1, 0, 3]);
    expect(progressOf([10, right, 5], [99, right, 500]).lastUs).toBe(5);
    expect(progressOf([99, right, 500]).lastUs).toBeNull();
  });

  it('continues with the first open number after the last answer, or else with the first', () => {
    expect(next()).toEqual([7, 10]);
    expect(next([13, right, 9], [10, right, 3])).toEqual([8, 15]);
    expect(next([12, right, 1])).toEqual([7, 13]);
    expect(next([15, wrong])).toEqual([7, 10]);
    expect(next([10, right], [15, wrong])).toEqual([7, 11]);
    expect(next([10, right], [11, revealed], [14, right], [15, wrong])).toEqual([null, null]);
  });

  it('takes the later step of two simultaneous answers', () => {
    expect(next([13, right, 5], [10, right, 5])).toEqual([8, 15]);
    expect(next([10, right, 5], [13, right, 5])).toEqual([8, 15]);
  });

  it('gives each subject its own answers, and closes a number in all its subjects', () => {
    const progress = progressOf([10, right], [12, wrong], [14, right]);
    expect(subjectProgress(OUTLINE, progress)).toEqual([
      { ...OUTLINE.subjects[0], total: 3, answered: 2, correct: 1, wrong: 1, open: 0 },
      { ...OUTLINE.subjects[1], total: 2, answered: 1, correct: 1, wrong: 0, open: 1 },
    ]);
  });
});
