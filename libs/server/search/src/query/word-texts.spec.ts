import { termOf } from '@mapa/server-text';
import fc from 'fast-check';
import type { PhraseQuery } from '../search-index/texts/text-matcher';
import { WordTexts } from '../search-index/texts/word-texts';

const WORDS = ['a', 'lei', 'ordinaria', '8112', 'direito', 'x'.repeat(64), 'τριων', '𠀋', 'leia'];

const word = fc.constantFrom(...WORDS);
const phrase = (words: string): PhraseQuery => ({ kind: 'phrase', words });
const { query: queries } = fc.letrec<{ query: PhraseQuery }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc
      .array(fc.oneof({ weight: 20, arbitrary: word }, fc.constant('nowhere')), { minLength: 1, maxLength: 3 })
      .map((words) => phrase(` ${words.join(' ')} `)),
    fc.record({ kind: fc.constantFrom('and', 'or'), parts: fc.array(tie('query'), { minLength: 2, maxLength: 5 }) }),
  ),
}));

/** Whether a plain text holds what is looked for. */
const holds = (text: string, query: PhraseQuery): boolean => {
  if (query.kind === 'phrase') return text.includes(query.words);
  return query.kind === 'and'
    ? query.parts.every((part) => holds(text, part))
    : query.parts.some((part) => holds(text, part));
};
/** Mostly lines as in `search_words`; and arbitrary separators between words. */
const lines = fc.oneof(
  { weight: 4, arbitrary: fc.array(word, { maxLength: 8 }).map((words) => ` ${words.join(' ')} `) },
  { weight: 1, arbitrary: fc.array(fc.oneof(word, fc.constant(' '), fc.constant('\n'))).map((all) => all.join('')) },
);
const text = fc.array(lines, { maxLength: 4 }).map((all) => all.join('\n'));
const changes = fc.array(fc.tuple(fc.nat(30), fc.option(text)), { maxLength: 40 });

const restored = (texts: WordTexts): WordTexts => {
  const copy = new WordTexts();
  copy.restore(structuredClone(texts.state()));
  return copy;
};

/** Texts after some changes, and the same as plain strings. */
function changed(made: readonly (readonly [number, string | null])[], texts = new WordTexts()) {
  const plain = new Map<number, string>();
  for (const [question, lines] of made) {
    if (lines === null) {
      texts.remove(question);
      plain.delete(question);
    } else {
      texts.set(question, lines);
      plain.set(question, lines);
    }
  }
  return { texts, plain };
}

const every = Uint32Array.from(Array(40).keys());

describe('the words of texts', () => {
  it('contain the phrases of the texts, after changes and from a snapshot', () => {
    let held = 0;
    fc.assert(
      fc.property(changes, changes, fc.array(queries, { minLength: 5, maxLength: 5 }), (first, then, asked) => {
        const before = changed(first);
        const after = changed([...first, ...then]);
        const later = changed(then, restored(before.texts)).texts;
        for (const query of asked) {
          const expected = [...every].filter((question) => holds(after.plain.get(question) ?? '', query));
          held += expected.length;
          for (const texts of [after.texts, restored(after.texts), later])
            expect([...texts.find(every, query)]).toEqual(expected);
        }
      }),
      { seed: Number(process.env['RANDOM_SEED'] ?? 1), numRuns: 25 },
    );
    expect(held).toBeGreaterThan(60);
  });

  it('are distinguished beyond the range of one code unit', () => {
    const texts = new WordTexts();
    const numbers = Array.from({ length: 70_000 }, (_, at) => `p${at}`);
    texts.set(1, ` ${numbers.join(' ')} `);
    texts.set(2, ' p69999 p60000 p69998 ');
    texts.set(50_000_000, ' p60000 p69998 p5 ');
    const both = Uint32Array.of(1, 2, 50_000_000);
    expect([...texts.find(both, phrase(' p69998 p69999 '))]).toEqual([1]);
    expect([...texts.find(both, phrase(' p60000 p69998 '))]).toEqual([2, 50_000_000]);
    expect([...texts.find(both, phrase(' p69998 p5 '))]).toEqual([50_000_000]);
    expect([...texts.find(both, phrase(' p70000 '))]).toEqual([]);
    expect([...texts.find(both, phrase(' p1 p70000 '))]).toEqual([]);
  });

  it('are read as terms with their positions, through all lines and beyond one code unit', () => {
    const texts = new WordTexts();
    texts.set(1, ` ${Array.from({ length: 70_000 }, (_, at) => `p${at}`).join(' ')} `);
    texts.set(2, ' casas p69999 de \n casa p3 \n p69999 casas ');
    for (const some of [texts, restored(texts)]) {
      const read = some.termReader(['p69999', 'nowhere', termOf('casas') ?? '']);
      expect(read(2)).toEqual({ terms: [2, 0, 2, 0, 2], places: [1, 2, 4, 6, 7] });
      expect(read(1)).toEqual({ terms: [0], places: [70_000] });
      expect(read(3)).toEqual({ terms: [], places: [] });
    }
  });

  it('free the space of replaced texts', () => {
    const texts = new WordTexts();
    const long = (of: number) => ` ${Array.from({ length: 50_000 }, (_, at) => `w${(at * of) % 997}`).join(' ')} `;
    texts.set(3, ' o que fica ');
    for (let round = 1; round <= 20; round += 1) for (const question of [5, 9]) texts.set(question, long(round));
    const units = texts.state().chunks.reduce((sum, { length }) => sum + length, 0);
    // Twenty times 100,000 words would be more.
    expect(units).toBeLessThan(3 << 19);
    expect([...texts.find(Uint32Array.of(3, 5, 9), phrase(' que fica '))]).toEqual([3]);
    expect([...texts.find(Uint32Array.of(3, 5, 9), phrase(' w20 w40 '))]).toEqual([5, 9]);
    expect([...texts.find(Uint32Array.of(3, 5, 9), phrase(' w1 w2 '))]).toEqual([]);
  });
});
