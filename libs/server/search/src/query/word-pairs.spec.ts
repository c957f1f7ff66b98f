import fc from 'fast-check';
import { WordPairs } from '../search-index/word-pairs';

const VOCABULARY = ['a', 'lei', 'ordinaria', '8112', 'direito', 'x'.repeat(60), 'é', '𝟙'];

const words = fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 12 });
const line = words.map((each) => ` ${each.join(' ')} `);

const kept = (texts: string[]) => {
  const pairs = new WordPairs();
  for (const [question, text] of texts.entries()) pairs.set(question, text);
  return pairs;
};

describe('the pairs of words', () => {
  it('leave no question out that holds a phrase', () => {
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 3 }), { maxLength: 20 }), line, (texts, phrase) => {
        const questions = texts.map((lines) => lines.join('\n'));
        const found = kept(questions).narrow(Uint32Array.from(questions.keys()), phrase);
        const held = [...questions.keys()].filter((question) => questions[question]?.includes(phrase));
        expect([...found]).toEqual(expect.arrayContaining(held));
      }),
      { seed: 1 },
    );
  });

  it('leave out most questions that hold the words alone, or on two lines, or the other way round', () => {
    const texts = Array.from(
      { length: 1_000 },
      (_, at) => [` lei numero${at} ordinaria `, ` ordinaria lei `, ` lei \n ordinaria `][at % 3] ?? '',
    );
    const found = kept([...texts, ' a lei ordinaria ']).narrow(
      Uint32Array.from(Array(1_001).keys()),
      ' lei ordinaria ',
    );
    expect(found).toContain(1_000);
    expect(found.length).toBeLessThan(50);
  });

  it('are those of the newest text, wherever the question stands', () => {
    const pairs = kept([]);
    const [near, far] = [3, 40_000_000];
    for (const question of [near, far]) pairs.set(question, ' lei ordinaria ');
    pairs.set(near, ' lei complementar ');
    expect([...pairs.narrow(Uint32Array.of(near, far, 12), ' lei ordinaria ')]).toEqual([far]);
    expect([...pairs.narrow(Uint32Array.of(near, far, 12), ' lei ')]).toEqual([near, far, 12]);
  });
});
