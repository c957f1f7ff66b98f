import { normalisedText } from '@mapa/domain';

/** Normalises a text to its words, without case, accents or punctuation: "ENEM – 2022 (Dia 1)" → "enem 2022 dia 1". */
export const normalisedWords = (text: string): string =>
  normalisedText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Converts normalised words to a slug of at most 120 characters. */
export const slugOf = (text: string): string => normalisedWords(text).replaceAll(' ', '-').slice(0, 120);

/** Whether `whole` contains `part` as a sequence of whole words; both are normalised words. */
export const containsWords = (whole: string, part: string): boolean =>
  part !== '' && ` ${whole} `.includes(` ${part} `);

/** A text of a file shortened for quotation in a sentence, on one line. */
export const shorten = (text: string): string => {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
};
