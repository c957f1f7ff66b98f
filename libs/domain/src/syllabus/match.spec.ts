import { SYLLABUS_MAX_LENGTH, matchSyllabus } from './match';
import type { SyllabusMatter } from './syllabus-matter';

const subject = (id: number, nome: string, pai_id: number | null = null) => ({ id, nome, pai_id, questoes: id });
const TREE: SyllabusMatter[] = [
  {
    id: 1,
    nome: 'Língua Portuguesa',
    questoes: 90,
    assuntos: [
      subject(10, 'Sintaxe'),
      subject(11, 'Crase', 10),
      subject(12, 'Regência verbal e nominal', 10),
      subject(13, 'Acentuação'),
    ],
  },
  {
    id: 2,
    nome: 'Direito Administrativo',
    questoes: 80,
    assuntos: [subject(20, 'Princípios'), subject(21, 'Ato administrativo'), subject(22, 'Licitações')],
  },
  {
    id: 3,
    nome: 'Direito Constitucional',
    questoes: 70,
    assuntos: [subject(30, 'Princípios'), subject(31, 'Direitos e garantias fundamentais')],
  },
];

const recognise = (text: string) => {
  const { matters, unknown } = matchSyllabus(text, structuredClone(TREE));
  return { matters: matters.map(({ name, subjects }) => [name, subjects.map((one) => one.name)]), unknown };
};

describe('a syllabus', () => {
  it('is recognised in the text of an edital, whatever the capitals, accents and plurals', () => {
    const text = `LÍNGUA PORTUGUESA: 1 Sintaxe. 1.1 Emprego do sinal indicativo de crase; 1.2 Regencias verbais e nominais.
      DIREITO ADMINISTRATIVO: 1 Atos administrativos. 2 Licitação (Lei 14.133).`;
    expect(recognise(text)).toEqual({
      matters: [
        ['Língua Portuguesa', ['Sintaxe', 'Crase', 'Regência verbal e nominal']],
        ['Direito Administrativo', ['Ato administrativo', 'Licitações']],
      ],
      unknown: [],
    });
  });

  it('reads a word that several matérias have in the light of the one at hand', () => {
    expect(recognise('Direito Constitucional: princípios. Direito Administrativo: princípios.').matters).toEqual([
      ['Direito Constitucional', ['Princípios']],
      ['Direito Administrativo', ['Princípios']],
    ]);
    expect(recognise('Princípios.')).toEqual({ matters: [], unknown: ['Princípios'] });
  });

  it('does not match a common word to a subject of another matéria', () => {
    expect(recognise('Direito Constitucional: crase do poder; direitos e garantias fundamentais.').matters).toEqual([
      ['Direito Constitucional', ['Direitos e garantias fundamentais']],
    ]);
  });

  it('keeps a matéria that is named alone, and says which subject contains another', () => {
    const [matter] = matchSyllabus('Língua Portuguesa', structuredClone(TREE)).matters;
    expect(matter).toEqual({ id: 1, name: 'Língua Portuguesa', questions: 90, subjects: [] });
    const [nested] = matchSyllabus('Língua Portuguesa: sintaxe; crase', structuredClone(TREE)).matters;
    expect(nested?.subjects.map(({ name, isBroad }) => [name, isBroad])).toEqual([
      ['Sintaxe', true],
      ['Crase', false],
    ]);
  });

  it('lists what was not recognised, word for word', () => {
    expect(recognise('3. Noções de arquivologia; 4 Crase').unknown).toEqual(['Noções de arquivologia']);
    expect(recognise('').unknown).toEqual([]);
  });

  it('marks every subject above a recognised one as broad, however deep, even in a circular tree', () => {
    const deep = [subject(40, 'Morfologia'), subject(41, 'Verbos', 40), subject(42, 'Subjuntivo', 41)];
    const broadOf = (assuntos: SyllabusMatter['assuntos'], text: string) =>
      matchSyllabus(text, [{ id: 4, nome: 'Gramática', questoes: 1, assuntos }]).matters.flatMap(({ subjects }) =>
        subjects.map(({ name, isBroad }) => [name, isBroad]),
      );
    expect(broadOf(deep, 'Gramática: morfologia; subjuntivo')).toEqual([
      ['Morfologia', true],
      ['Subjuntivo', false],
    ]);
    const looping = [subject(40, 'Morfologia', 41), subject(41, 'Verbos', 40)];
    expect(broadOf(looping, 'Gramática: morfologia')).toEqual([['Morfologia', true]]);
  });

  it('lists up to a hundred unrecognised points, each by its first 160 characters', () => {
    const many = matchSyllabus(Array.from({ length: 120 }, (_, n) => `coisa${n}`).join('; '), structuredClone(TREE));
    expect([many.unknown.length, many.unknown.at(-1)]).toEqual([100, 'coisa99']);
    const [long] = matchSyllabus('arquivologia '.repeat(14), structuredClone(TREE)).unknown;
    expect(long).toHaveLength(160);
  });

  it('is read up to its greatest length', () => {
    const filling = ' '.repeat(SYLLABUS_MAX_LENGTH - 20);
    expect(recognise(`Língua Portuguesa:${filling}crase`).matters).toEqual([['Língua Portuguesa', []]]);
  });

  it.each([
    ['the same word', 'direito '],
    ['half of a long name', 'regencia verbal '],
    ['nothing but points', ';. \n'],
    ['accents', 'ção'],
    ['numbers', '1.1 '],
  ])('of 100 kB of %s is read in linear time', (_what, piece) => {
    const many = Array.from({ length: 40 }, (_, n): SyllabusMatter => ({
      id: n,
      nome: `Matéria ${n}`,
      questoes: 1,
      assuntos: Array.from({ length: 60 }, (_, m) => subject(n * 100 + m, `Direito verbal ${n} ${m} regência`)),
    }));
    const text = piece.repeat(SYLLABUS_MAX_LENGTH / piece.length + 1);
    matchSyllabus(text.slice(0, 1_000), many);
    const start = performance.now();
    matchSyllabus(text, [...TREE, ...many]);
    // Takes some milliseconds; quadratic time would be far longer.
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
