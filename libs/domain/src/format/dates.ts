import { lazily } from './lazily';

const day = lazily(() => new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' }));

/**
 * Creates a date format ahead of use. The first one loads the language's calendar, which takes 50 ms of a slow
 * machine's time and would delay the first list with a date; each further one takes about 1 ms.
 */
export const loadDateFormats = (): void => void day();

const relative = lazily(() => new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }));
const DAY_MS = 86_400_000;

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** A number of days from today, in words: "hoje", "amanhã", "em 5 dias", "há 3 dias". */
export const inDaysText = (days: number): string => relative().format(days, 'day');

/**
 * Days between now and an instant, by the reader's calendar: "hoje", "amanhã", "em 5 dias", "há 3 dias".
 * @param instant ISO 8601
 * @param now ISO 8601: the server's time where it is known, since the device's clock may be wrong
 */
export const daysAwayText = (instant: string, now: string = new Date().toISOString()): string =>
  // Days of 23 or 25 hours count as one day.
  inDaysText(Math.round((midnight(new Date(instant)) - midnight(new Date(now))) / DAY_MS));

/** The day of an instant in the reader's time zone: "3 de nov. de 2026". @param instant ISO 8601 */
export const dayText = (instant: string): string => day().format(new Date(instant));

// A calendar day is the same everywhere: no time zone may shift it.
const calendar = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'UTC',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);

const shortCalendar = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', day: 'numeric', month: 'short' }),
);

/** A day of the calendar: "03/11/2026". @param day AAAA-MM-DD */
export const calendarText = (day: string): string => calendar().format(new Date(day));

/** A day of the calendar without its year: "3 de nov.". @param day AAAA-MM-DD */
export const shortCalendarText = (day: string): string => shortCalendar().format(new Date(day));

const longCalendar = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
);

/** A day of the calendar in full: "segunda-feira, 23 de novembro". @param day AAAA-MM-DD */
export const longCalendarText = (day: string): string => longCalendar().format(new Date(day));

const weekday = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'long' }));

/** The day of the week of a day of the calendar: "segunda-feira". @param day AAAA-MM-DD */
export const weekdayText = (day: string): string => weekday().format(new Date(day));

const minute = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }));

/** An instant to the minute, in the reader's time zone: "14/03/2026, 09:30". @param instant ISO 8601 */
export const minuteText = (instant: string): string => minute().format(new Date(instant));

// Charges, refunds and ends of plans follow the calendar days of Brasília, as the mails state them.
const legalDay = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);
const legalTime = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** The day of an instant in Brasília, independent of the reader's zone: "3 de nov. de 2026". @param instant ISO 8601 */
export const legalDayText = (instant: string): string => legalDay().format(new Date(instant));

const longLegalDay = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'long' }),
);
const numericLegalDay = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);

/** The day of an instant in Brasília in full: "3 de novembro de 2026". */
export const longLegalDayText = (at: Date): string => longLegalDay().format(at);

/** The day of an instant in Brasília in figures: "03/11/2026". */
export const numericLegalDayText = (at: Date): string => numericLegalDay().format(at);

/** The same with the time: "3 de nov. de 2026, 14:30". @param instant ISO 8601 */
export const legalTimeText = (instant: string): string =>
  `${legalDayText(instant)}, ${legalTime().format(new Date(instant))}`;
