import { readTags } from './tags';

describe('tags that mean a field', () => {
  it('set difficulty, year and state, and others are ignored', () => {
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

  it('set nothing if they name no field', () => {
    const none = { difficulty: null, year: null, annulled: false, outdated: false, statusReason: null };
    expect(readTags([])).toEqual(none);
    expect(readTags(['nível:3', 'prova:2019', 'motivo: duas certas'])).toEqual(none);
  });

  it.each([
    ['3', 3],
    ['  3  ', 3],
    ['x3', null],
    ['3x', null],
    ['0', null],
    ['6', null],
    ['médio', 3],
  ])('set the difficulty %j to %s', (value, difficulty) =>
    expect(readTags([`dificuldade:${value}`]).difficulty).toBe(difficulty),
  );

  it.each([
    ['2019', 2019],
    ['  2019  ', 2019],
    ['x2019', null],
    ['2019x', null],
    ['2019/1', null],
    ['1900', 1900],
    ['1899', null],
    ['2100', 2100],
    ['2101', null],
  ])('set the year %j to %s', (value, year) => expect(readTags([`ano=${value}`]).year).toBe(year));

  it('keep an earlier value if a later tag sets nothing', () => {
    const tags = ['ano:2019', 'ano:x', 'dificuldade:2', 'dificuldade:x'];
    expect(readTags(tags)).toMatchObject({ year: 2019, difficulty: 2 });
  });

  it('keep a reason without spaces around it, up to 300 characters', () => {
    expect(readTags(['desatualizada:  lei nova ']).statusReason).toBe('lei nova');
    expect(readTags(['anulada:  ']).statusReason).toBeNull();
    expect(readTags([`anulada: ${'x'.repeat(400)}`]).statusReason).toHaveLength(300);
  });
});
