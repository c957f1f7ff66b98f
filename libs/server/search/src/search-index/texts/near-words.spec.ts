import fc from 'fast-check';
import { nearestOf, NearWords } from './near-words';
import { Vocabulary } from './vocabulary';
import { WordTerms } from './word-terms';

fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

const word = fc.string({ unit: fc.constantFrom(...'acehilnosuxzrgqk'), minLength: 1, maxLength: 10 });
const words = fc.array(fc.oneof({ arbitrary: word, weight: 9 }, fc.constantFrom('5o', '8112', 'c++')), {
  maxLength: 60,
});

/** A vocabulary with its near words; a word's term is its first letter, and "a" begins stop words. */
function newWords() {
  const vocabulary = new Vocabulary();
  const terms = new WordTerms();
  const nearWords = new NearWords(vocabulary, terms);
  const learn = (words: readonly string[]) => {
    for (const one of words) {
      const { size } = vocabulary;
      const number = vocabulary.learn(one);
      if (number === size) terms.learn(number, one.startsWith('a') ? null : one.slice(0, 1));
    }
    nearWords.learn();
  };
  return { nearWords, learn };
}

describe('the words of a vocabulary near a typed one', () => {
  it('are those that comparing with each word finds, even after new words were added', () => {
    fc.assert(
      fc.property(words, words, fc.array(word, { minLength: 1, maxLength: 5 }), (first, later, typed) => {
        const { nearWords, learn } = newWords();
        const learnt = new Set<string>();
        for (const some of [first, later]) {
          for (const one of some) learnt.add(one);
          learn(some);
          for (const one of [...typed, ...first.slice(0, 3).map((known) => `${known.slice(1)}a`)])
            for (const most of [undefined, 1, 2, 3]) {
              const near = nearestOf(one, learnt).filter(({ cost }) => cost <= (most ?? cost));
              expect(nearWords.find(one, most === undefined ? {} : { most })).toEqual(near);
            }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are those of common terms alone if asked, among words of before and after they were set', () => {
    fc.assert(
      fc.property(words, words, fc.array(word, { minLength: 1, maxLength: 5 }), (first, later, typed) => {
        const { nearWords, learn } = newWords();
        learn(first);
        nearWords.setCommon(['c', 'l', 'a', 'unknown']);
        learn(later);
        // A term without a word is unknown.
        const wanted = ['c', 'l'].filter((term) => first.some((one) => one.startsWith(term)));
        const common = new Set([...first, ...later].filter((one) => wanted.includes(one.slice(0, 1))));
        for (const one of [...typed, ...[...common].slice(0, 3).map((known) => `${known}a`)])
          for (const most of [1, 3]) {
            const near = nearestOf(one, common).filter(({ cost }) => cost <= most);
            expect(nearWords.find(one, { most, isCommon: true })).toEqual(near);
          }
      }),
      { numRuns: 500 },
    );
  });

  it('are not searched beyond 64 letters', () => {
    const { nearWords, learn } = newWords();
    learn(['a'.repeat(64), 'licitacao']);
    expect(nearWords.find('a'.repeat(65))).toEqual([]);
    expect(nearWords.find('licitasao')).toEqual([{ word: 'licitacao', cost: 1 }]);
  });
});
