import { pairsOf, spaced, termOf, wordsOf } from './terms';

/** What a student looks for. `words` of a phrase stand as in the column of words; `terms` are those it cannot be without. */
export type TextQuery =
  | { kind: 'term'; term: string }
  | { kind: 'phrase'; words: string; terms: string[] }
  | { kind: 'and' | 'or'; parts: TextQuery[] }
  | { kind: 'not'; part: TextQuery };
export type Phrase = Extract<TextQuery, { kind: 'phrase' }>;

const QUOTES = /[“”„‟«»]/g;
/** Hyphens, then a quoted phrase or whatever stands between blanks; a quote that nothing closes is no quote. */
const TOKEN = /(-*)(?:"([^"]*)"|([^\s"]+))/g;

interface Token {
  negated: boolean;
  quoted: boolean;
  words: string[];
  isOr: boolean;
}

const tokensOf = (text: string): Token[] =>
  Array.from(text.replace(QUOTES, '"').matchAll(TOKEN), ([, hyphens = '', quoted, bare = '']) => ({
    negated: hyphens !== '',
    quoted: quoted !== undefined,
    words: wordsOf(quoted ?? bare),
    isOr: hyphens === '' && bare.toLowerCase() === 'or',
  }));

const phraseOf = (words: string[]): Phrase => ({
  kind: 'phrase',
  words: spaced(words),
  terms: [...new Set([...words.map(termOf).filter((term) => term !== null), ...pairsOf(words)])],
});

function joined<Part>(kind: 'and' | 'or', parts: Part[]): Part | { kind: 'and' | 'or'; parts: Part[] } | null {
  const [only] = parts;
  return parts.length > 1 ? { kind, parts } : (only ?? null);
}

const termQuery = (term: string) => ({ kind: 'term' as const, term });

function readToken({ quoted, words }: Token): TextQuery | null {
  if (quoted) return words.length > 0 ? phraseOf(words) : null;
  const terms = words.map(termOf).filter((term) => term !== null);
  return joined('and', terms.map(termQuery));
}

/** More phrases than these are read as words: each is verified by itself. */
const MAX_PHRASES = 6;

function readTokens(tokens: Token[]): TextQuery | null {
  const alternatives: TextQuery[][] = [[]];
  let phrases = 0;
  for (const token of tokens) {
    if (token.isOr) {
      alternatives.push([]);
      continue;
    }
    if (token.quoted) phrases += 1;
    const read = readToken({ ...token, quoted: token.quoted && phrases <= MAX_PHRASES });
    if (read) alternatives.at(-1)?.push(token.negated ? { kind: 'not', part: read } : read);
  }
  return joined(
    'or',
    alternatives.map((parts) => joined('and', parts)).filter((part) => part !== null),
  );
}

/**
 * Parses a search text: words that must all match, "quoted phrases", -excluded ones, and `or` between alternatives.
 * Stop words count in phrases alone. Null when it has no other word, so that it finds nothing.
 */
export const parseTextQuery = (text: string): TextQuery | null => readTokens(tokensOf(text));

/** The terms of a query, each once. */
export function termsOf(query: TextQuery): string[] {
  if (query.kind === 'term') return [query.term];
  if (query.kind === 'phrase') return query.terms;
  if (query.kind === 'not') return termsOf(query.part);
  return [...new Set(query.parts.flatMap(termsOf))];
}

/** The phrases of a query. */
export function phrasesOf(query: TextQuery): Phrase[] {
  if (query.kind === 'phrase') return [query];
  if (query.kind === 'not') return phrasesOf(query.part);
  return query.kind === 'term' ? [] : query.parts.flatMap(phrasesOf);
}

/** The terms that are wanted, as they are joined: what a text is ranked by. */
export type Ranking = { kind: 'term'; term: string } | { kind: 'and' | 'or'; parts: Ranking[] };

function rankingOfQuery(query: TextQuery): Ranking | null {
  if (query.kind === 'not') return null;
  if (query.kind === 'term') return query;
  // A pair has no place in the text: nothing can be near it.
  if (query.kind === 'phrase')
    return joined<Ranking>('and', query.terms.filter((term) => !term.startsWith(' ')).map(termQuery));
  return joined<Ranking>(
    query.kind,
    query.parts.map(rankingOfQuery).filter((part) => part !== null),
  );
}

/** What the finds of a search text are ranked by; null where it has no term. */
export function parseRanking(text: string): Ranking | null {
  const query = parseTextQuery(text);
  return query && rankingOfQuery(query);
}

const written = (ranking: Ranking): string =>
  ranking.kind === 'term'
    ? `'${ranking.term}'`
    : `(${ranking.parts.map(written).join(ranking.kind === 'or' ? ' | ' : ' & ')})`;

/** The search terms of a text, as a `tsquery` for ranking; empty where it has none. */
export function rankingOf(text: string): string {
  const ranking = parseRanking(text);
  return ranking ? written(ranking) : '';
}
