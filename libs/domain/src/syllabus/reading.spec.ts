import { pointsOf } from './points';
import { readPoint } from './reading';
import { compileNames } from './subject-names';
import type { SyllabusMatter } from './syllabus-matter';

const matter = (id: number, nome: string, ...names: string[]): SyllabusMatter => ({
  id,
  nome,
  questoes: 1,
  assuntos: names.map((name, at) => ({ id: 10 * id + at, nome: name, pai_id: null, questoes: 1 })),
});
const createBank = () => ({
  portuguese: matter(1, 'Língua Portuguesa', 'Sintaxe', 'Crase', 'Texto'),
  criminal: matter(
    2,
    'Direito Penal',
    'Crimes contra a pessoa',
    'Pena',
    'Crimes contra a honra',
    'Inquérito policial',
    'Nulidades',
  ),
  constitutional: matter(3, 'Direito Constitucional', 'Princípios', 'Nacionalidade'),
  administrative: matter(
    4,
    'Direito Administrativo',
    'Princípios',
    'Licitações (Lei nº 14.133)',
    'Bens',
    'Atos administrativos',
    'Nulidades',
  ),
});
type Name = keyof ReturnType<typeof createBank>;

/** The last point of a text, read under headings: null before any heading, empty under one without a matéria. */
function read(text: string, under: readonly Name[] | null = null) {
  const bank = createBank();
  const point = [...pointsOf(text)].at(-1);
  if (!point) throw new Error('the text has no point');
  const { subjects, opens } = readPoint(
    compileNames(Object.values(bank)),
    point,
    under && under.map((name) => bank[name]),
  );
  return { subjects: subjects.map(({ subject }) => subject.nome), opens: opens && opens.map(({ nome }) => nome) };
}
const subjects = (text: string, under?: readonly Name[] | null) => read(text, under).subjects;

describe('the heading of a matéria', () => {
  it.each([
    ['NOÇÕES DE DIREITO PENAL', ['Direito Penal']],
    ['DIREITO PENAL E CONSTITUCIONAL', ['Direito Penal']],
    ['DIREITO PENAL E DIREITO CONSTITUCIONAL', ['Direito Penal', 'Direito Constitucional']],
    ['DIREITO PENAL MOQUECA CAPIXABA', ['Direito Penal']],
    ['DIREITO PENAL MOQUECA CAPIXABA AZEITE', []],
    ['PORTUGUESA', ['Língua Portuguesa']],
    ['CONSTITUCIONAL', ['Direito Constitucional']],
    ['DIREITO', ['Direito Penal', 'Direito Constitucional', 'Direito Administrativo']],
    ['NOÇÕES GERAIS', []],
    ['MOQUECA DIREITO PENAL', []],
    ['NOÇÕES GERAIS DE DIREITO PENAL MOQUECA CAPIXABA', ['Direito Penal']],
    ['MOQUECA CAPIXABA', []],
  ])('starts with its name for half of its words, or has only words of its name: %s', (text, opens) => {
    expect(read(text)).toEqual({ subjects: [], opens });
  });

  it('may be a point in which three of four words name a matéria', () => {
    expect(read('x; direito penal').opens).toEqual(['Direito Penal']);
    expect(read('x; noções de direito penal').opens).toEqual(['Direito Penal']);
    expect(read('x; direito penal moqueca').opens).toBeNull();
  });

  it('may be a heading of which only subjects are recognised', () => {
    expect(read('CRASE')).toEqual({ subjects: ['Crase'], opens: ['Língua Portuguesa'] });
    expect(read('CRASE E PENA')).toEqual({ subjects: ['Crase'], opens: ['Língua Portuguesa'] });
    expect(read('PRINCÍPIOS DA NACIONALIDADE').opens).toEqual(['Direito Constitucional']);
  });
});

