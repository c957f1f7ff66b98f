import { boardAndBody } from './origin';

const board = { sigla: 'INDE', nome: 'Instituto Nacional' };

describe('board and body', () => {
  it('are named by their acronyms, the board first', () =>
    expect(boardAndBody({ banca: board, instituicao: { sigla: 'TJCA', nome: 'Tribunal' } })).toEqual(['INDE', 'TJCA']));

  it('that are the same are named once', () =>
    expect(boardAndBody({ banca: board, instituicao: board })).toEqual(['INDE']));

  it('without an acronym have their name, and none is named where none is known', () => {
    expect(boardAndBody({ banca: null, instituicao: { sigla: '', nome: 'Prefeitura' } })).toEqual(['Prefeitura']);
    expect(boardAndBody({ banca: null })).toEqual([]);
  });
});
