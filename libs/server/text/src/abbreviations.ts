/** An abbreviation and its long names. */
interface Abbreviation {
  short: string;
  long: readonly string[];
  /** The year of the version in force: "CF/88" is "CF". */
  year?: number;
}

/**
 * Abbreviations used in Brazilian exams. An abbreviation finds its long names, each long name finds the abbreviation,
 * and long names do not find each other: MP is the Ministério Público and a medida provisória.
 */
export const ABBREVIATIONS: readonly Abbreviation[] = [
  { short: 'CF', long: ['Constituição Federal', 'Constituição da República', 'Constituição de 1988'], year: 1988 },
  { short: 'CRFB', long: ['Constituição Federal', 'Constituição da República', 'Constituição de 1988'], year: 1988 },
  { short: 'ADCT', long: ['Ato das Disposições Constitucionais Transitórias'] },
  { short: 'CC', long: ['Código Civil'], year: 2002 },
  { short: 'CP', long: ['Código Penal'], year: 1940 },
  { short: 'CPC', long: ['Código de Processo Civil'], year: 2015 },
  { short: 'CPP', long: ['Código de Processo Penal'], year: 1941 },
  { short: 'CPM', long: ['Código Penal Militar'] },
  { short: 'CLT', long: ['Consolidação das Leis do Trabalho'], year: 1943 },
  { short: 'CTN', long: ['Código Tributário Nacional'], year: 1966 },
  { short: 'CDC', long: ['Código de Defesa do Consumidor'], year: 1990 },
  { short: 'CTB', long: ['Código de Trânsito Brasileiro'], year: 1997 },
  { short: 'ECA', long: ['Estatuto da Criança e do Adolescente'], year: 1990 },
  { short: 'LINDB', long: ['Lei de Introdução às Normas do Direito Brasileiro'] },
  { short: 'LRF', long: ['Lei de Responsabilidade Fiscal'] },
  { short: 'LIA', long: ['Lei de Improbidade Administrativa'] },
  { short: 'LEP', long: ['Lei de Execução Penal'] },
  { short: 'LGPD', long: ['Lei Geral de Proteção de Dados'] },
  { short: 'LAI', long: ['Lei de Acesso à Informação'] },
  { short: 'LDB', long: ['Lei de Diretrizes e Bases'] },
  { short: 'LDO', long: ['Lei de Diretrizes Orçamentárias'] },
  { short: 'LOA', long: ['Lei Orçamentária Anual'] },
  { short: 'PPA', long: ['Plano Plurianual'] },
  { short: 'STF', long: ['Supremo Tribunal Federal'] },
  { short: 'STJ', long: ['Superior Tribunal de Justiça'] },
  { short: 'TST', long: ['Tribunal Superior do Trabalho'] },
  { short: 'TSE', long: ['Tribunal Superior Eleitoral'] },
  { short: 'TCU', long: ['Tribunal de Contas da União'] },
  { short: 'CNJ', long: ['Conselho Nacional de Justiça'] },
  { short: 'CNMP', long: ['Conselho Nacional do Ministério Público'] },
  { short: 'MP', long: ['Ministério Público', 'Medida Provisória'] },
  { short: 'MPF', long: ['Ministério Público Federal'] },
  { short: 'AGU', long: ['Advocacia-Geral da União'] },
  { short: 'OAB', long: ['Ordem dos Advogados do Brasil'] },
  { short: 'SUS', long: ['Sistema Único de Saúde'] },
  { short: 'INSS', long: ['Instituto Nacional do Seguro Social'] },
  { short: 'ICMS', long: ['Imposto sobre Circulação de Mercadorias e Serviços'] },
  { short: 'IPTU', long: ['Imposto Predial e Territorial Urbano'] },
  { short: 'PAD', long: ['Processo Administrativo Disciplinar'] },
  { short: 'EC', long: ['Emenda Constitucional'] },
  { short: 'LC', long: ['Lei Complementar'] },
];
