import { isCommon, isModifier, phrasesOf } from './phrases';

/** Phrases in short form: stems, with an asterisk if the phrase is a whole name. */
const short = (name: string, matter?: string) =>
  phrasesOf(name, matter).map(({ words, isWhole }) => words.join(' ') + (isWhole ? '*' : ''));

describe('the phrases that mean an assunto', () => {
  it.each([
    ['Bens', ['bem*']],
    ['Crases crase', ['cras*']],
    ['Noções de informática', ['noca informatic*', 'informatic*']],
    ['Emprego', ['empreg*']],
    ['', []],
  ])('start with the whole name, and leave out introductory words: %j', (name, expected) => {
    expect(short(name)).toEqual(expected);
  });

  it.each([
    [
      'Processo administrativo (Lei nº 9.784/1999)',
      ['process administrativ lei9784*', 'process lei9784', 'process administrativ*', 'lei9784*'],
    ],
    [
      'Organização do Estado – Poder Executivo',
      ['organizaca estad poder executiv*', 'organizaca estad*', 'poder executiv*'],
    ],
    ['Abuso de autoridade/tortura', ['abus autoridad tortur*', 'abus autoridad*', 'tortur*']],
  ])('include each part that names the same thing: %j', (name, expected) => {
    expect(short(name)).toEqual(expected);
  });

  it.each([
    ['Concordância, regência e crase', ['concordanci regenci cras*', 'concordanci*', 'regenci*', 'cras*']],
    ['Licitação ou dispensa', ['licitaca dispens*', 'licitaca*', 'dispens*']],
    ['Compra & venda', ['compr vend*', 'compr*', 'vend*']],
    ['Tabelas, gráficos', ['tabel grafic*', 'tabel*', 'grafic*']],
  ])('include each member of a list: %j', (name, expected) => {
    expect(short(name)).toEqual(expected);
  });

  it.each([
    ['Regência verbal e nominal', ['regenci verbal nominal*', 'regenci verbal*', 'regenci nominal*', 'regenci*']],
    ['Juros simples e compostos', ['jur simpl compost*', 'jur simpl*', 'jur compost*', 'jur*']],
    [
      'Poder Legislativo, Executivo e Judiciário',
      ['poder legislativ executiv judiciari*', 'poder legislativ*', 'poder executiv*', 'poder judiciari*', 'poder*'],
    ],
  ])('join the noun of a list with each of its adjectives: %j', (name, expected) => {
    expect(short(name)).toEqual(expected);
  });

  it.each([
    [
      'Direitos e garantias fundamentais',
      ['direit garanti fundamental*', 'direit*', 'direit fundamental*', 'garanti fundamental*'],
    ],
    [
      'Princípios e normas do orçamento',
      ['principi norm orcament*', 'principi*', 'principi orcament*', 'norm orcament*'],
    ],
    ['Crimes contra a pessoa e o patrimônio', ['crim contr pesso patrimoni*', 'crim contr pesso*', 'patrimoni*']],
    ['Deveres e direitos do servidor', ['dever direit servidor*', 'dever*', 'dever servidor*', 'direit servidor*']],
    ['Deveres e direitos na empresa', ['dever direit empres*', 'dever*', 'dever empres*', 'direit empres*']],
    ['Deveres e direitos à saúde', ['dever direit saud*', 'dever*', 'dever saud*', 'direit saud*']],
    ['Deveres e crimes contra a honra', ['dever crim contr honr*', 'dever*', 'dever contr honr*', 'crim contr honr*']],
    ['Deveres e provas em juízo', ['dever prov juiz*', 'dever*', 'dever juiz*', 'prov juiz*']],
    ['Nulidades e vícios noturnos', ['nulidad vici noturn*', 'nulidad*', 'nulidad noturn*', 'vici noturn*']],
    ['Deveres e crimes na praia', ['dever crim prai*', 'dever*', 'dever prai*', 'crim prai*']],
    ['Penas e crime praticado mortal', ['pen crim praticad mortal*', 'pen*', 'pen mortal*', 'crim praticad mortal*']],
    ['Penas e crime doloso mortal', ['pen crim dolos mortal*', 'pen*', 'pen mortal*', 'crim dolos mortal*']],
    ['Penas e crime sabor mortal', ['pen crim sabor mortal*', 'pen*', 'pen mortal*', 'crim sabor mortal*']],
    [
      'Concordância e regência verbal do verbo',
      ['concordanci regenci verbal verb*', 'concordanci*', 'concordanci verb*', 'regenci verbal verb*'],
    ],
  ])('join each noun of a list with the complement of the last one: %j', (name, expected) => {
    expect(short(name)).toEqual(expected);
  });

  it.each([
    ['Penas e do crime', ['pen crim*', 'pen*', 'crim*']],
    [
      'Ato vinculado, discricionário e nulidade',
      ['ato vinculad discricionari nulidad*', 'ato vinculad*', 'ato discricionari*', 'nulidad*'],
    ],
    ['Ato válido e moqueca simples', ['ato valid moquec simpl*', 'ato valid*', 'moquec simpl*']],
    ['Verbal e nominal', ['verbal nominal*', 'verbal*', 'nominal*']],
    ['Penas, bens e do crime', ['pen bem crim*', 'pen*', 'bem*', 'crim*']],
    ['Ato moqueca e nominal', ['ato moquec nominal*', 'ato moquec*', 'nominal*']],
    ['Regência verbal e mal', ['regenci verbal mal*', 'regenci verbal*', 'mal*']],
    [
      'Regência verbal e nominal pronominal',
      ['regenci verbal nominal pronominal*', 'regenci verbal*', 'nominal pronominal*'],
    ],
    ['Sal real', ['sal real*', 'sal']],
    ['(123) Crase', ['123 cras*', 'cras*']],
  ])('join nothing beyond the list: %j', (name, expected) => {
    expect(short(name)).toEqual(expected);
  });

  it('join only the last word of several that narrow a noun', () => {
    expect(short('Regência mui verbal e nominal')).toEqual([
      'regenci mui verbal nominal*',
      'regenci mui verbal*',
      'regenci mui nominal*',
      'regenci mui*',
    ]);
  });

  it('contain each set of words once, in any order', () => {
    expect(short('Crase e sintaxe (sintaxe e crase)')).toEqual(['sintax cras*', 'cras*', 'sintax*']);
  });

  it('may omit adjectives of the field and words of the matéria', () => {
    expect(short('Inquérito policial')).toEqual(['inquerit policial*', 'inquerit']);
    expect(short('Inquérito policial', 'Inquérito')).toEqual(['inquerit policial*', 'policial*']);
    expect(short('Improbidade administrativa')).toEqual(['improbidad administrativ*', 'improbidad']);
    expect(short('Atos administrativos', 'Direito Administrativo')).toEqual(['ato administrativ*', 'ato*']);
  });

  it('are no common word alone, unless that is the name', () => {
    expect(short('Segurança pública')).toEqual(['seguranc public*']);
    expect(short('Banco de dados relacional')).toEqual(['banc dad relacional*']);
  });
});

it('distinguish common words and adjectives of the field from others, by their stems', () => {
  expect(['direit', 'cras'].map(isCommon)).toEqual([true, false]);
  expect(['penal', 'cras'].map(isModifier)).toEqual([true, false]);
});
