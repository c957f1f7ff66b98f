import { contentHash, groupBy, uniqueBy } from './keys';

const content = {
  kind: 'questaomultiplaescolha' as const,
  statement: 'Quanto é 1 + 1?',
  alternatives: [
    { letter: 'A', text: '2', correct: true, comment: null },
    { letter: 'B', text: '3', correct: false, comment: null },
  ],
  comment: null,
  media: [{ hash: 'b' }, { hash: 'a' }],
};
const hash = (changes: object = {}) => contentHash({ ...content, ...changes } as Parameters<typeof contentHash>[0]);

describe('the hash of a question', () => {
  it('depends on the wording only, in any order of its pictures', () => {
    expect(hash({ media: [{ hash: 'a' }, { hash: 'b' }], number: 7 })).toBe(hash());
    expect(hash()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is the same as before alternatives had comments, if they have none', () => {
    expect(hash()).toBe('d7cf4b3950046cdbb18b9d8cb8e24111674626bd7315eb4bda74eb287b2ea682');
  });

  it.each([
    { kind: 'questaovf' },
    { statement: 'Quanto é 1 + 2?' },
    { alternatives: [...content.alternatives].reverse() },
    { alternatives: content.alternatives.map((one) => ({ ...one, correct: !one.correct })) },
    { alternatives: content.alternatives.map((one) => ({ ...one, letter: `${one.letter}x` })) },
    { comment: 'Some.' },
    { alternatives: content.alternatives.map((one) => ({ ...one, comment: 'Some.' })) },
    { media: [{ hash: 'a' }] },
    { media: [{ hash: 'a' }, { hash: 'c' }] },
  ])('changes with %j', (changes) => expect(hash(changes)).not.toBe(hash()));
});

describe('the values of a key', () => {
  const words = ['ab', 'ac', 'b', '', 'c', 'b'];

  it('are found if only one has the key, and never by an empty key', () => {
    expect([...uniqueBy(words, (word) => word)]).toEqual([
      ['ab', 'ab'],
      ['ac', 'ac'],
      ['c', 'c'],
    ]);
  });

  it('are grouped in order', () => {
    expect([...groupBy(words, (word) => word.charAt(0))]).toEqual([
      ['a', ['ab', 'ac']],
      ['b', ['b', 'b']],
      ['', ['']],
      ['c', ['c']],
    ]);
  });
});
