import { readTags } from './tags';

describe('tags that mean a field', () => {
  it('reads difficulty, year and state, and passes over the rest', () => {
    expect(readTags(['ENEM', 'dificuldade:muito-dificil', 'ano: 2019', 'Anulada: duas certas'])).toEqual({
      difficulty: 5,
      year: 2019,
      annulled: true,
      outdated: false,
      statusReason: 'duas certas',
    });
    expect(readTags(['Dificuldade: Fácil', 'desatualizada'])).toMatchObject({
      difficulty: 2,
      outdated: true,
      statusReason: null,
    });
    expect(readTags(['dificuldade:enorme', 'ano:22', '2022'])).toMatchObject({ difficulty: null, year: null });
  });
});
