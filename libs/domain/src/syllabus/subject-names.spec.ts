import { compileNames, meantBy } from './subject-names';
import type { SyllabusMatter } from './syllabus-matter';
import { keyOf, wordsOf } from './thesaurus/open';

const matter = (nome: string, ...names: string[]): SyllabusMatter => ({
  id: 1,
  nome,
  questoes: 1,
  assuntos: names.map((name, at) => ({ id: at + 2, nome: name, pai_id: null, questoes: 1 })),
});
const found = (one: SyllabusMatter, text: string) =>
  compileNames([one]).flatMap(({ phrases }) =>
    phrases
      .find(wordsOf(text))
      .map(({ value: { location, isWhole } }) => `${location.subject.nome}${isWhole ? '*' : ''}`),
  );
const meant = (phrase: string, ...matters: SyllabusMatter[]) =>
  meantBy(keyOf(wordsOf(phrase)), compileNames(matters)).map((locations) =>
    locations.map(({ subject }) => subject.nome),
  );

describe('the names of a matéria', () => {
  it('are its own and the synonyms of the thesaurus, the longest first', () => {
    const [portuguese] = compileNames([matter('Língua Portuguesa')]);
    const names = (portuguese?.names ?? []).map((words) => words.join(' '));
    expect(names).toContain('lingu portugues');
    const lengths = (portuguese?.names ?? []).map((words) => words.length);
    expect(lengths).toEqual([...lengths].sort((one, other) => other - one));
    // Not by its noun alone, which another matéria may share.
    expect(compileNames([matter('Culinária Regional')])[0]?.names).toEqual([['culinari', 'regional']]);
  });

  it('are compiled once per matéria', () => {
    const one = matter('Matéria', 'Crase');
    expect(compileNames([one])[0]).toBe(compileNames([one])[0]);
    expect(compileNames([structuredClone(one)])[0]).not.toBe(compileNames([one])[0]);
  });
});

describe('an assunto', () => {
  it('is found by its name, and by a single word that no other assunto has', () => {
    const one = matter('Culinária', 'Preparo de moquecas', 'Preparo de acarajés', 'Preparo de caldos e acarajés');
    expect(found(one, 'moqueca')).toEqual([]);
    expect(found(one, 'preparo de moquecas')).toEqual(['Preparo de moquecas*']);
    expect(found(matter('Culinária', 'Uso de moquecas', 'Uso de caldos'), 'moqueca')).toContain('Uso de moquecas*');
  });

  it('is found by the word that distinguishes it among common ones, though not its whole name', () => {
    const one = matter('Culinária', 'Sistema de moquecas', 'Sistema de caldos', 'Estrutura de caldos');
    expect(found(one, 'moqueca')).toEqual(['Sistema de moquecas']);
    expect(found(one, 'caldos')).toEqual([]);
    expect(found(one, 'sistema')).toEqual([]);
  });

  it('is not found by the words of its matéria or by two of its own words apart', () => {
    const one = matter('Culinária', 'Sistema de culinária', 'Sistema de moquecas e caldos');
    expect(found(one, 'culinária')).toEqual([]);
    expect(found(matter('Culinária', 'Conceito de azeite dendê'), 'dendê')).toEqual([]);
  });
});

describe('a phrase of the thesaurus', () => {
  it('means its own assuntos first, then broader ones, then narrower ones', () => {
    const all = matter('Matéria', 'Direitos e garantias fundamentais', 'Nacionalidade');
    expect(meant('nacionalidade', all)).toEqual([['Nacionalidade'], ['Direitos e garantias fundamentais'], []]);
    expect(meant('direitos fundamentais', all)).toEqual([['Direitos e garantias fundamentais'], [], ['Nacionalidade']]);
  });

  it('means an assunto of each matéria once, and nothing if none has it', () => {
    const [one, other] = [matter('Matéria', 'Direitos fundamentais'), matter('Outra', 'Direitos fundamentais')];
    expect(meant('direitos fundamentais', one, other)[0]).toEqual(['Direitos fundamentais', 'Direitos fundamentais']);
    expect(meant('moqueca', one)).toEqual([[], [], []]);
    expect(meant('nacionalidade', matter('Matéria', 'Moqueca'))).toEqual([[], [], []]);
  });

  it('means an assunto of at least three words if it has more than half of them', () => {
    const meaning = (name: string) => meant('nacionalidade', matter('Matéria', name, 'Moqueca')).flat();
    expect(meaning('Direitos fundamentais da moqueca')).toEqual(['Direitos fundamentais da moqueca']);
    expect(meaning('Direitos fundamentais da moqueca capixaba')).toEqual([]);
  });
});
