import fc from 'fast-check';
import { coverageOf, strengthOf } from './coverage';
import { minutesBefore, planRoad, quotasOf, type RoadSubject, weeksAhead } from './road';

const MONDAY = '2026-11-23';
const HOURS = [60, 60, 60, 60, 60, 0, 0];

const subject = fc
  .record({
    points: fc.double({ min: 0, max: 20, noNaN: true }),
    answered: fc.nat(40),
    wrong: fc.nat(40),
    open: fc.nat(60),
  })
  .map(({ wrong, ...one }) => ({ ...one, correct: Math.max(0, one.answered - wrong) }));
const programme = fc
  .array(subject, { maxLength: 12 })
  .map((all): RoadSubject[] => all.map((one, id) => ({ ...one, id: id + 1 })));
const budgets = fc.array(
  fc.nat(120).map((questions) => ({ questions })),
  { maxLength: 8 },
);

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, number) => all + number, 0);
const ahead = (over: Partial<Parameters<typeof weeksAhead>[0]> = {}) =>
  weeksAhead({
    today: MONDAY,
    exam: '2026-12-16',
    minutes: HOURS,
    questionMs: 120_000,
    done: 0,
    reviews: new Map(),
    newPerDay: null,
    ...over,
  });

describe('the coverage of a programme', () => {
  it('tells strong from weak only where the interval of the answers does', () => {
    expect([
      strengthOf(0, 0),
      strengthOf(8, 8),
      strengthOf(7, 7),
      strengthOf(30, 25),
      strengthOf(3, 0),
      strengthOf(3, 1),
      strengthOf(20, 8),
    ]).toEqual(['untouched', 'strong', 'open', 'strong', 'weak', 'open', 'weak']);
  });

  it('weighs assuntos by their points, and sums to the whole', () => {
    expect(
      coverageOf([
        { points: 3, answered: 8, correct: 8 },
        { points: 1, answered: 0, correct: 0, planned: 4 },
        { points: 1, answered: 0, correct: 0 },
      ]),
    ).toEqual({ strong: 0.6, weak: 0, open: 0, planned: 0.2, untouched: 0.2 });
    fc.assert(
      fc.property(programme, (subjects) => {
        const shares = Object.values(coverageOf(subjects));
        expect(sum(shares)).toBeCloseTo(1);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the weeks up to an exam', () => {
  it('hold four fifths of their hours, and nothing from the day of the exam on', () => {
    expect(ahead().map(({ start, questions }) => [start, questions])).toEqual([
      ['2026-11-23', 120],
      ['2026-11-30', 120],
      ['2026-12-07', 120],
      ['2026-12-14', 48],
    ]);
    expect(minutesBefore(HOURS, { monday: MONDAY, today: MONDAY, exam: '2026-11-25' })).toEqual([
      60, 60, 0, 0, 0, 0, 0,
    ]);
    // A past exam leaves the hours alone.
    expect(minutesBefore(HOURS, { monday: MONDAY, today: '2026-11-26', exam: '2026-11-25' })).toEqual(HOURS);
  });

  it('leave room for reviews and for what is done, and follow the limit of the plan', () => {
    const reviews = new Map([
      ['2026-11-24', 20],
      ['2026-11-30', 30],
    ]);
    expect(ahead({ done: 15, reviews, newPerDay: 18 }).map(({ questions }) => questions)).toEqual([85, 90, 90, 36]);
    expect(ahead({ today: '2026-11-27' })[0]?.questions).toBe(30);
    expect(ahead({ today: '2026-11-28' })[0]?.questions).toBe(0);
  });

  it('are at most 26', () => {
    expect(ahead({ exam: '2028-01-01' })).toHaveLength(26);
  });
});

describe('the plan of the road', () => {
  it('shares the questions out by the points at stake, after what was answered already', () => {
    const one = { points: 1, answered: 0, correct: 0, open: 100 };
    const [first, second, third] = [
      { ...one, id: 1, points: 2 },
      { ...one, id: 2 },
      { ...one, id: 3 },
    ];
    expect(quotasOf([first, second, third], 80)).toEqual([
      { id: 1, questions: 20 },
      { id: 2, questions: 10 },
      { id: 3, questions: 10 },
    ]);
    // Answered half right, as assumed before: the stake stays, and the share is used up.
    expect(quotasOf([{ ...first, answered: 20, correct: 10 }, second, third], 40)).toEqual([
      { id: 2, questions: 10 },
      { id: 3, questions: 10 },
    ]);
  });

  it('plans each open question once, fills each week while there are any, and wanders never off the programme', () => {
    fc.assert(
      fc.property(programme, budgets, (subjects, weeks) => {
        const plan = planRoad(subjects, weeks);
        const openOf = new Map(subjects.map(({ id, open }) => [id, open]));
        let left = sum(openOf.values());
        for (const [at, week] of plan.entries()) {
          expect(sum(week.values())).toBe(Math.min(left, weeks[at]?.questions ?? 0));
          for (const [id, questions] of week) {
            expect(questions).toBeGreaterThan(0);
            openOf.set(id, (openOf.get(id) ?? 0) - questions);
          }
          left -= sum(week.values());
        }
        expect(Math.min(0, ...openOf.values())).toBe(0);
      }),
    );
  });

  it('plans no less of any assunto when a week is added', () => {
    fc.assert(
      fc.property(programme, budgets, fc.nat(120), (subjects, weeks, questions) => {
        const total = (plan: readonly ReadonlyMap<number, number>[]) => sum(plan.flatMap((week) => [...week.values()]));
        expect(total(planRoad(subjects, [...weeks, { questions }]))).toBeGreaterThanOrEqual(
          total(planRoad(subjects, weeks)),
        );
      }),
    );
  });

  it('has quotas within half of the questions, and within what is open', () => {
    fc.assert(
      fc.property(programme, fc.nat(2_000), (subjects, questions) => {
        const quotas = quotasOf(subjects, questions);
        expect(sum(quotas.map((one) => one.questions))).toBeLessThanOrEqual(Math.ceil(questions / 2));
        for (const quota of quotas)
          expect(quota.questions).toBeLessThanOrEqual(subjects.find(({ id }) => id === quota.id)?.open ?? 0);
      }),
    );
  });
});
