const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Joins items as in a Portuguese sentence: "a", "a e b", "a, b e c". */
export const listText = (words: readonly string[]): string => list.format(words);
