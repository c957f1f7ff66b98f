const joined = (words: readonly string[], last: 'e' | 'ou'): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** Joins items with "e" as in a Portuguese sentence: "a", "a e b", "a, b e c". */
export const listText = (words: readonly string[]): string => joined(words, 'e');

/** Joins items with "ou" as in a Portuguese sentence: "a", "a ou b", "a, b ou c". */
export const choiceListText = (words: readonly string[]): string => joined(words, 'ou');
