import { createHash } from 'node:crypto';
import { plainText } from '@mapa/server-text';
import { normalisedWords } from '../rules/normalised-words';

/** How a file names a question. */
export interface Label {
  idNumber: string | null;
  /** The name in the file, or the beginning of the statement. */
  name: string;
  number: number | null;
  variant: string | null;
  /** Whether the variant is a language. */
  language: boolean;
}

/** A question of the file being read. */
export interface Item extends Label {
  /** In the file's order, from 0. */
  position: number;
  /** Null for a refused question: the file contains it, but it has no text. */
  contentHash: string | null;
  wordingKey: string | null;
}

/** A stored question with the label under which it is stored. */
export interface Row extends Label {
  questionId: number;
  contentHash: string;
  wordingKey: string | null;
}

const STATEMENT_CHARS = 80;

/** The label of a raw question, from sanitised texts. */
export const labelOf = (
  raw: { idNumber: string; name: string; statement: string },
  parts: Pick<Label, 'number' | 'variant' | 'language'>,
): Label => {
  const tidy = (text: string, chars: number) => text.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, chars);
  return {
    idNumber: tidy(raw.idNumber, 200) || null,
    name: tidy(raw.name, 300) || tidy(raw.statement, STATEMENT_CHARS),
    ...parts,
  };
};

interface Wording {
  statement: string;
  alternatives: { text: string }[];
}

/** A text's words and pictures. */
const wordsIn = (html: string): string[] =>
  [...normalisedWords(plainText(html)).split(' '), ...[...html.matchAll(PICTURE)].map(([, hash]) => hash ?? '')].filter(
    (word) => word !== '',
  );

const PICTURE = /\/api\/media\/([0-9a-f]{64})/g;

/** The words of a statement and its alternatives. */
export const wordsOf = ({ statement, alternatives }: Wording): Set<string> =>
  new Set([statement, ...alternatives.map(({ text }) => text)].flatMap(wordsIn));

/**
 * The key of a question's words: the hash is equal for the same statement and alternatives regardless of order,
 * formatting, key and comment. Null where there are no words.
 */
export function wordingKeyOf({ statement, alternatives }: Wording): string | null {
  const texts = [wordsIn(statement), ...alternatives.map(({ text }) => wordsIn(text))].map((words) => words.join(' '));
  if (texts.every((text) => text === '')) return null;
  return createHash('sha1')
    .update(JSON.stringify([texts[0], texts.slice(1).sort()]))
    .digest('base64');
}

/** Whether both are the same question: equal content, or equal statement and alternatives. */
export const isSameText = (item: Item, row: Row): boolean =>
  item.contentHash !== null &&
  (item.contentHash === row.contentHash || (item.wordingKey !== null && item.wordingKey === row.wordingKey));

/** The key for comparing names, without case, accents and punctuation. */
export const nameKeyOf = ({ name }: Label): string => normalisedWords(name);

/** The key for comparing numbers: one per question of a paper, with the language if there are two. */
export const numberKeyOf = ({ number, variant, language }: Label): string =>
  number === null ? '' : `${number} ${language ? (variant ?? '') : ''}`;
