import fc from 'fast-check';
import { Rating } from 'ts-fsrs';
import { cardOf, gradeOf, reasonOf, retentionOf } from './schedule';

// The same values in each run (docs/testing.md).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

const DAY_MS = 86_400_000;
const START = Date.parse('2026-01-01T12:00:00Z');
const answer = (day: number, correct: boolean, confidence: string | null = null) => ({
  correct,
  confidence,
  answeredAt: new Date(START + day * DAY_MS),
});
const daysUntilDue = (history: ReturnType<typeof answer>[]) => {
  const card = cardOf(history);
  return Math.round(((card?.due.getTime() ?? 0) - (history.at(-1)?.answeredAt.getTime() ?? 0)) / DAY_MS);
};

describe('the schedule of reviews', () => {
  it.each([
    [false, 'certeza', Rating.Again, 'errada'],
    [false, null, Rating.Again, 'errada'],
    [true, 'chute', Rating.Hard, 'insegura'],
    [true, 'duvida', Rating.Hard, 'insegura'],
    [true, null, Rating.Good, 'esquecimento'],
    [true, 'certeza', Rating.Easy, 'esquecimento'],
  ] as const)('grades correct %s, confidence %s', (correct, confidence, grade, reason) => {
    expect(gradeOf({ correct, confidence })).toBe(grade);
    expect(reasonOf({ correct, confidence })).toBe(reason);
  });

  it('repeats wrong answers before unsure ones, these before right ones, and sure ones last', () => {
    const waits = [answer(0, false), answer(0, true, 'duvida'), answer(0, true), answer(0, true, 'certeza')].map(
      (first) => daysUntilDue([first]),
    );
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeGreaterThanOrEqual(1);
    expect(new Set(waits).size).toBeGreaterThanOrEqual(3);
  });

  it('waits longer after each right answer, and starts short again after a wrong one', () => {
    const right = [answer(0, true), answer(3, true), answer(15, true)];
    expect(daysUntilDue(right)).toBeGreaterThan(daysUntilDue(right.slice(0, 2)));
    expect(daysUntilDue([...right, answer(60, false)])).toBeLessThan(daysUntilDue(right));
    expect(cardOf([...right, answer(60, false)])).toMatchObject({ reps: 4, lapses: 1 });
    expect(cardOf([])).toBeNull();
  });

  describe('counts days by the calendar in Brasília', () => {
    const at = (instant: string) => ({ correct: true, confidence: null, answeredAt: new Date(instant) });
    const stabilityOf = (...instants: string[]) => cardOf(instants.map(at))?.stability;
    const nextDay = stabilityOf('2026-03-10T12:00:00-03:00', '2026-03-11T12:00:00-03:00');
    const sameDay = stabilityOf('2026-03-10T12:00:00-03:00', '2026-03-10T12:00:00-03:00');

    it('so that late one evening and the next morning are two days, whatever the day in Greenwich', () => {
      expect(nextDay).not.toBe(sameDay);
      // Both are March 11 in UTC.
      expect(stabilityOf('2026-03-10T22:30:00-03:00', '2026-03-11T08:00:00-03:00')).toBe(nextDay);
    });

    it('so that afternoon and evening of one day are one day', () => {
      expect(stabilityOf('2026-03-10T20:00:00-03:00', '2026-03-10T22:00:00-03:00')).toBe(sameDay);
    });

    it('so that retention is the same all day', () => {
      const reviewedAt = new Date('2026-03-10T22:30:00-03:00');
      const [dawn, night] = ['2026-03-20T00:10:00-03:00', '2026-03-20T23:50:00-03:00'].map((now) =>
        retentionOf({ stability: 10, reviewedAt }, new Date(now)),
      );
      expect(dawn).toBe(night);
      expect(dawn).toBeCloseTo(0.9, 2);
    });

    it('and keeps the time of the last answer', () => {
      const card = cardOf([at('2026-03-10T22:30:00-03:00')]);
      expect(card?.reviewedAt).toEqual(new Date('2026-03-10T22:30:00-03:00'));
      expect(card?.due.toISOString().slice(10)).toBe('T01:30:00.000Z');
    });
  });

  it('is a date after the last answer for any history', () => {
    const history = fc.array(
      fc.record({ gap: fc.double({ min: 0, max: 4_000, noNaN: true }), correct: fc.boolean() }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(history, (steps) => {
        let day = 0;
        const answers = steps.map(({ gap, correct }) => answer((day += gap), correct));
        const card = cardOf(answers);
        expect(card?.due.getTime()).toBeGreaterThan(answers.at(-1)?.answeredAt.getTime() ?? Infinity);
        expect(card?.stability).toBeGreaterThan(0);
      }),
    );
  });

  it('forgets over time', () => {
    const reviewedAt = new Date(START);
    const after = (days: number) => retentionOf({ stability: 10, reviewedAt }, new Date(START + days * DAY_MS));
    expect(after(0)).toBe(1);
    expect(after(10)).toBeCloseTo(0.9, 2);
    expect(after(1_000)).toBeLessThan(after(100));
    expect(after(-5)).toBe(1);
    expect(retentionOf({ stability: 0, reviewedAt }, reviewedAt)).toBe(0);
  });
});
