import { boardAndBody } from './origin';

const board = { sigla: 'INDE', nome: 'Instituto Nacional' };

describe('board and body', () => {
  it('are named by their acronyms, the board first', () =>
    expect(boardAndBody({ banca: board, instituicao: { sigla: 'TJCA', nome: 'Tribunal' } })).toEqual(['INDE', 'TJCA']));

  it('are named once if they are the same', () =>
    expect(boardAndBody({ banca: board, instituicao: board })).toEqual(['INDE']));

  it('without an acronym are given by name, and an unknown one is left out', () => {
    expect(boardAndBody({ banca: null, instituicao: { sigla: '', nome: 'Prefeitura' } })).toEqual(['Prefeitura']);
    expect(boardAndBody({ banca: null })).toEqual([]);
  });
});
