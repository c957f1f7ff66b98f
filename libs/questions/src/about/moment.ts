const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium' });
const minute = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** The day of an instant, as "14 de mar. de 2026". */
export const dayText = (instant: string): string => day.format(new Date(instant));

/** An instant to the minute, as "14/03/2026, 09:30". */
export const minuteText = (instant: string): string => minute.format(new Date(instant));
