import { meaningfulWords } from '@mapa/domain';
import { BARE_OFFICES, NUMBERED, ONE_LINE, SEMICOLONS } from '../testing/editais';
import { linesOfText } from './lines';
import { type EditalReading, readEdital } from './read-edital';
import { weightsOf } from './weights';

const MATTERS = new Set(
  ['Língua Portuguesa', 'Matemática', 'Noções de Informática', 'Saúde Pública'].map((name) =>
    meaningfulWords(name).join(' '),
  ),
);
const read = (text: string): EditalReading =>
  readEdital(linesOfText(text), {
    boards: [
      { id: 7, sigla: 'IBSS', nome: 'Instituto Brasileiro de Seleção Simulada' },
      { id: 8, sigla: 'FMC', nome: 'Fundação Mirante de Concursos' },
    ],
    bodies: [{ id: 9, sigla: 'TRT 99', nome: 'Tribunal Regional do Trabalho da 99ª Região' }],
    isMatter: (name) => MATTERS.has(meaningfulWords(name).join(' ')),
  });
const outline = ({ disciplinas }: EditalReading) =>
  disciplinas.map(({ nome, grupo, escopo, topicos }) => [
    nome,
    grupo,
    escopo.offices,
    ...topicos.map(({ numero, texto }) => (numero ? `${numero} ${texto}` : texto)),
  ]);

describe('an edital with numbered topics and several offices', () => {
  const edital = read(NUMBERED);

  it('has its offices with number and level', () => {
    expect(edital.cargos.map(({ numero, nome, escolaridade }) => [numero, nome, escolaridade])).toEqual([
      [1, 'ANALISTA JUDICIÁRIO – ÁREA: ADMINISTRATIVA', 'superior'],
      [2, 'ANALISTA JUDICIÁRIO – ÁREA: JUDICIÁRIA', 'superior'],
      [3, 'TÉCNICO JUDICIÁRIO – ÁREA: ADMINISTRATIVA', 'medio'],
    ]);
  });

  it('has its programme, both common and by office', () => {
    expect(outline(edital)).toEqual([
      [
        'LÍNGUA PORTUGUESA',
        'basicos',
        null,
        '1 Compreensão e interpretação de textos de gêneros variados',
        '2 Domínio da ortografia oficial',
        '3 Emprego do sinal indicativo de crase',
        '4 Domínio da estrutura morfossintática do período',
        '4.1 Emprego das classes de palavras',
        '4.2 Emprego dos sinais de pontuação',
        '5 Correspondência oficial (conforme Manual de Redação da Presidência da República)',
      ],
      [
        'NOÇÕES DE DIREITO ADMINISTRATIVO E DE DIREITO CONSTITUCIONAL',
        'basicos',
        null,
        '1 Atos administrativos',
        '2 Lei nº 8.112/1990 e alterações',
        '3 Direitos e garantias fundamentais',
      ],
      [
        'ADMINISTRAÇÃO FINANCEIRA E ORÇAMENTÁRIA',
        'especificos',
        [0],
        '1 Orçamento público',
        '2 Créditos adicionais',
        '3 Restos a pagar',
      ],
      ['GESTÃO DE PESSOAS', 'especificos', [0], '1 Recrutamento e seleção', '2 Avaliação de desempenho'],
      ['DIREITO CIVIL', 'especificos', [1], '1 Pessoas naturais e pessoas jurídicas', '2 Prescrição e decadência'],
      ['DIREITO PROCESSUAL CIVIL', 'especificos', [1], '1 Tutela provisória', '2 Recursos'],
      ['NOÇÕES DE ARQUIVOLOGIA', 'especificos', [2], '1 Protocolo', '2 Tabela de temporalidade'],
    ]);
    expect(edital.disciplinas[0]?.topicos.map(({ nivel }) => nivel)).toEqual([0, 0, 0, 0, 1, 1, 0]);
  });

  it('has board, body, day and vacancies, each with its place', () => {
    expect(edital.banca).toMatchObject({ valor: { id: 7, nome: 'IBSS' }, duvida: false });
    expect(edital.orgao).toMatchObject({ valor: { id: 9 } });
    expect(edital.data_prova).toMatchObject({ valor: '2026-11-15', duvida: true });
    expect(edital.vagas).toMatchObject({ valor: 42, duvida: false });
    expect(edital.vagas?.lugar.trecho).toMatch(/^1\.2 O concurso destina-se/);
  });

  it("divides a group's weight among its disciplines, and marks it as doubtful", () => {
    const own = edital.disciplinas.filter(({ escopo }) => escopo.offices === null || escopo.offices.includes(0));
    expect(weightsOf(own, edital.pesos, 0).map(({ questoes, duvida }) => [questoes, duvida])).toEqual([
      [25, true],
      [25, true],
      [35, true],
      [35, true],
    ]);
  });
});

