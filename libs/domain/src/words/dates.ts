const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' });

/** The day of an instant where the reader is: "3 de nov. de 2026". @param instant ISO 8601 */
export const dayText = (instant: string): string => day.format(new Date(instant));
