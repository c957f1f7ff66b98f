const MARKS = /\p{M}/gu;

/** The text in lower case and without accents, for comparing names and words: "Ação" → "acao". */
export const normalisedText = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();
