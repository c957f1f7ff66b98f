import { type Part, partsOf, type Reference, type TypedWord } from './references';
import { pairsOf, spaced, termOf } from './terms';
import { isBare, type Token, tokensOf } from './tokens';

/** A student's search. `words` of a phrase are as in the column of words; `terms` are those that a text must have. */
export type TextQuery =
  | { kind: 'term'; term: string }
  | { kind: 'phrase'; words: string; terms: string[] }
  | { kind: 'and' | 'or'; parts: TextQuery[] }
  | { kind: 'not'; part: TextQuery };
type Phrase = Extract<TextQuery, { kind: 'phrase' }>;
/** A search in the words of texts only. */
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

/** All of the words, as terms; stop words have none. */
const termsQuery = (words: readonly string[]): TextQuery | null =>
  joined(
    'and',
    words
      .map(termOf)
      .filter((term) => term !== null)
      .map(termQuery),
  );

/** A reference by its forms, which are looked up in texts together; a name also by its terms. */
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

/** The query for unquoted words: references by their forms, other words by their terms. */
const readWords = (words: readonly TypedWord[]): TextQuery[] =>
  partsOf(words)
    .map(({ reference, typed }) => (reference ? referenceQuery(reference, typed) : termsQuery(typed)))
    .filter((part) => part !== null);

function readToken({ quoted, words }: Token): TextQuery | null {
  if (quoted) return words.length > 0 ? phraseOf(words) : null;
  return joined('and', readWords(words.map((word) => ({ word, token: 0 }))));
}

/** Further phrases are read as words, as each phrase is verified separately. */
const MAX_PHRASES = 6;

function readTokens(tokens: Token[]): TextQuery | null {
  const alternatives: TextQuery[][] = [[]];
  /** Consecutive unquoted words. */
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
 * Stop words only count in phrases. Null if there are no other words: it then finds nothing.
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
 * The largest parts of a query that need the texts, each looked up as one: the forms of a reference have most of their
 * questions in common.
 */
export function phrasePartsOf(query: TextQuery): PhrasesOnly[] {
  if (isPhrasesOnly(query)) return [query];
  if (query.kind === 'not') return phrasePartsOf(query.part);
  return query.kind === 'and' || query.kind === 'or' ? query.parts.flatMap(phrasePartsOf) : [];
}

/** The required terms and how they are combined; texts are ranked by them. */
export type Ranking = { kind: 'term'; term: string } | { kind: 'and' | 'or'; parts: Ranking[] };

/** The ranking of a parsed search text; null without required terms. */
export function rankingOfQuery(query: TextQuery): Ranking | null {
  if (query.kind === 'not') return null;
  if (query.kind === 'term') return query;
  // A pair has no position in the text, so nothing can be near it.
  if (query.kind === 'phrase')
    return joined<Ranking>('and', query.terms.filter((term) => !term.startsWith(' ')).map(termQuery));
  const parts = query.parts.map(rankingOfQuery).filter((part) => part !== null);
  // Several forms of a reference have the same ranking.
  return joined<Ranking>(query.kind, [...new Map(parts.map((part) => [written(part), part])).values()]);
}

/** The ranking of a search text; null without terms. */
export function parseRanking(text: string): Ranking | null {
  const query = parseTextQuery(text);
  return query && rankingOfQuery(query);
}

const written = (ranking: Ranking): string =>
  ranking.kind === 'term'
    ? `'${ranking.term}'`
    : `(${ranking.parts.map(written).join(ranking.kind === 'or' ? ' | ' : ' & ')})`;

/** The search terms of a text, as a `tsquery` for ranking; empty without any. */
export function rankingOf(text: string): string {
  const ranking = parseRanking(text);
  return ranking ? written(ranking) : '';
}

/** With more words, exact forms are not ranked, as each is looked up in texts. */
const MOST_EXACT_WORDS = 8;

/** A text's words by the alternatives of "or", without excluded ones. */
function alternativesOf(text: string): TypedWord[][] {
  const alternatives: TypedWord[][] = [[]];
  for (const [at, token] of tokensOf(text).entries()) {
    if (token.isOr) alternatives.push([]);
    else if (!token.negated) alternatives.at(-1)?.push(...token.words.map((word) => ({ word, token: at })));
  }
  return alternatives.filter((words) => words.some(({ word }) => termOf(word) !== null));
}

/** Each word as typed, without the words of numbered references, whose forms are all equivalent. */
const asTyped = (parts: readonly Part[]): PhrasesOnly | null =>
  joined<PhrasesOnly>(
    'and',
    [...new Set(parts.flatMap(({ reference, typed }) => (!reference || reference.asTyped ? typed : [])))]
      .filter((word) => termOf(word) !== null)
      .map((word) => phraseOf([word])),
  );

/** A name of several words as typed or abbreviated, other words as typed. */
const byName = (part: Part): PhrasesOnly | null =>
  part.reference?.asTyped && part.typed.length > 1
    ? joined<PhrasesOnly>('or', [part.typed, ...part.reference.phrases].map(phraseOf))
    : asTyped([part]);

/**
 * What is ranked first: texts with all typed words in order, then those with each name of several words or its
 * abbreviation, if one was typed, then those with each word as typed.
 */
export function parseExactness(text: string): PhrasesOnly[] {
  const alternatives = alternativesOf(text);
  if (alternatives.length === 0 || alternatives.flat().length > MOST_EXACT_WORDS) return [];
  const typed = alternatives.map((words) => words.map(({ word }) => word));
  const parts = alternatives.map(partsOf);
  const hasName = parts.flat().some(({ reference, typed: words }) => reference?.asTyped && words.length > 1);
  const named = parts.map((some) => joined<PhrasesOnly>('and', given(some.map(byName))));
  const forms = given([
    joined<PhrasesOnly>('or', typed.map(phraseOf)),
    hasName ? joined<PhrasesOnly>('or', given(named)) : null,
    joined<PhrasesOnly>('or', given(parts.map(asTyped))),
  ]);
  // Of a single word all of them are one.
  return [...new Map(forms.map((form) => [JSON.stringify(form), form])).values()];
}

/** The terms that each text found by a query has; those of one alternative alone are not among them. */
export function requiredTermsOf(query: TextQuery): string[] {
  if (query.kind === 'term') return [query.term];
  if (query.kind === 'phrase') return query.terms;
  return query.kind === 'and' ? query.parts.flatMap(requiredTermsOf) : [];
}
