const MARKS = /\p{M}/gu;

/** The text in lower case and without accents, as names and words are compared: "Ação" → "acao". */
export const normalisedText = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();
