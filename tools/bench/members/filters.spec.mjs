import { QUESTION_FILTERS } from '@mapa/domain';
import { seeded } from '../bank/random.mjs';
import { filterDraws, mistyped, queryOf } from './filters.mjs';

const choices = {
  matter: [1],
  subject: [2],
  board: [3],
  institution: [4],
  exam: [5],
  statements: ['<p>Um dois três.</p>'],
};
const random = seeded(1);

describe('the filters of the benchmark', () => {
  const { draws, combinable } = filterDraws(QUESTION_FILTERS);

  it.each(Object.entries(QUESTION_FILTERS))(
    'draw a value of %s, or leave it to a row of its own',
    (name, definition) => {
      if (definition.ownState || definition.kind === 'id' || definition.kind === 'search')
        return expect(draws).not.toHaveProperty(name);
      const query = queryOf(draws, [name], choices, random);
      const [key] = query.keys();
      expect([name, `${name}[]`]).toContain(key);
      expect(query.get(key)).not.toMatch(/^$|undefined|\[object/);
    },
  );

  it('write lists as lists, and combine all but papers and texts', () => {
    expect(String(queryOf(draws, ['materia_id', 'prova_id'], choices, random))).toBe(
      'materia_id%5B%5D=1&prova_id%5B%5D=5',
    );
    expect(combinable).toContain('uf');
    for (const alone of ['prova_id', 'palavra', 'frase']) expect(combinable).not.toContain(alone);
  });

  it('mistype a word by two swapped letters or a missing one', () => {
    const wrong = new Set(Array.from({ length: 200 }, () => mistyped('licitação', random)));
    expect(wrong).toContain('liictação');
    expect(wrong).toContain('licitaão');
    for (const word of wrong) expect(word).toMatch(/^l.*o$/);
    expect(wrong).not.toContain('licitação');
  });

  it('fail for a kind of filter that the benchmark does not know', () => {
    expect(() => filterDraws({ cor: { kind: 'colour' } })).toThrow('the benchmark cannot draw a value of cor');
  });
});
