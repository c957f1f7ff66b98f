const LAW_8112 = ['Lei nº 8.112', 'Lei 8.112', 'Lei Federal nº 8.112', 'Leis nº 8.112'];
const LAW_9784 = ['Lei nº 9.784', 'Leis nº 8.112/1990 e nº 9.784'];
const LAW_14133 = ['Lei nº 14.133', 'Lei 14.133'];
const EC_103 = ['Emenda Constitucional nº 103', 'EC 103'];
const SV_13 = ['Súmula Vinculante 13', 'SV nº 13'];
const DL_2848 = ['Decreto-Lei nº 2.848', 'DL 2.848'];
const LC_101 = ['Lei Complementar nº 101'];
const ARTICLE_5 = ['art. 5º', 'artigo 5º', 'arts. 5º'];
const ARTICLE_37 = ['art. 37', 'artigo 37'];
const CONSTITUTION = ['CF', 'Constituição Federal', 'Constituição da República'];
const MP = ['MP', 'Ministério Público', 'Medida Provisória'];
const SUPREME = ['STF', 'Supremo Tribunal Federal'];
const SUPERIOR = ['STJ', 'superior tribunal de justiça'];
const CIVIL_PROCEDURE = ['CPC', 'código de processo civil'];
const CHILD = ['ECA', 'estatuto da criança e do adolescente'];
const HEALTH = ['SUS', 'sistema único de saúde'];
const BIDDING = ['licitação', 'licitações'];
const CITIZEN = ['cidadão', 'cidadãos'];

interface Group {
  name: string;
  /** Requires that nothing else is found; in other groups, the wanted statements must come first. */
  nothingElse?: true;
  /** Each query with expressions, of which every wanted statement contains one as whole words, ignoring case. */
  queries: Record<string, readonly string[]>;
}

/** The table of 110 queries (docs/search.md). */
export const TABLE_GROUPS: readonly Group[] = [
  {
    name: 'accents and capitals',
    queries: {
      constituicao: ['constituição'],
      licitacao: BIDDING,
      REGENCIA: ['regência'],
      fotossintese: ['fotossíntese'],
      genetica: ['genética'],
      inquerito: ['inquérito'],
      FERIAS: ['férias'],
      agua: ['água'],
      'acao direta': ['ação direta'],
      previdencia: ['previdência'],
    },
  },
  {
    name: 'plurals',
    queries: {
      licitações: BIDDING,
      servidor: ['servidor', 'servidores'],
      animais: ['animal'],
      cidadãos: CITIZEN,
      cidadã: CITIZEN,
      pães: ['pão'],
      fósseis: ['fóssil'],
      projéteis: ['projétil'],
      papéis: ['papel'],
      contrato: ['contratos'],
      direitos: ['direito', 'direitos'],
      princípio: ['princípio', 'princípios'],
    },
  },
  {
    name: 'phrases',
    queries: {
      '"assistência jurídica"': ['assistência jurídica'],
      '"processo administrativo"': ['processo administrativo'],
      '"direitos fundamentais"': ['direitos fundamentais'],
      '"força de lei"': ['força de lei'],
      '"tutela de urgência"': ['tutela de urgência'],
      '"bens comuns"': ['bens comuns'],
      'inquérito policial': ['inquérito policial'],
      'estágio probatório': ['estágio probatório'],
      'horas extras': ['horas extras'],
    },
  },
  {
    name: 'abbreviations',
    queries: {
      CF: CONSTITUTION,
      'constituição federal': ['Constituição Federal', 'CF'],
      STF: SUPREME,
      'supremo tribunal federal': SUPREME,
      STJ: SUPERIOR,
      'Superior tribunal de justiça': SUPERIOR,
      CPC: CIVIL_PROCEDURE,
      'Código de processo civil': CIVIL_PROCEDURE,
      cpp: ['CPP', 'código de processo penal'],
      CLT: ['CLT', 'consolidação das leis do trabalho'],
      CTN: ['CTN', 'Código Tributário Nacional'],
      ECA: CHILD,
      'Estatuto da criança e do adolescente': CHILD,
      LRF: ['LRF', 'lei de responsabilidade fiscal'],
      sus: HEALTH,
      'Sistema único de saúde': HEALTH,
      INSS: ['INSS', 'instituto nacional do seguro social'],
      MP,
    },
  },
  {
    name: 'references to law',
    queries: {
      'Lei 8.112/90': LAW_8112,
      'lei 8112': LAW_8112,
      'Lei nº 8.112/1990': LAW_8112,
      'Lei n. 8.112 de 1990': LAW_8112,
      '8.112/90': ['8.112'],
      '8112': ['8.112'],
      'Lei nº 14.133/2021': LAW_14133,
      'lei 14133': LAW_14133,
      'lei 9.784/99': LAW_9784,
      'art. 5º': ARTICLE_5,
      'artigo 5': ARTICLE_5,
      'art 37': ARTICLE_37,
      'CF/88': CONSTITUTION,
      'EC 103': EC_103,
      'emenda constitucional 103/2019': EC_103,
      'súmula vinculante 13': SV_13,
      'decreto-lei 2.848/40': DL_2848,
      'LC 101': LC_101,
      'lei complementar 101/2000': LC_101,
    },
  },
  {
    name: 'numbers and signs',
    queries: {
      '2,5': ['2,5', '2,50'],
      '2,50': ['2,5', '2,50'],
      '3,14': ['3,14'],
      '1000000': ['1.000.000'],
      'R$ 10': ['R$ 10,00'],
      '1/2': ['1/2'],
      'c++': ['C++'],
      'C#': ['C#'],
    },
  },
  {
    name: 'the exact word',
    queries: {
      parto: ['parto'],
      banca: ['banca'],
      partido: ['partido'],
      casa: ['casa'],
      universo: ['universo'],
      crimes: ['crimes'],
      crime: ['crime'],
    },
  },
  {
    name: 'hyphens',
    queries: {
      'bem-estar': ['bem-estar'],
      'segunda-feira': ['segunda-feira'],
      'guarda-chuva': ['guarda-chuva'],
      'couve flor': ['couve-flor'],
    },
  },
  {
    name: 'nothing unrelated',
    nothingElse: true,
    queries: {
      partos: ['parto'],
      bancas: ['banca'],
      casas: ['casa'],
      universos: ['universo'],
      partidas: ['partida'],
      '2,5 km': ['2,5 km'],
      'C++ ponteiro': ['C++'],
      'linguagem C#': ['linguagem C#'],
      'art. 5º LXXIV': ['artigo 5º, inciso LXXIV'],
      'Decreto 8.112': ['Decreto nº 8.112'],
      'ministério público': ['Ministério Público', 'MP'],
      'CF/88 greve': ['A CF assegura o direito de greve'],
      zebra: [],
    },
  },
  {
    name: 'typing errors',
    queries: {
      constituissao: ['constituição'],
      licitasão: BIDDING,
      'jurisprudênsia uniformiza': ['uniformiza a jurisprudência'],
      previdensia: ['previdência'],
      'processo adiministrativo': ['processo administrativo'],
      nepotsimo: ['nepotismo'],
      'medidas sócio-educativas': ['medidas socioeducativas'],
      maternidde: ['maternidade'],
      xuva: ['chuva', 'guarda-chuva'],
      fotosintese: ['fotossíntese'],
    },
  },
];
