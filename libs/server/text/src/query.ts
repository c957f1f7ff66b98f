import { type Part, partsOf, type Reference, type TypedWord } from './references';
import { pairsOf, spaced, termOf } from './terms';
import { isBare, type Token, tokensOf } from './tokens';

/** What a student looks for. `words` of a phrase stand as in the column of words; `terms` are those it cannot be without. */
export type TextQuery =
  | { kind: 'term'; term: string }
  | { kind: 'phrase'; words: string; terms: string[] }
  | { kind: 'and' | 'or'; parts: TextQuery[] }
  | { kind: 'not'; part: TextQuery };
type Phrase = Extract<TextQuery, { kind: 'phrase' }>;
/** What is looked for in the words of texts alone. */
export type PhrasesOnly = Phrase | { kind: 'and' | 'or'; parts: PhrasesOnly[] };

const phraseOf = (words: string[]): Phrase => ({
  kind: 'phrase',
  words: spaced(words),
  terms: [...new Set([...words.map(termOf).filter((term) => term !== null), ...pairsOf(words)])],
});

function joined<Part>(kind: 'and' | 'or', parts: Part[]): Part | { kind: 'and' | 'or'; parts: Part[] } | null {
  const [only] = parts;
  return parts.length > 1 ? { kind, parts } : (only ?? null);
}

const given = <Query>(queries: readonly (Query | null)[]): Query[] => queries.filter((query) => query !== null);

const termQuery = (term: string) => ({ kind: 'term' as const, term });

/** All of the words, by their terms; stop words have none. */
const termsQuery = (words: readonly string[]): TextQuery | null =>
  joined(
    'and',
    words
      .map(termOf)
      .filter((term) => term !== null)
      .map(termQuery),
  );

/** A reference by its forms, which texts tell together; a name also by its terms. */
function referenceQuery({ phrases, together, asTyped }: Reference, typed: readonly string[]): TextQuery | null {
  const forms: PhrasesOnly[] = phrases.map(phraseOf);
  const apart =
    together &&
    joined<PhrasesOnly>(
      'and',
      together.map((word) => phraseOf([word])),
    );
  if (apart) forms.push(apart);
  return joined('or', given([asTyped ? termsQuery(typed) : null, joined<PhrasesOnly>('or', forms)]));
}

/** What unquoted words ask for: references by their forms, other words by their terms. */
const readWords = (words: readonly TypedWord[]): TextQuery[] =>
  partsOf(words)
    .map(({ reference, typed }) => (reference ? referenceQuery(reference, typed) : termsQuery(typed)))
    .filter((part) => part !== null);

function readToken({ quoted, words }: Token): TextQuery | null {
  if (quoted) return words.length > 0 ? phraseOf(words) : null;
  return joined('and', readWords(words.map((word) => ({ word, token: 0 }))));
}

/** More phrases than these are read as words: each is verified by itself. */
const MAX_PHRASES = 6;

function readTokens(tokens: Token[]): TextQuery | null {
  const alternatives: TextQuery[][] = [[]];
  /** Unquoted words in a row. */
  let run: TypedWord[] = [];
  let phrases = 0;
  const add = (...parts: TextQuery[]) => alternatives.at(-1)?.push(...parts);
  const endRun = () => {
    add(...readWords(run));
    run = [];
  };
  for (const [at, token] of tokens.entries()) {
    if (isBare(token)) {
      run.push(...token.words.map((word) => ({ word, token: at })));
      continue;
    }
    endRun();
    if (token.isOr) {
      alternatives.push([]);
      continue;
    }
    if (token.quoted) phrases += 1;
    const read = readToken({ ...token, quoted: token.quoted && phrases <= MAX_PHRASES });
    if (read) add(token.negated ? { kind: 'not', part: read } : read);
  }
  endRun();
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

function isPhrasesOnly(query: TextQuery): query is PhrasesOnly {
  if (query.kind === 'and' || query.kind === 'or') return query.parts.every(isPhrasesOnly);
  return query.kind === 'phrase';
}

/**
 * The largest parts of a query that only texts tell, each to be looked for at once: forms of one reference have most of their
 * questions in common.
 */
export function phrasePartsOf(query: TextQuery): PhrasesOnly[] {
  if (isPhrasesOnly(query)) return [query];
  if (query.kind === 'not') return phrasePartsOf(query.part);
  return query.kind === 'and' || query.kind === 'or' ? query.parts.flatMap(phrasePartsOf) : [];
}

/** The terms that are wanted, as they are joined: what a text is ranked by. */
export type Ranking = { kind: 'term'; term: string } | { kind: 'and' | 'or'; parts: Ranking[] };

function rankingOfQuery(query: TextQuery): Ranking | null {
  if (query.kind === 'not') return null;
  if (query.kind === 'term') return query;
  // A pair has no place in the text: nothing can be near it.
  if (query.kind === 'phrase')
    return joined<Ranking>('and', query.terms.filter((term) => !term.startsWith(' ')).map(termQuery));
  const parts = query.parts.map(rankingOfQuery).filter((part) => part !== null);
  // Several forms of a reference are ranked alike.
  return joined<Ranking>(query.kind, [...new Map(parts.map((part) => [written(part), part])).values()]);
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

/** More words than these are ranked without looking at their forms: each is looked for in texts. */
const MOST_EXACT_WORDS = 8;

/** A text's words between its "or", without excluded ones. */
function alternativesOf(text: string): TypedWord[][] {
  const alternatives: TypedWord[][] = [[]];
  for (const [at, token] of tokensOf(text).entries()) {
    if (token.isOr) alternatives.push([]);
    else if (!token.negated) alternatives.at(-1)?.push(...token.words.map((word) => ({ word, token: at })));
  }
  return alternatives.filter((words) => words.some(({ word }) => termOf(word) !== null));
}

/** Each word as typed, without the words of references by number: every form of these is as good as another. */
const asTyped = (parts: readonly Part[]): PhrasesOnly | null =>
  joined<PhrasesOnly>(
    'and',
    [...new Set(parts.flatMap(({ reference, typed }) => (!reference || reference.asTyped ? typed : [])))]
      .filter((word) => termOf(word) !== null)
      .map((word) => phraseOf([word])),
  );

/** A name of several words as it stands or by its abbreviation, other words as typed. */
const byName = (part: Part): PhrasesOnly | null =>
  part.reference?.asTyped && part.typed.length > 1
    ? joined<PhrasesOnly>('or', [part.typed, ...part.reference.phrases].map(phraseOf))
    : asTyped([part]);

/**
 * What is ranked before the rest: the texts with all typed words in their order, then those with each name of several words or its
 * abbreviation, where one was typed, then those with each word as typed.
 */
export function parseExactness(text: string): PhrasesOnly[] {
  const alternatives = alternativesOf(text);
  if (alternatives.length === 0 || alternatives.flat().length > MOST_EXACT_WORDS) return [];
  const typed = alternatives.map((words) => words.map(({ word }) => word));
  const parts = alternatives.map(partsOf);
  const hasName = parts.flat().some(({ reference, typed: words }) => reference?.asTyped && words.length > 1);
  const named = parts.map((some) => joined<PhrasesOnly>('and', given(some.map(byName))));
  return given([
    joined<PhrasesOnly>('or', typed.map(phraseOf)),
    hasName ? joined<PhrasesOnly>('or', given(named)) : null,
    joined<PhrasesOnly>('or', given(parts.map(asTyped))),
  ]);
}
