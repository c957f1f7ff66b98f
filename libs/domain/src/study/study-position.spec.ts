import { readStudyPosition, startOfStudy, writeStudyPosition, type StudyPosition } from './study-position';

const read = (search: string) => readStudyPosition(new URLSearchParams(search));
const NOWHERE: StudyPosition = {
  subject: undefined,
  state: 'todas',
  showKeys: true,
  anchor: undefined,
  page: undefined,
  target: undefined,
  ended: false,
};

describe('a position in a map', () => {
  it.each<[string, Partial<StudyPosition>]>([
    ['', {}],
    ['?assunto=7', { subject: 7 }],
    ['?assunto=todos&estado=erradas', { subject: 'todos', state: 'erradas' }],
    ['?assunto=7&gabarito=0&page=2&questao=31', { subject: 7, showKeys: false, page: 2, target: 31 }],
    ['?assunto=7&page=1&questao=ultima', { subject: 7, page: 1, target: 'ultima' }],
    [
      '?assunto=7&estado=nao_respondidas&estado_ate=1773491400000&page=2',
      { subject: 7, state: 'nao_respondidas', anchor: 1_773_491_400_000, page: 2 },
    ],
    ['?assunto=2147483647&page=10000', { subject: 2_147_483_647, page: 10_000 }],
    ['?assunto=7&fim=1', { subject: 7, ended: true }],
  ])('is written into the address %s and read back', (search, position) => {
    expect(writeStudyPosition({ ...NOWHERE, ...position })).toBe(search);
    expect(read(search)).toEqual({ ...NOWHERE, ...position });
  });

  it.each([
    '?assunto=abc',
    '?assunto=-1',
    '?assunto=0',
    '?estado=lindas',
    '?page=0',
    '?page=1e9',
    '?questao=<b>',
    '?questao=@12',
    '?estado_ate=0',
    '?estado_ate=999999999999999',
    '?questao=99999999999',
    '?questao=12x',
    '?page=10001',
    '?fim=sim',
  ])('drops unreadable parts: %s', (search) => expect(read(search)).toEqual(NOWHERE));

  it('keeps the filters when another subject starts', () => {
    const position: StudyPosition = {
      subject: 1,
      state: 'erradas',
      showKeys: false,
      anchor: 1,
      page: 3,
      target: 9,
      ended: true,
    };
    expect(startOfStudy(position, { subject: 2 })).toEqual({
      ...NOWHERE,
      subject: 2,
      state: 'erradas',
      showKeys: false,
    });
  });
});
