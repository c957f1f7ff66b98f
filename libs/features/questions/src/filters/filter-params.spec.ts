import { QUESTION_FILTERS, QUESTION_ORDERS, type FilterDefinition } from '@mapa/domain';
import fc from 'fast-check';
import { changeFilters, countChoices, criteriaOf, filterParams, parseFilters, type Filters } from './filter-params';

// The same values in each run (docs/testing.md).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

const sorted = <T extends string | number>(list: T[]) => [...list].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
const text = (maxLength: number) => fc.string({ minLength: 1, maxLength }).filter((value) => value.trim() === value);
const numbers = (min: number, max: number) =>
  fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 50 }).map(sorted);

/** Any value of a filter that is not its default. */
function anyValue(definition: FilterDefinition): fc.Arbitrary<unknown> {
  switch (definition.kind) {
    case 'id':
      return fc.integer({ min: 1, max: 2_147_483_647 });
    case 'ids':
      return numbers(1, 2_147_483_647);
    case 'years':
      return numbers(1900, 2100);
    case 'search':
    case 'words':
      return text(definition.maxLength);
    case 'flag':
      return fc.boolean();
    case 'option':
      return fc.constantFrom(...definition.options.map(({ value }) => value).filter((v) => v !== definition.fallback));
    case 'options':
      return fc
        .subarray(
          definition.options.map(({ value }) => value),
          { minLength: 1 },
        )
        .map(sorted);
    case 'inclusion':
      return fc.constant('incluir');
    case 'least':
      return fc.constantFrom(...definition.options.map(({ value }) => value));
  }
}

const anyFilters = fc.record(
  {
    ...Object.fromEntries(
      Object.entries(QUESTION_FILTERS)
        .filter(([name]) => name !== 'id')
        .map(([name, definition]) => [name, anyValue(definition)]),
    ),
    ordem: fc.constantFrom(...QUESTION_ORDERS.map(({ value }) => value).filter((order) => order !== 'relevancia')),
    page: fc.integer({ min: 2, max: 10_000 }),
  },
  { requiredKeys: [] },
);

const parse = (query: string) => parseFilters(new URLSearchParams(query));

describe('filters in the address', () => {
  it('are read back unchanged', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parse(filterParams(filters as Filters).toString())).toEqual(filters);
      }),
    );
  });

  it('never make the parser throw, whatever the address contains', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.dictionary(fc.constantFrom('busca', 'ano[]', 'materia_id[]', 'page', 'estado'), fc.string()),
        (raw, known) => {
          const filters = parse(`${raw}&${new URLSearchParams(known)}`);
          expect(parse(filterParams(filters).toString())).toEqual(filters);
        },
      ),
    );
  });

  it('write several choices of one key as key[]', () => {
    expect(decodeURIComponent(filterParams({ banca_id: [3, 7], page: 2 }).toString())).toBe(
      'banca_id[]=3&banca_id[]=7&page=2',
    );
  });

  it.each([
    'cor=azul',
    'materia_id[]=abc&materia_id[]=-1&materia_id[]=0&materia_id[]=1.5&materia_id[]=99999999999',
    'estado=inventado',
    'estado=todas',
    'ordem=relevancia',
    'page=1',
    'page=0',
    'dificuldade[]=6',
    'comentada=talvez',
    'anuladas=ocultar',
    'busca=%20%20',
    'ano[]=1066',
  ])('drop unknown and empty values: %s', (query) => {
    expect(parse(query)).toEqual({});
  });

  it('keep the known among the unknown, each once and in order', () => {
    expect(parse('ano[]=2024&ano[]=2020&ano[]=dois&ano[]=2024')).toEqual({ ano: [2020, 2024] });
  });

  it('never contain more choices than the server accepts', () => {
    const query = Array.from({ length: 60 }, (_, i) => `banca_id[]=${i + 1}`).join('&');
    expect(parse(query).banca_id).toHaveLength(50);
    expect(parse(`busca=${'a'.repeat(300)}`).busca).toHaveLength(200);
  });
});

describe('a change of filters', () => {
  const filters: Filters = { busca: 'crase', ano: [2024], ordem: 'recentes', page: 4 };

  it('starts at the first page again and keeps the order', () => {
    expect(changeFilters(filters, { ano: [2023, 2024] })).toEqual({
      busca: 'crase',
      ano: [2023, 2024],
      ordem: 'recentes',
    });
  });

  it('removes emptied filters', () => {
    expect(changeFilters(filters, { busca: undefined, ano: [] })).toEqual({ ordem: 'recentes' });
  });

  it('may go to a page', () => {
    expect(changeFilters(filters, { page: 7 })).toEqual({ ...filters, page: 7 });
  });
});

it('order, page and its anchors are not filters', () => {
  expect(criteriaOf({ busca: 'crase', ordem: 'recentes', page: 4, ate: 900, estado_ate: 1_773_491_400_000 })).toEqual({
    busca: 'crase',
  });
});

it('counts each choice as one, and showing hidden questions as none', () => {
  expect(countChoices({ busca: 'crase', ano: [2023, 2024], comentada: false, anuladas: 'incluir', page: 2 })).toBe(4);
});