describe('an edital with semicolons and titles in small letters', () => {
  const edital = read(SEMICOLONS);

  it('has its topics, and nothing of the annex that follows', () => {
    expect(outline(edital)).toEqual([
      [
        'Língua Portuguesa',
        'basicos',
        null,
        'Interpretação de textos',
        'ortografia oficial',
        'acentuação gráfica',
        'crase',
        'concordância verbal e nominal',
        'regência',
        'colocação pronominal',
      ],
      [
        'Matemática',
        'basicos',
        null,
        'Números inteiros e racionais',
        'razão e proporção',
        'regra de três',
        'porcentagem',
        'juros simples',
      ],
      [
        'Noções de Informática',
        'basicos',
        null,
        'Windows',
        'editor de textos Word',
        'planilha Excel',
        'navegadores',
        'correio eletrônico',
      ],
      [
        'Conhecimentos específicos',
        'especificos',
        null,
        'Atos administrativos',
        'Lei nº 14.133/2021',
        'Protocolo e arquivo',
        'Ética no serviço público',
        'Atendimento ao público',
        'Lei n. 9.784, de 1999',
      ],
    ]);
  });

  it('has a day written in words, and not the day of the payment', () => {
    expect(edital.data_prova).toMatchObject({ valor: '2026-11-22', duvida: false });
    expect(edital.banca).toMatchObject({ valor: { id: 8 } });
    expect(edital.vagas).toMatchObject({ valor: 12 });
    expect(edital.orgao).toMatchObject({ valor: { id: null, nome: 'PREFEITURA MUNICIPAL DE SERRA IMAGINÁRIA' } });
  });

  it('has certain weights from its table', () => {
    expect(
      weightsOf(edital.disciplinas, edital.pesos, 0).map(({ questoes, peso, duvida }) => [questoes, peso, duvida]),
    ).toEqual([
      [15, 2, false],
      [10, 2, false],
      [5, 1, false],
      [20, 3, false],
    ]);
  });
});

it('has one table for all offices if text stands between it and their list', () => {
  const edital = read(`CARGO 1: ANALISTA
CARGO 2: TÉCNICO
As provas serão aplicadas aos domingos.
Disciplina | Questões | Peso
Matemática | 15 | 2
CONTEÚDO PROGRAMÁTICO
MATEMÁTICA: 1 Razão. 2 Porcentagem.`);
  expect(weightsOf(edital.disciplinas, edital.pesos, 0)).toMatchObject([{ questoes: 15, peso: 2, duvida: false }]);
});

it('has one table for the offices listed right above it', () => {
  const edital = read(`CARGO 1: ANALISTA DE DADOS
CARGO 2: TÉCNICO DE CAMPO
Disciplina | Nº de questões | Peso
Língua Portuguesa | 15 | 2
CONTEÚDO PROGRAMÁTICO
LÍNGUA PORTUGUESA: 1 Crase.`);
  for (const office of [0, 1])
    expect(weightsOf(edital.disciplinas, edital.pesos, office)).toMatchObject([{ questoes: 15, peso: 2 }]);
});

it('has offices that are named alone above their own knowledge', () => {
  const edital = read(BARE_OFFICES);
  expect(edital.cargos.map(({ nome }) => nome)).toEqual(['ENFERMEIRO', 'PROFESSOR DE EDUCAÇÃO INFANTIL']);
  expect(outline(edital).map(([name, group, offices]) => [name, group, offices])).toEqual([
    ['LÍNGUA PORTUGUESA', 'basicos', null],
    ['SAÚDE PÚBLICA', 'basicos', null],
    ['Conhecimentos específicos', 'especificos', [0]],
    ['Conhecimentos específicos', 'especificos', [1]],
  ]);
  const own = edital.disciplinas.slice(0, 3);
  expect(weightsOf(own, edital.pesos, 0).map(({ questoes }) => questoes)).toEqual([10, 10, 20]);
});

it('has the level of an office from its line with vacancies, not from a later heading', () => {
  const edital = read(`2.1 CARGOS DE NÍVEL SUPERIOR
CARGO 1: ANALISTA ADMINISTRATIVO – 12 vagas. Requisito: diploma em qualquer área.
2.2 CARGOS DE NÍVEL MÉDIO
CARGO 2: ASSISTENTE ADMINISTRATIVO – 25 (vinte e cinco) vagas. Requisito: ensino médio completo.
Emprego: Motorista, vagas: 2, com ensino fundamental
CONTEÚDO PROGRAMÁTICO
CARGO 1: ANALISTA ADMINISTRATIVO
LÍNGUA PORTUGUESA: 1 Crase. 2 Regência.
CARGO 2: ASSISTENTE ADMINISTRATIVO
MATEMÁTICA: 1 Porcentagem. 2 Juros.`);
  expect(edital.cargos.map(({ numero, nome, escolaridade }) => [numero, nome, escolaridade])).toEqual([
    [1, 'ANALISTA ADMINISTRATIVO', 'superior'],
    [2, 'ASSISTENTE ADMINISTRATIVO', 'medio'],
    [null, 'Motorista', 'fundamental'],
  ]);
});

it('is only a programme if no heading says where that begins', () => {
  const edital = read(ONE_LINE);
  expect(edital.sem_titulo).toBe(true);
  expect(outline(edital)).toEqual([
    ['LÍNGUA PORTUGUESA', null, null, '1 Interpretação de textos', '2 Crase'],
    ['RACIOCÍNIO LÓGICO', null, null, '1 Lógica proposicional', '2 Análise combinatória', '3 Probabilidade'],
  ]);
});

it('has nothing if it has no text', () => {
  expect(read('Uma carta qualquer, sem programa.')).toMatchObject({ disciplinas: [], cargos: [], data_prova: null });
});

it.each([
  ['capitals', 'DIREITO '],
  ['numbers', '1.1 A '],
  ['colons', 'A: '],
  ['table rows', 'Direito | 10 | 20\nNº de questões Disciplina\n'],
  ['gaps', ' . '],
])('of a million characters of %s is read in seconds', (_what, piece) => {
  const start = performance.now();
  read(piece.repeat(1_000_000 / piece.length));
  expect(performance.now() - start).toBeLessThan(8_000);
});
