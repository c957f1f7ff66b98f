const minute = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** An instant to the minute, as "14/03/2026, 09:30". */
export const minuteText = (instant: string): string => minute.format(new Date(instant));
