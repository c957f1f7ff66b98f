/** A reason or fault, such as "falta o gabarito", as a sentence: "Falta o gabarito." A full stop that it has stays the only one. */
export const sentenceOf = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.$/, '')}.`;
