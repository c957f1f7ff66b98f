import fc from 'fast-check';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { stemOf } from './stem';

const ENDINGS = (
  'ica ira adora osa ista iva eza idade ante mente amente avelmente logia logias ativamente icamente osamente adamente ativa ivo idades abilidade ' +
  'arei guem gue cie ce ici ia eira iras eiras os a e i o em eu is eis armos asse estes'
).split(' ');

const letters = fc.string({ unit: fc.constantFrom(...'aeiouaeioubcdfghjlmnpqrstvxz'), minLength: 1, maxLength: 7 });
const ending = fc.option(fc.constantFrom(...ENDINGS), { nil: '' });
const words = fc.tuple(letters, ending, ending).map((parts) => parts.join(''));

it('equals that of PostgreSQL’s own Portuguese dictionary, for any word without accents', async () => {
  const database = await createTestDatabase();
  try {
    const sample = fc.sample(words, { numRuns: 20_000, seed: 11 });
    const { rows } = await database.pool.query<{ word: string; stems: string[] }>(
      `select word, ts_lexize('portuguese_stem', word) as stems from unnest($1::text[]) as word`,
      [sample],
    );
    // The dictionary returns nothing for stop words.
    const differing = rows.filter(({ word, stems }) => stems.length > 0 && stems[0] !== stemOf(word));
    expect(rows.length).toBe(sample.length);
    expect(differing).toEqual([]);
  } finally {
    await database.drop();
  }
});
