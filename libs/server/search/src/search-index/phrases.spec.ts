import { jest } from '@jest/globals';
import { type PhrasesOnly, spaced, type TextQuery } from '@mapa/server-text';
import { RoaringBitmap32 } from 'roaring-wasm';
import type { Facts } from './facts';
import { beginPhrases, newPhraseCache, textSets } from './phrases';
import { WordTexts } from './texts/word-texts';

const QUESTIONS = 120_000;
/** The frequency of each word: the first two occur in few enough questions to store their phrases, the third in too many. */
const EVERY = { tribunal: 3, conselho: 4, lei: 2 };

const phrase = (first: string, second: string): PhrasesOnly => ({
  kind: 'phrase',
  words: spaced([first, second]),
  terms: [first, second],
});
const court = phrase('tribunal', 'superior');
const council = phrase('conselho', 'nacional');
const law = phrase('lei', 'penal');

const texts = new WordTexts();
const terms = new Map<string, RoaringBitmap32>();
const holdsPhrase = ({ kind, ...part }: PhrasesOnly, question: number): boolean => {
  if (kind !== 'phrase' || !('terms' in part)) return false;
  const [first] = part.terms as (keyof typeof EVERY)[];
  return first !== undefined && question % EVERY[first] === 0 && question % 5 > 0;
};

beforeAll(() => {
  for (let question = 1; question <= QUESTIONS; question += 1) {
    const parts = [court, council, law].map((part) => {
      if (part.kind !== 'phrase') return '';
      const [first = '', second = ''] = part.terms;
      if (question % EVERY[first as keyof typeof EVERY] > 0) return '';
      for (const term of [first, second]) {
        const ids = terms.get(term) ?? new RoaringBitmap32();
        terms.set(term, ids);
        ids.add(question);
      }
      // If the words are in reverse order, the question is a candidate without the phrase.
      return spaced(holdsPhrase(part, question) ? [first, second] : [second, first]);
    });
    texts.set(question, parts.join('\n'));
  }
});

/** Searches for a part within the questions of one residue of seven; returns the results and the number of texts read. */
async function find(cache: ReturnType<typeof newPhraseCache>, part: PhrasesOnly, remainder: number) {
  const all = RoaringBitmap32.fromRange(1, QUESTIONS + 1);
  const facts = { all, texts, terms: { of: (term: string) => terms.get(term) } } as unknown as Facts;
  const within = RoaringBitmap32.from(Array.from(all).filter((question) => question % 7 === remainder));
  const read = jest.spyOn(texts, 'find');
  const verified = new Map<TextQuery, RoaringBitmap32>();
  const begun = beginPhrases({ phrases: cache, facts }, part, textSets(facts, new Map(), verified), () => within);
  const found = (await Promise.all(begun.values())).flatMap((ids) => [...ids]).filter((id) => within.has(id));
  const count = read.mock.calls.reduce((sum, [questions]) => sum + questions.length, 0);
  read.mockRestore();
  return { found, count };
}

const wanted = (parts: readonly PhrasesOnly[], remainder: number) =>
  Array.from({ length: QUESTIONS }, (_, at) => at + 1).filter(
    (question) => question % 7 === remainder && parts.some((part) => holdsPhrase(part, question)),
  );

it('reads the texts of few questions once for all filters, even as an alternative of many', async () => {
  const cache = newPhraseCache();
  const parts = [court, council, law];
  const first = await find(cache, { kind: 'or', parts }, 0);
  const second = await find(cache, { kind: 'or', parts }, 1);
  expect(first.found).toEqual(wanted(parts, 0));
  expect(second.found).toEqual(wanted(parts, 1));
  expect(first.count).toBeGreaterThan(QUESTIONS / 3 + QUESTIONS / 4);
  expect(second.count).toBeLessThan(QUESTIONS / 2 / 7 + 10);
  // A query that names one of them finds it in the cache.
  expect(await find(cache, council, 2)).toEqual({ found: wanted([council], 2), count: 0 });
});

it('reads alternatives with the same rarest word together, within the filter only', async () => {
  // Both have the same rarest word, and each question with the words contains one of them.
  const { found, count } = await find(newPhraseCache(), { kind: 'or', parts: [law, phrase('penal', 'lei')] }, 3);
  expect(found).toHaveLength(Math.floor(QUESTIONS / 14));
  expect(count).toBeLessThan(QUESTIONS / 2 / 7 + 10);
});

it('reads no text for the only word of its term', async () => {
  const acronym: PhrasesOnly = { kind: 'phrase', words: spaced(['cf']), terms: ['cf'] };
  const [first, second] = [7, 14];
  terms.set('cf', RoaringBitmap32.from([first, second]));
  texts.set(first, spaced(['cf']));
  const either: PhrasesOnly = {
    kind: 'or',
    parts: [acronym, { ...acronym, words: spaced(['nowhere']), terms: ['nowhere'] }],
  };
  expect(await find(newPhraseCache(), either, 0)).toEqual({ found: [first, second], count: 0 });
});
