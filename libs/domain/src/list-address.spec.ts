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
  it('holds its filter, several choices as key[], always in one order', () => {
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
  ])('drops what is unknown or says nothing: %s', (query) => expect(parse(query)).toEqual({}));

  it('cuts words to what the server takes', () => expect(parse('busca=pronome')).toEqual({ busca: 'prono' }));

  it('starts over when the filter changes, unless the change names a page', () => {
    const filters = { ano: [2024], page: 3 };
    expect(list.change(filters, { cargo: 'Auditor' })).toEqual({ cargo: 'Auditor', ano: [2024] });
    expect(list.change(filters, { page: 4 })).toEqual({ ano: [2024], page: 4 });
    expect(list.change(filters, { ano: [] })).toEqual({});
  });
});
