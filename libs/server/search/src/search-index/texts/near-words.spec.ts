import fc from 'fast-check';
import { nearestOf, NearWords } from './near-words';
import { Vocabulary } from './vocabulary';

fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

const word = fc.string({ unit: fc.constantFrom(...'acehilnosuxzrgqk'), minLength: 1, maxLength: 10 });
const words = fc.array(fc.oneof({ arbitrary: word, weight: 9 }, fc.constantFrom('5o', '8112', 'c++')), {
  maxLength: 60,
});

describe('the words of a vocabulary near a typed one', () => {
  it('are those that comparing with each word finds, even after new words were added', () => {
    fc.assert(
      fc.property(words, words, fc.array(word, { minLength: 1, maxLength: 5 }), (first, later, typed) => {
        const vocabulary = new Vocabulary();
        const nearWords = new NearWords(vocabulary);
        const learnt = new Set<string>();
        for (const some of [first, later]) {
          for (const one of some) {
            vocabulary.learn(one);
            learnt.add(one);
          }
          nearWords.learn();
          for (const one of [...typed, ...first.slice(0, 3).map((known) => `${known.slice(1)}a`)])
            for (const most of [undefined, 1, 2, 3]) {
              const near = nearestOf(one, learnt).filter(({ cost }) => cost <= (most ?? cost));
              expect(nearWords.find(one, most)).toEqual(near);
            }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are not searched beyond 64 letters', () => {
    const vocabulary = new Vocabulary();
    vocabulary.learn('a'.repeat(64));
    vocabulary.learn('licitacao');
    const nearWords = new NearWords(vocabulary);
    nearWords.learn();
    expect(nearWords.find('a'.repeat(65))).toEqual([]);
    expect(nearWords.find('licitasao')).toEqual([{ word: 'licitacao', cost: 1 }]);
  });
});
