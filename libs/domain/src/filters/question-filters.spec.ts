import { facetOf, OWN_STATE_FILTERS, QUESTION_FACETS, withoutFacet, withoutOwnState } from './question-filters';

describe('the filters of questions', () => {
  it('have the facet that counts their choices', () => {
    expect([facetOf('materia_id'), facetOf('assunto_id'), facetOf('ano'), facetOf('busca')]).toEqual([
      'assunto',
      'assunto',
      'ano',
      undefined,
    ]);
  });

  it('name each facet once, in the order of the address', () => {
    expect(QUESTION_FACETS.map(({ value }) => value)).toEqual([
      'assunto',
      'banca',
      'instituicao',
      'prova',
      'ano',
      'escolaridade',
      'uf',
      'dificuldade',
      'tipo',
      'comentada',
      'estado',
    ]);
  });

  it('omit all filters of one facet, and keep other parameters', () => {
    const query = { materia_id: [1], assunto_id: [2], ano: [2024], busca: 'crase', page: 2 };
    expect(withoutFacet(query, 'assunto')).toEqual({ ano: [2024], busca: 'crase', page: 2 });
    expect(withoutFacet(query, 'ano')).toEqual({ materia_id: [1], assunto_id: [2], busca: 'crase', page: 2 });
  });

  it('omit filters by the own state', () => {
    expect(OWN_STATE_FILTERS).toEqual(['estado', 'ocultas']);
    expect(withoutOwnState({ estado: 'certas', ocultas: 'somente', ano: [2024] })).toEqual({ ano: [2024] });
  });
});
