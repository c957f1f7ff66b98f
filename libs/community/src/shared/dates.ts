const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' });

/** The day of an instant, such as "12 de mar. de 2026". */
export const dayOf = (instant: string): string => day.format(new Date(instant));
