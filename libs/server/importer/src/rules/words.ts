/** A text as its bare words: no case, accents or punctuation. "ENEM – 2022 (Dia 1)" → "enem 2022 dia 1". */
export const bareWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Bare words as they stand in an address. */
export const slugOf = (text: string): string => bareWords(text).replaceAll(' ', '-').slice(0, 120);

/** Whether all of `part` stands in `whole` as a run of whole words; both are bare words. */
export const hasWordRun = (whole: string, part: string): boolean => part !== '' && ` ${whole} `.includes(` ${part} `);

/** A text of a file as a sentence may quote it. */
export const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
