import { boardName, boardsOf } from './texts';

describe('boards in words', () => {
  it('count none, one and many', () => {
    expect([boardsOf(0), boardsOf(1), boardsOf(1200)]).toEqual(['Nenhuma banca', '1 banca', '1.200 bancas']);
  });

  it('go by their acronym where they have one', () => {
    expect(boardName({ sigla: 'FGV', nome: 'Fundação' })).toBe('FGV');
    expect(boardName({ sigla: '', nome: 'Fundação' })).toBe('Fundação');
  });
});
