import type { TypedWord } from './references';
import { wordsOf } from './terms';

const QUOTES = /[“”„‟«»]/g;
/** Hyphens, then a quoted phrase or a run without blanks; an unclosed quote is ignored. */
const TOKEN = /(-*)(?:"([^"]*)"|([^\s"]+))/g;

/** A part of a search text: a quoted phrase, or a run without blanks. */
export interface Token {
  negated: boolean;
  quoted: boolean;
  words: string[];
  isOr: boolean;
}

/** The parts of a search text, in order. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.replace(QUOTES, '"').matchAll(TOKEN), ([, hyphens = '', quoted, bare = '']) => ({
    negated: hyphens !== '',
    quoted: quoted !== undefined,
    words: wordsOf(quoted ?? bare),
    isOr: hyphens === '' && bare.toLowerCase() === 'or',
  }));

/** Whether a part is plain words: not quoted, not excluded, not "or". */
export const isBare = ({ isOr, quoted, negated }: Token): boolean => !isOr && !quoted && !negated;

/** The runs of consecutive plain words in a text. */
export function bareRunsOf(tokens: readonly Token[]): TypedWord[][] {
  const runs: TypedWord[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (isBare(token)) runs.at(-1)?.push(...token.words.map((word) => ({ word, token: at })));
    else runs.push([]);
  }
  return runs;
}

/** A search text with its plain parts rewritten. @param write receives a part as typed */
export const rewritten = (text: string, write: (bare: string) => string): string =>
  text
    .replace(QUOTES, '"')
    .replace(TOKEN, (token, hyphens: string, _quoted, bare: string | undefined) =>
      bare === undefined || hyphens !== '' ? token : write(bare),
    );
