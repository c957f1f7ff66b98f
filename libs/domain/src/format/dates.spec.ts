import {
  calendarText,
  dayText,
  daysAwayText,
  legalDayText,
  legalTimeText,
  longCalendarText,
  minuteText,
  shortCalendarText,
  weekdayText,
} from './dates';

it('names a day as a Brazilian reads it', () => {
  expect(dayText('2026-11-03T12:00:00.000Z')).toBe('3 de nov. de 2026');
});

it.each([
  ['2026-11-03T23:30:00', 'hoje'],
  ['2026-11-04T00:10:00', 'amanhã'],
  ['2026-11-08T12:00:00', 'em 5 dias'],
  ['2026-11-02T23:59:00', 'ontem'],
])('says by calendar days how far away %s is: %s', (instant, words) => {
  expect(daysAwayText(instant, new Date('2026-11-03T12:00:00').toISOString())).toBe(words);
});

it("names a calendar day regardless of the reader's time zone", () => {
  expect(calendarText('2026-11-03')).toBe('03/11/2026');
  expect(shortCalendarText('2026-11-03')).toBe('3 de nov.');
  expect(longCalendarText('2026-11-03')).toBe('terça-feira, 3 de novembro');
  expect(weekdayText('2026-11-03')).toBe('terça-feira');
});

it('gives an instant to the minute', () => {
  expect(minuteText('2026-11-03T12:05:59')).toBe('03/11/2026, 12:05');
});

it('names the last second of a deadline as of its day in Brasília', () => {
  expect(legalDayText('2026-11-04T02:59:59.999Z')).toBe('3 de nov. de 2026');
  expect(legalTimeText('2026-11-04T02:59:59.999Z')).toBe('3 de nov. de 2026, 23:59');
});
