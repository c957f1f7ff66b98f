import { parseTextQuery, phrasePartsOf, rankingOf, termsOf, type TextQuery } from './query';

const term = (text: string) => ({ kind: 'term', term: text });
const phrase = (words: string, terms: string[]) => ({ kind: 'phrase', words, terms });

describe('the query of a search', () => {
  it('has all of its words, each by its term, without stop words', () => {
    expect(parseTextQuery('as questões de crase')).toEqual({ kind: 'and', parts: [term('questa'), term('cras')] });
    expect(parseTextQuery('Crases')).toEqual(term('cras'));
  });

  it('has whole phrases, in any quotes, with their stop words', () => {
    expect(parseTextQuery('"Não é a crase"')).toEqual(phrase(' nao e a crase ', ['nao', 'cras', ' nao e ', ' e a ']));
    expect(parseTextQuery('“não é”')).toEqual(parseTextQuery('"não é"'));
    expect(parseTextQuery('«lei» x')).toEqual({ kind: 'and', parts: [phrase(' lei ', ['lei']), term('x')] });
  });

  it('has excluded terms, and alternatives of which one is enough', () => {
    expect(parseTextQuery('lei -crase or -"o que" verbo')).toEqual({
      kind: 'or',
      parts: [
        { kind: 'and', parts: [term('lei'), { kind: 'not', part: term('cras') }] },
        { kind: 'and', parts: [{ kind: 'not', part: phrase(' o que ', [' o que ']) }, term('verb')] },
      ],
    });
  });

  it('splits words at a sign; a hyphen within a word excludes nothing', () => {
    expect(parseTextQuery('energia/massa')).toEqual({ kind: 'and', parts: [term('energ'), term('mass')] });
    expect(parseTextQuery('guarda-chuva')).toEqual({ kind: 'and', parts: [term('guard'), term('chuv')] });
    expect(parseTextQuery('-energia/massa')).toEqual({
      kind: 'not',
      part: { kind: 'and', parts: [term('energ'), term('mass')] },
    });
  });

  it.each([
    '',
    '   ',
    '"',
    '""',
    '-',
    '----------------------------------------',
    'or',
    'or or',
    'de',
    'o que é',
    '-de',
    '!()<>&|:*',
    '🜁',
  ])('is empty for a text without a significant word: %j', (text) => {
    expect(parseTextQuery(text)).toBeNull();
    expect(rankingOf(text)).toBe('');
  });

  it('reads phrases beyond the sixth as words', () => {
    const query = parseTextQuery('"lei a" '.repeat(7));
    expect(query?.kind === 'and' && query.parts.filter(({ kind }) => kind === 'phrase')).toHaveLength(6);
    expect(query && termsOf(query)).toEqual(['lei']);
  });

  it.each([
    ['lei crase', []],
    ['"lei a" crase', [' lei a ']],
    ['-"lei a" or "de que" crase', [' lei a ', ' de que ']],
    ['"lei a" "de que"', ['( lei a & de que )']],
    ['"lei a" or "de que"', ['( lei a | de que )']],
    ['crase cf', ['( constituicao federal | constituicao da republica | constituicao de 1988 )']],
  ])('has as largest parts those that need the texts: %s', (text, wanted) => {
    const written = (query: TextQuery): string => {
      if (query.kind === 'phrase') return query.words;
      if (query.kind !== 'and' && query.kind !== 'or') throw new Error(`no phrase: ${query.kind}`);
      return `(${query.parts.map(written).join(query.kind === 'and' ? '&' : '|')})`;
    };
    const query = parseTextQuery(text);
    expect(query && phrasePartsOf(query).map(written)).toEqual(wanted);
  });

  it('is ranked by its wanted terms', () => {
    expect(rankingOf('lei "o que" or crase "a lei" -verbo')).toBe("('lei' | ('cras' & 'lei'))");
    expect(rankingOf('-lei')).toBe('');
  });
});
