import { ORIGIN_FIELDS, fromAddress, listAddress } from './list-address';

interface Filters {
  busca?: string;
  banca_id?: number[];
  instituicao_id?: number[];
  cargo?: string;
  ano?: number[];
  escolaridade?: string[];
  page?: number;
}

const list = listAddress<Filters>(
  '/mapas',
  {
    busca: { key: 'busca', read: fromAddress.words(5) },
    ...ORIGIN_FIELDS,
    page: { key: 'page', read: fromAddress.page },
  },
  ['page'],
);
const parse = (query: string) => list.parse(new URLSearchParams(query));

describe('the address of a list', () => {
  it('contains its filter, several choices as key[], always in one order', () => {
    const filters = parse('page=2&ano[]=2024&ano[]=2020&busca=crase&escolaridade[]=medio');
    expect(filters).toEqual({ busca: 'crase', ano: [2020, 2024], escolaridade: ['medio'], page: 2 });
    expect(decodeURIComponent(list.to(filters))).toBe(
      '/mapas?busca=crase&ano[]=2020&ano[]=2024&escolaridade[]=medio&page=2',
    );
  });

  it('is the bare path without a filter', () => expect(list.to({})).toBe('/mapas'));

  it.each([
    'ano[]=1066&ano[]=dois',
    'page=1',
    'page=0',
    'banca_id[]=-1',
    'busca=%20',
    'escolaridade[]=doutorado',
    'outra=1',
  ])('drops unknown and empty parts: %s', (query) => expect(parse(query)).toEqual({}));

  it('cuts words to the length that the server accepts', () =>
    expect(parse('busca=pronome')).toEqual({ busca: 'prono' }));

  it('starts over when the filter changes, unless the change names a page', () => {
    const filters = { ano: [2024], page: 3 };
    expect(list.change(filters, { cargo: 'Auditor' })).toEqual({ cargo: 'Auditor', ano: [2024] });
    expect(list.change(filters, { page: 4 })).toEqual({ ano: [2024], page: 4 });
    expect(list.change(filters, { ano: [] })).toEqual({});
  });
});

describe('the readers of a field', () => {
  const { id, ids, years, instant, page, flag, words, option, options, exactly } = fromAddress;
  const levels = [
    { value: 'medio', label: 'Médio' },
    { value: 3, label: 'Três' },
  ] as const;

  it.each([
    ['id', id, ['1'], 1],
    ['id', id, ['2147483647'], 2_147_483_647],
    ['id', id, ['2147483648'], undefined],
    ['id', id, ['01'], undefined],
    ['id', id, ['1.5'], undefined],
    ['id', id, ['x1'], undefined],
    ['id', id, ['1x'], undefined],
    ['id', id, [], undefined],
    ['id, the first of several', id, ['7', '8'], 7],
    ['ids', ids, ['10', '9', 'x', '10'], [9, 10]],
    ['ids', ids, [], undefined],
    ['years', years, ['1900', '2100', '1899', '2101'], [1900, 2100]],
    ['instant', instant, ['253402300799999'], 253_402_300_799_999],
    ['instant', instant, ['253402300800000'], undefined],
    ['instant', instant, ['1000000000000000'], undefined],
    ['page', page, ['2'], 2],
    ['page', page, ['1'], undefined],
    ['page', page, ['10000'], 10_000],
    ['page', page, ['10001'], undefined],
    ['flag', flag, ['true'], true],
    ['flag', flag, ['false'], false],
    ['flag', flag, ['yes'], undefined],
    ['words', words(5), ['  ab  cd '], 'ab  c'],
    ['words', words(4), ['abc d'], 'abc'],
    ['words', words(5), ['   '], undefined],
    ['option', option(levels, 'medio'), ['3'], 3],
    ['option', option(levels, 'medio'), ['medio'], undefined],
    ['option', option(levels), ['medio'], 'medio'],
    ['options', options(levels), ['medio', '3', 'x', '3'], [3, 'medio']],
    ['options', options(levels), ['3', 'medio'], [3, 'medio']],
    ['a word', exactly('incluir'), ['incluir'], 'incluir'],
    ['a word', exactly('incluir'), ['excluir'], undefined],
  ])('reads %s', (_name, read, texts, value) => expect(read(texts)).toEqual(value));

  it('accepts at most fifty choices, the smallest', () => {
    const texts = Array.from({ length: 60 }, (_, at) => String(60 - at));
    expect(ids(texts)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  });
});