describe('a common word', () => {
  it('means a subject under its matéria, if it starts a part or is half of the point', () => {
    expect(subjects('texto', ['portuguese'])).toEqual(['Texto']);
    expect(subjects('moqueca texto', ['portuguese'])).toEqual(['Texto']);
    expect(subjects('moqueca capixaba e azeite, texto', ['portuguese'])).toEqual(['Texto']);
    expect(subjects('moqueca capixaba texto azeite', ['portuguese'])).toEqual([]);
  });

  it.each([[null], [[]], [['criminal']]] as const)('means nothing elsewhere: %j', (under) => {
    expect(subjects('texto', under)).toEqual([]);
    expect(subjects('moqueca texto', under)).toEqual([]);
  });
});

describe('another word', () => {
  it('means a subject without a heading, and beside other words under its own', () => {
    expect(subjects('crase moqueca azeite dendê')).toEqual(['Crase']);
    expect(subjects('crase moqueca azeite dendê', ['portuguese'])).toEqual(['Crase']);
  });

  it('must be half of the point under an unknown heading, and all of it under another matéria', () => {
    expect(subjects('crase moqueca', [])).toEqual(['Crase']);
    expect(subjects('crase moqueca azeite', [])).toEqual([]);
    expect(subjects('crase', ['criminal'])).toEqual(['Crase']);
    expect(subjects('crase moqueca', ['criminal'])).toEqual([]);
  });
});

describe('a noun that abbreviates a longer name', () => {
  it.each([[null], [[]]] as const)('means that name under the heading of its matéria, not before one: %j', (under) => {
    expect(subjects('inquérito moqueca', ['criminal'])).toEqual(['Inquérito policial']);
    expect(subjects('inquérito moqueca', under)).toEqual([]);
  });
});

describe('several words, or an act of law', () => {
  it.each(['crimes contra a honra moqueca azeite dendê camarão', 'lei 14.133 moqueca azeite dendê'])(
    'mean a subject without a heading, or under an unknown one: %s',
    (text) => {
      expect([subjects(text).length, subjects(text, []).length]).toEqual([1, 1]);
    },
  );

  it('must be the whole point under another matéria', () => {
    expect(subjects('crimes contra a honra', ['portuguese'])).toEqual(['Crimes contra a honra']);
    expect(subjects('crimes contra a honra moqueca', ['portuguese'])).toEqual([]);
    expect(subjects('lei 14.133 moqueca', ['portuguese'])).toEqual([]);
  });
});

describe('a name in several matérias', () => {
  it('means the one of the headings, and nothing if they lack it or there is no heading', () => {
    expect(subjects('princípios', ['administrative'])).toEqual(['Princípios']);
    expect(subjects('princípios', ['administrative', 'constitutional'])).toEqual(['Princípios', 'Princípios']);
    expect(subjects('princípios', ['portuguese'])).toEqual([]);
    expect(subjects('princípios')).toEqual([]);
    expect(subjects('nulidades', ['criminal'])).toEqual(['Nulidades']);
    expect(subjects('nulidades')).toEqual([]);
  });
});

describe('a phrase of the thesaurus', () => {
  it('means a subject under its matéria, or if no matéria is known', () => {
    expect(subjects('acento grave')).toEqual(['Crase']);
    expect(subjects('acento grave', [])).toEqual(['Crase']);
    expect(subjects('acento grave', ['portuguese'])).toEqual(['Crase']);
    expect(subjects('direitos sociais e acento grave', ['portuguese'])).toEqual(['Crase']);
    expect(subjects('acento grave', ['criminal'])).toEqual([]);
  });
});

it('reads a word once, in the longest phrase that contains it', () => {
  expect(subjects('crimes contra a honra da pessoa', ['criminal'])).toEqual(['Crimes contra a honra']);
  expect(subjects('crimes contra a pessoa e contra a honra', ['criminal'])).toEqual([
    'Crimes contra a pessoa',
    'Crimes contra a honra',
  ]);
  expect(subjects('princípios dos atos administrativos', ['administrative'])).toEqual([
    'Atos administrativos',
    'Princípios',
  ]);
});
