/**
 * Turns a reason or fault, such as "falta o gabarito", into a sentence: "Falta o gabarito." Does not add a second full
 * stop.
 */
export const sentenceOf = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.$/, '')}.`;
