import fc from 'fast-check';
import { EDIT, mostCostOf, spellingCost } from './spelling-cost';

fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

const HALF = EDIT / 2;

describe('the distance of a typed word from another', () => {
  it.each([
    ['constituissao', 'constituicao'],
    ['licitasao', 'licitacao'],
    ['excessao', 'excecao'],
    ['xantagem', 'chantagem'],
    ['majistrado', 'magistrado'],
    ['aprendisagem', 'aprendizagem'],
    ['familia', 'familha'],
    ['previlegio', 'privilegio'],
    ['enpresa', 'empresa'],
    ['umano', 'humano'],
    ['acesoria', 'assesoria'],
    ['corupcao', 'corrupcao'],
    ['descricao', 'discricao'],
  ])('is half an edit if they sound alike: %s, %s', (typed, word) => {
    expect(spellingCost(typed, word, 4)).toBe(HALF);
    expect(spellingCost(word, typed, 4)).toBe(HALF);
  });

  it.each([
    ['improbdade', 'improbidade'],
    ['adiministrativo', 'administrativo'],
    ['jurisprudencai', 'jurisprudencia'],
    ['tribumal', 'tribural'],
  ])('is one edit for a letter that is missing, added, replaced or moved: %s, %s', (typed, word) => {
    expect(spellingCost(typed, word, 4)).toBe(EDIT);
  });

  it('is infinite beyond the limit, and for words that no keyboard types', () => {
    expect(spellingCost('crase', 'verbo', 4)).toBe(Infinity);
    expect(spellingCost('licitasao', 'licitacao', 0)).toBe(Infinity);
    expect(spellingCost('a'.repeat(65), 'a'.repeat(65), 4)).toBe(Infinity);
  });

  it('allows a word of four letters one edit, a long one two, a shorter one none', () => {
    expect(['crs', 'cras', 'verbos', 'licitacao'].map((word) => mostCostOf(word) / EDIT)).toEqual([0, 1, 1.5, 2]);
  });

  const word = fc.string({ unit: fc.constantFrom(...'acehilnosuxzrgqk'), minLength: 1, maxLength: 9 });

  it('is symmetric, and zero only between equal words', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const cost = spellingCost(one, other, 100);
        expect(spellingCost(other, one, 100)).toBe(cost);
        expect(cost === 0).toBe(one === other);
        for (const most of [1, 3]) expect(spellingCost(one, other, most)).toBe(cost > most ? Infinity : cost);
      }),
      { numRuns: 2_000 },
    );
  });
});
