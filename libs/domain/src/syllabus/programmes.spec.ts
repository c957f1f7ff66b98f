import { matchSyllabus } from './match';
import { FOREIGN_PROGRAMME, MORE_PROGRAMMES } from './testing/more-programmes';
import { PROGRAMMES, type Programme } from './testing/programmes';
import { QUESTION_BANK } from './testing/question-bank';

/** Minima over all programmes together, and for each one alone. */
const RECALL = 0.9;
const PRECISION = 0.9;
const OF_ONE = 0.8;

const expectedOf = ({ expected }: Programme) =>
  expected.split('\n').flatMap((line) => {
    const [matter = '', subjects = ''] = line.split(': ');
    return subjects.split('; ').map((subject) => `${matter}: ${subject}`);
  });

/** The bank's assuntos that a programme asks for, the recognised ones, and the differences. */
function measure(programme: Programme) {
  // A copy: names are compiled once for each matéria, and mutation testing changes how within one process.
  const bank = structuredClone(programme.bank ?? QUESTION_BANK);
  const known = new Set(bank.flatMap(({ nome, assuntos }) => assuntos.map((subject) => `${nome}: ${subject.nome}`)));
  const expected = new Set(expectedOf(programme));
  const found = new Set(
    matchSyllabus(programme.text, bank).matters.flatMap(({ name, subjects }) =>
      subjects.map((subject) => `${name}: ${subject.name}`),
    ),
  );
  return {
    expected: expected.size,
    found: found.size,
    right: [...expected].filter((name) => found.has(name)).length,
    missed: [...expected].filter((name) => !found.has(name)),
    wrong: [...found].filter((name) => !expected.has(name)),
    misspelt: [...expected].filter((name) => !known.has(name)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe.each([
  ['twelve programmes', PROGRAMMES],
  ['programmes and banks that it was not made for', MORE_PROGRAMMES],
])('recognising the assuntos of %s', (_name, programmes) => {
  it.each(programmes.map((programme) => [programme.name, programme] as const))(
    'finds most of what %s asks and little else',
    (_programme, programme) => {
      const { expected, found, right, missed, wrong, misspelt } = measure(programme);
      expect(misspelt).toEqual([]);
      expect({ recall: right / expected >= OF_ONE, missed }).toEqual({ recall: true, missed });
      expect({ precision: right / found >= OF_ONE, wrong }).toEqual({ precision: true, wrong });
    },
  );

  it(`finds at least ${RECALL * 100} % of what the bank has, and at least ${PRECISION * 100} % of what it finds is asked`, () => {
    const measured = programmes.map(measure);
    const right = sum(measured.map((one) => one.right));
    expect(right / sum(measured.map((one) => one.expected))).toBeGreaterThanOrEqual(RECALL);
    expect(right / sum(measured.map((one) => one.found))).toBeGreaterThanOrEqual(PRECISION);
  });
});

it('recognises nothing in topics that the bank does not have', () => {
  expect(matchSyllabus(FOREIGN_PROGRAMME, QUESTION_BANK).matters).toEqual([]);
});

describe('a name of the bank', () => {
  const recognise = (text: string, ...subjects: string[]) => {
    const assuntos = subjects.map((nome, at) => ({ id: at + 2, nome, pai_id: null, questoes: 1 }));
    return matchSyllabus(`Matéria: ${text}`, [{ id: 1, nome: 'Matéria', questoes: 1, assuntos }]).matters.flatMap(
      (matter) => matter.subjects.map(({ name }) => name),
    );
  };

  it.each([
    ['Concordância verbal e nominal', 'Concordância, regência e crase'],
    ['Regência nominal', 'Regência verbal e nominal'],
    ['Emprego do acento grave', 'Crase'],
    ['Lei nº 9.784', 'Processo administrativo'],
    ['Lei n.º 9.784, de 29 de janeiro de 1999', 'Lei 9784/99'],
    ['M.M.C.', 'Mínimo múltiplo comum'],
    ['Direitos fundamentais', 'Direitos e garantias fundamentais'],
    ['percentagem', 'Porcentagens'],
    ['Garantias dos licitantes em licitação', 'Licitações'],
  ])('is matched by "%s": %s', (text, subject) => {
    expect(recognise(text, subject)).toEqual([subject]);
  });

  it.each([
    ['Administração de medicamentos', 'Atos administrativos'],
    ['Lei nº 9.785', 'Processo administrativo (Lei nº 9.784/1999)'],
    ['Recursos naturais e organização do trabalho', 'Bens'],
  ])('is not matched by "%s": %s', (text, subject) => {
    expect(recognise(text, subject)).toEqual([]);
  });

  it('is matched to a part only if the bank has no name for it', () => {
    expect(recognise('nacionalidade', 'Direitos e garantias fundamentais')).toEqual([
      'Direitos e garantias fundamentais',
    ]);
    expect(recognise('nacionalidade', 'Direitos e garantias fundamentais', 'Nacionalidade')).toEqual(['Nacionalidade']);
  });

  it("is read as another matéria's if the points beside it are too", () => {
    const matter = (id: number, nome: string, ...names: string[]) => ({
      id,
      nome,
      questoes: 1,
      assuntos: names.map((name, at) => ({ id: id + at + 1, nome: name, pai_id: null, questoes: 1 })),
    });
    const bank = [
      matter(10, 'Raciocínio Lógico', 'Proposições'),
      matter(20, 'Matemática', 'Porcentagem', 'Regra de três', 'Juros'),
    ];
    const { matters } = matchSyllabus(
      'RACIOCÍNIO LÓGICO-MATEMÁTICO: proposições; cálculos de porcentagem; problemas de regra de três.',
      bank,
    );
    expect(matters.map(({ name, subjects }) => [name, subjects.length])).toEqual([
      ['Raciocínio Lógico', 1],
      ['Matemática', 2],
    ]);
  });
});
