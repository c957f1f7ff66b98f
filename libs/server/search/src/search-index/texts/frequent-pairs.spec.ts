import fc from 'fast-check';
import { RoaringArenaAllocator } from 'roaring-wasm';
import { WordTexts } from './word-texts';

/** The first ones occur in more than a twenty-fifth of the texts; "de" and "a" are common words, whose pairs are terms. */
const words = fc.array(
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom('lei', 'texto', 'de', 'a') }, fc.constantFrom('rara', 'crase')),
  {
    maxLength: 8,
  },
);
const spaced = (some: readonly string[]) => ` ${some.join(' ')} `;
const lines = fc.array(words, { maxLength: 3 }).map((all) => all.map(spaced).join('\n'));
const changes = fc.array(fc.tuple(fc.nat(40), fc.option(lines)), { minLength: 1, maxLength: 60 });
const every = [...Array(50).keys()];

function change(texts: WordTexts, plain: Map<number, string>, made: readonly (readonly [number, string | null])[]) {
  for (const [question, text] of made) {
    if (text === null) {
      texts.remove(question);
      plain.delete(question);
    } else {
      texts.set(question, text);
      plain.set(question, text);
    }
  }
}

/** The candidates of a phrase that the pairs keep; null if no pair applies. */
const leftBy = (texts: WordTexts, phrase: string): number[] | null =>
  new RoaringArenaAllocator().with(() => {
    const sets = texts.pairsOf(phrase);
    return sets.length === 0 ? null : every.filter((question) => sets.every((set) => set.has(question)));
  });

it('the pairs of a phrase keep each question that contains it, during and after changes', async () => {
  let left = 0;
  let held = 0;
  await fc.assert(
    fc.asyncProperty(
      changes,
      changes,
      changes,
      fc.array(words, { minLength: 6, maxLength: 6 }),
      async (first, during, after, asked) => {
        const texts = new WordTexts();
        const plain = new Map<number, string>();
        change(texts, plain, first);
        const reading = texts.indexPairs(1);
        change(texts, plain, during);
        await reading;
        change(texts, plain, after);
        for (const phrase of asked.map(spaced)) {
          const holds = every.filter((question) => plain.get(question)?.includes(phrase));
          const questions = leftBy(texts, phrase);
          if (!questions) continue;
          expect(questions).toEqual(expect.arrayContaining(holds));
          left += questions.length;
          held += holds.length;
        }
        texts.dispose();
      },
    ),
    { seed: Number(process.env['RANDOM_SEED'] ?? 1), numRuns: 150 },
  );
  expect(held).toBeGreaterThan(100);
  // Few other ones: each phrase has some among 40 questions.
  expect(left).toBeLessThan(held * 8);
});

it('no pairs are kept for rare words, two words of one term, or few texts', async () => {
  const texts = new WordTexts();
  for (let question = 0; question < 100; question += 1) texts.set(question, ' a de lei texto lei ');
  texts.set(3, ' rara lei ');
  await texts.indexPairs(102);
  expect(leftBy(texts, ' lei texto ')).toBeNull();
  await texts.indexPairs(1);
  expect(leftBy(texts, ' lei texto ')).toHaveLength(49);
  expect(leftBy(texts, ' texto de ')).toEqual([]);
  expect(leftBy(texts, ' a de ')).toBeNull();
  expect(leftBy(texts, ' de a de ')).toEqual([]);
  expect(leftBy(texts, ' rara lei ')).toBeNull();
  expect(leftBy(texts, ' nenhum lei ')).toBeNull();
  texts.dispose();
});
