const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Words joined as a sentence joins them: "a", "a e b", "a, b e c". */
export const listText = (words: readonly string[]): string => list.format(words);
