import { parseTextQuery, phrasesOf, wordsOf } from './text-query';

const word = (text: string) => ({ kind: 'word', word: text });

describe("PostgreSQL's way of writing a text query", () => {
  it('is read with its precedence: not, phrase, and, or', () => {
    expect(parseTextQuery("'a' & !'b' | 'c' <-> 'd'")).toEqual({
      kind: 'or',
      parts: [
        { kind: 'and', parts: [word('a'), { kind: 'not', part: word('b') }] },
        { kind: 'phrase', parts: [word('c'), word('d')], text: "'c' <-> 'd'" },
      ],
    });
  });

  it('is read with its parentheses', () => {
    expect(parseTextQuery("( 'a' | 'b' ) & 'c'")).toMatchObject({ kind: 'and', parts: [{ kind: 'or' }, word('c')] });
  });

  it('is read with quotes and backslashes inside words', () => {
    expect(parseTextQuery(String.raw`'d''água' & 'a\\b'`)).toEqual({ kind: 'and', parts: [word("d'água"), word(String.raw`a\b`)] });
  });

  it('finds nothing when it is empty', () => {
    expect(parseTextQuery('')).toBeNull();
  });

  it('names its words once, and whole phrases with their distances', () => {
    const query = parseTextQuery("'x' & 'a' <-> 'b' <2> 'x'");
    expect(query && wordsOf(query)).toEqual(['x', 'a', 'b']);
    expect(query && phrasesOf(query).map(({ text }) => text)).toEqual(["'a' <-> 'b' <2> 'x'"]);
  });
});
