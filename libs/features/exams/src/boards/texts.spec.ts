import { boardsOf } from './texts';

describe('boards in words', () => {
  it('count none, one and many', () => {
    expect([boardsOf(0), boardsOf(1), boardsOf(1200)]).toEqual(['Nenhuma banca', '1 banca', '1.200 bancas']);
  });
});
