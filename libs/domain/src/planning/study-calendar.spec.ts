import { studyCalendar } from './study-calendar';

const WEEK = { minutes: [60, 60, 60, 60, 60, 0, 0], questionMs: 120_000 };

describe('studyCalendar', () => {
  it('has the answers and the goal of each day of five weeks, from Monday to Sunday', () => {
    const days = studyCalendar(new Map([['2026-11-24', 31]]), { today: '2026-11-25', planned: 30 }, WEEK);
    expect(days).toHaveLength(35);
    expect(days[0]).toEqual({ day: '2026-10-26', answers: 0, goal: 24 });
    expect(days.find(({ day }) => day === '2026-11-24')).toEqual({ day: '2026-11-24', answers: 31, goal: 24 });
    expect(days.find(({ day }) => day === '2026-11-25')).toMatchObject({ goal: 30 });
    expect(days.at(-1)).toEqual({ day: '2026-11-29', answers: 0, goal: 0 });
  });

  it('sets a goal of at least one question if any minutes are planned', () => {
    const [monday, tuesday] = studyCalendar(
      new Map(),
      { today: '2026-11-25', planned: 0 },
      { minutes: [1, 0], questionMs: 120_000 },
    );
    expect([monday?.goal, tuesday?.goal]).toEqual([1, 0]);
  });
});
