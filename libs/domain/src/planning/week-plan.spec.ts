import fc from 'fast-check';
import { mondayOf, plannedOf, planWeek, questionTime, type WeekInput } from './week-plan';

const MONDAY = '2026-11-23';
const HOUR = 60;

const input = (over: Partial<WeekInput> = {}): WeekInput => ({
  monday: MONDAY,
  today: MONDAY,
  minutes: [HOUR, HOUR, HOUR, HOUR, HOUR, 0, 0],
  questionMs: 120_000,
  done: [],
  reviews: [],
  ...openIn({ subjects: { 1: 500, 2: 500 }, collections: { 7: 500 } }),
  newPerDay: null,
  ...over,
});

type Open = Pick<WeekInput, 'subjects' | 'collections' | 'open'>;

/** Subjects and collections without common questions, each with its number of open questions. */
function openIn({
  subjects = {},
  collections = {},
}: Partial<Record<'subjects' | 'collections', Record<string, number>>>): Open {
  const [bySubject, byCollection] = [Object.entries(subjects), Object.entries(collections)];
  return {
    subjects: bySubject.map(([id]) => Number(id)),
    collections: byCollection.map(([id]) => id),
    open: [
      ...bySubject.map(([id, open]) => ({ subjects: [Number(id)], collections: [], open })),
      ...byCollection.map(([id, open]) => ({ subjects: [], collections: [id], open })),
    ],
  };
}

const week = (value: fc.Arbitrary<number>) => fc.array(value, { minLength: 7, maxLength: 7 });

const inputs = fc.record<WeekInput>({
  monday: fc.constant(MONDAY),
  today: fc.integer({ min: 23, max: 29 }).map((day) => `2026-11-${day}`),
  minutes: week(fc.integer({ min: 0, max: 720 })),
  questionMs: fc.integer({ min: 5_000, max: 900_000 }),
  done: week(fc.integer({ min: 0, max: 80 })),
  reviews: week(fc.integer({ min: 0, max: 80 })),
  subjects: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
  collections: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
  open: fc.array(
    fc.record({
      subjects: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
      collections: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
      open: fc.integer({ min: 0, max: 60 }),
    }),
  ),
  newPerDay: fc.option(fc.integer({ min: 0, max: 120 })),
});

