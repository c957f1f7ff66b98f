import { parseExactness, parseTextQuery, type TextQuery } from './query';
import { searchColumns } from './terms';

/** Whether a parsed query matches a text, by the plain meaning of the query. */
function finds(query: TextQuery, text: string): boolean {
  const { search, searchWords } = searchColumns([text]);
  const holds = (part: TextQuery): boolean => {
    switch (part.kind) {
      case 'term':
        return search.split(/:[\d,]+ ?/).includes(`'${part.term}'`);
      case 'phrase':
        return searchWords.includes(part.words);
      case 'not':
        return !holds(part.part);
      case 'and':
        return part.parts.every(holds);
      case 'or':
        return part.parts.some(holds);
    }
  };
  return holds(query);
}

const found = (asked: string, text: string): boolean => {
  const query = parseTextQuery(asked);
  return query !== null && finds(query, text);
};

describe('a reference to law', () => {
  const NORM = 'A Lei nº 8.112, de 11 de dezembro de 1990, dispõe sobre o regime.';

  it.each(['Lei 8.112/90', 'Lei nº 8.112/1990', 'lei 8112', 'Lei n. 8112', '8.112/90', '8112', 'LEI Nº 8112 de 1990'])(
    '%s finds the act in any spelling',
    (asked) => {
      expect([NORM, 'pela Lei 8.112/90.', 'a Lei Federal nº 8.112/1990'].map((text) => found(asked, text))).toEqual([
        true,
        true,
        true,
      ]);
      expect(found(asked, 'Lei 9.784/99, no item 90')).toBe(false);
    },
  );

  it.each([
    ['Lei 8.112/90', 'O Decreto nº 8.112/2013 revogou a lei.'],
    ['art. 5º', 'A arte do século 5 e do 5º ato'],
    ['1/2', 'de 2 a 1'],
    ['2,5', 'os itens 2 e 5'],
    ['C++', 'a alternativa C'],
    ['c#', 'a alternativa C'],
    ['CF/88', 'o Código Florestal e 88 outros'],
    ['ministério público', 'a medida provisória'],
    ['parto', 'a parte do todo'],
    ['lei', 'Leia o texto'],
  ])('%s does not find “%s”', (asked, text) => {
    expect(found(asked, text)).toBe(false);
  });

  it.each([
    ['art. 5º, LXXIV', 'conforme o artigo 5º, inciso LXXIV'],
    ['artigo 5', 'art. 5º'],
    ['2,5', 'uma força de 2,50 N'],
    ['r$ 10,00', 'custa R$ 10 por dia'],
    ['c++', 'em C++, um ponteiro'],
    ['C#', 'escrito em C#.'],
    ['CF/88', 'A Constituição Federal garante'],
    ['CF', 'a Constituição Federal de 1988'],
    ['constituição federal', 'o art. 5º da CF/88'],
    ['ECA', 'o Estatuto da Criança e do Adolescente'],
    ['estatuto da criança e do adolescente', 'segundo o ECA'],
    ['MP', 'o Ministério Público'],
    ['cidadã', 'todo cidadão'],
    ['cidada\u0303', 'cidadãos'],
  ])('%s finds “%s”', (asked, text) => {
    expect(found(asked, text)).toBe(true);
  });

  it('is one of at most eight in a query, so that few phrases are verified', () => {
    const phrases = (count: number) => {
      const query = parseTextQuery(Array.from({ length: count }, (_, at) => `lei ${1_000 + at}`).join(' '));
      return JSON.stringify(query).split('"phrase"').length - 1;
    };
    expect(phrases(8)).toBe(8 * phrases(1));
    expect(phrases(60)).toBe(phrases(8));
  });

  it('ranks first the words as typed in their order, then each as typed', () => {
    const order = (asked: string, texts: string[]) =>
      texts.map((text) => parseExactness(asked).findIndex((query) => finds(query, text)));
    expect(order('bem-estar', ['o bem-estar', 'estar bem', 'estive bem'])).toEqual([0, 1, -1]);
    expect(order('crimes', ['crimes', 'crime'])).toEqual([0, -1]);
    expect(parseExactness('crimes')).toHaveLength(1);
    expect(order('lei 9.784/99', ['lei 9784/99', 'lei 9784 de 99'])).toEqual([0, -1]);
  });

  it('ranks a long name or its abbreviation before its scattered words', () => {
    const order = (asked: string, texts: string[]) =>
      texts.map((text) => parseExactness(asked).findIndex((query) => finds(query, text)));
    expect(order('código penal', ['o Código Penal', 'o CP', 'penal é o código', 'penais'])).toEqual([0, 1, 2, -1]);
    expect(order('crime no código penal', ['crime, CP', 'Código Penal: o crime', 'penal código crime'])).toEqual([
      1, 1, 2,
    ]);
  });
});