describe('the plan of a week', () => {
  it('plans four fifths of the hours, and nothing on a day without hours', () => {
    const { goal, days } = planWeek(input());
    expect(goal).toBe(120);
    expect(days.map(plannedOf)).toEqual([24, 24, 24, 24, 24, 0, 0]);
  });

  it('moves missed work to the remaining days, within their hours', () => {
    const { days, unplaced } = planWeek(input({ today: '2026-11-24' }));
    expect(days.map(plannedOf)).toEqual([0, 30, 30, 30, 30, 0, 0]);
    expect(unplaced).toBe(0);
  });

  it('takes no more of a subject as such than its quota, and the rest of the collections', () => {
    const plan = planWeek(input({ quotas: new Map([[1, 5]]) }));
    const ofSubject = (id: number) =>
      plan.days.flatMap(({ subjects }) => subjects.filter((one) => one.id === id).map(({ questions }) => questions));
    expect(ofSubject(1)).toEqual([5]);
    expect(ofSubject(2).length).toBeGreaterThan(0);
    expect(plan.days.map(plannedOf)).toEqual([24, 24, 24, 24, 24, 0, 0]);
  });

  it('reports what no longer fits instead of asking for more hours', () => {
    const { days, unplaced } = planWeek(input({ today: '2026-11-27' }));
    expect(days.map(plannedOf)).toEqual([0, 0, 0, 0, 30, 0, 0]);
    expect(unplaced).toBe(90);
  });

  it('plans no more new questions for a day than its limit serves; reviews are not new', () => {
    const minutes = [720, 0, 0, 0, 0, 0, 0];
    const [monday] = planWeek(input({ minutes, newPerDay: 100, reviews: [30] })).days;
    expect(monday && [monday.reviews, plannedOf(monday)]).toEqual([30, 130]);
  });

  it('takes reviews first, then gives half to the subjects in order and half to the map', () => {
    const [monday] = planWeek(
      input({
        reviews: [10],
        ...openIn({ subjects: { 1: 3, 2: 500 }, collections: { 7: 500 } }),
      }),
    ).days;
    expect(monday).toMatchObject({
      reviews: 10,
      subjects: [
        { id: 1, questions: 3 },
        { id: 2, questions: 4 },
      ],
      collections: [{ id: '7', questions: 7 }],
    });
  });

  it('carries reviews that do not fit to the next day, each once', () => {
    const { days } = planWeek(input({ reviews: [40, 5] }));
    expect(days.map(({ reviews }) => reviews)).toEqual([30, 15, 0, 0, 0, 0, 0]);
  });

  it('gives the map the time that the subjects leave, and the subjects the time that the map leaves', () => {
    expect(planWeek(input(openIn({ collections: { 7: 500 } }))).days[0]).toMatchObject({
      subjects: [],
      collections: [{ id: '7', questions: 24 }],
    });
    expect(planWeek(input(openIn({ subjects: { 1: 500 } }))).days[0]).toMatchObject({
      subjects: [{ id: 1, questions: 24 }],
      collections: [],
    });
  });

  it('continues with the other collections if the first has few open questions', () => {
    const collections = { mapa: 30, caderno: 10, outro: 500 };
    const { days } = planWeek(input(openIn({ collections })));
    expect(days.slice(0, 3).map((day) => day.collections)).toEqual([
      [{ id: 'mapa', questions: 24 }],
      [
        { id: 'mapa', questions: 6 },
        { id: 'caderno', questions: 10 },
        { id: 'outro', questions: 8 },
      ],
      [{ id: 'outro', questions: 24 }],
    ]);
  });

  it('plans a question once even if it is in several subjects or maps', () => {
    const plan = (open: WeekInput['open']) => {
      const [monday] = planWeek(input({ subjects: [1, 2], collections: ['a', 'b'], open })).days;
      return (
        monday && [monday.subjects, monday.collections].map((parts) => parts.map((one) => [one.id, one.questions]))
      );
    };
    // Three questions count as three, in however many places they are; each half gets a part of them.
    expect(plan([{ subjects: [1, 2], collections: ['a', 'b'], open: 3 }])).toEqual([[[1, 2]], [['a', 1]]]);
    // A half with other questions leaves to the other half the questions that are open only there.
    expect(
      plan([
        { subjects: [1], collections: ['a'], open: 12 },
        { subjects: [1], collections: [], open: 12 },
      ]),
    ).toEqual([[[1, 12]], [['a', 12]]]);
    expect(
      plan([
        { subjects: [1], collections: ['a'], open: 12 },
        { subjects: [], collections: ['b'], open: 12 },
      ]),
    ).toEqual([[[1, 12]], [['b', 12]]]);
    // Questions that are also in the map to continue are planned for a subject last.
    expect(
      plan([
        { subjects: [1], collections: ['a'], open: 12 },
        { subjects: [1], collections: ['b'], open: 30 },
      ]),
    ).toEqual([[[1, 12]], [['a', 12]]]);
  });

  it('plans nothing more once the goal is reached', () => {
    expect(planWeek(input({ today: '2026-11-25', done: [60, 60] })).days.map(plannedOf)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('never exceeds the hours of a day or the open questions, and plans nothing for past days', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { days, goal, done, unplaced } = planWeek(given);
        for (const day of days) {
          const room = day.day < given.today ? 0 : day.capacity - (day.day === given.today ? day.done : 0);
          expect(plannedOf(day)).toBeLessThanOrEqual(Math.max(0, room));
          expect(plannedOf(day) - day.reviews).toBeLessThanOrEqual(given.newPerDay ?? Infinity);
          expect(
            Math.min(day.reviews, ...[...day.subjects, ...day.collections].map(({ questions }) => questions)),
          ).toBeGreaterThanOrEqual(0);
        }
        // Questions planned for some places are open questions of these places, each once.
        const places = days.flatMap((day) => [...day.subjects, ...day.collections]);
        for (const chosen of [given.subjects, given.collections, [...given.subjects, ...given.collections]]) {
          const isChosen = (id: string | number) => chosen.includes(id as never);
          const planned = places.filter(({ id }) => isChosen(id)).reduce((sum, { questions }) => sum + questions, 0);
          const groups = given.open.filter((group) => [...group.subjects, ...group.collections].some(isChosen));
          expect(planned).toBeLessThanOrEqual(groups.reduce((sum, { open }) => sum + open, 0));
        }
        expect(unplaced).toBeLessThanOrEqual(Math.max(0, goal - done));
      }),
    );
  });

  it('keeps the whole goal as long as hours and open questions allow', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { days, goal, done, unplaced } = planWeek({
          ...given,
          collections: ['a'],
          open: [...given.open, { subjects: [], collections: ['a'], open: 1_000_000 }],
          newPerDay: null,
          reviews: [],
        });
        const planned = days.reduce((sum, day) => sum + plannedOf(day), 0);
        expect(planned + unplaced).toBe(Math.max(0, goal - done));
      }),
    );
  });

  it('starts on Monday, on any day', () => {
    expect(['2026-11-23', '2026-11-26', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
      MONDAY,
      MONDAY,
      MONDAY,
      '2026-11-30',
    ]);
  });
});

describe('the time of a question', () => {
  it("is the student's own median from 20 timed answers on, within plausible bounds", () => {
    expect(questionTime({ timed: 19, medianMs: 40_000 })).toEqual({ ms: 120_000, isOwn: false });
    expect(questionTime({ timed: 0, medianMs: null })).toEqual({ ms: 120_000, isOwn: false });
    expect(questionTime({ timed: 20, medianMs: 40_000.4 })).toEqual({ ms: 40_000, isOwn: true });
    expect(questionTime({ timed: 20, medianMs: 900 })).toEqual({ ms: 15_000, isOwn: true });
    expect(questionTime({ timed: 20, medianMs: 9e6 })).toEqual({ ms: 900_000, isOwn: true });
  });
});
