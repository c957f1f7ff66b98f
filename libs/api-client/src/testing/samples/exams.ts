import type { ResultOf } from '@mapa/api-contract';
import { changed, type Changes } from './change';

type Exam = ResultOf<'GET /api/exam'>['data'][number];
type Notice = NonNullable<Exam['edital']>;
type Incidence = ResultOf<'GET /api/exam/incidence'>;
type Performance = ResultOf<'GET /api/customer-area/exam/performance/{id}'>;
type TriPerformance = ResultOf<'GET /api/customer-area/question/tri/performance/{id}'>;
type AreaScore = TriPerformance['areas'][number];
type Board = ResultOf<'GET /api/institution'>['data'][number];
type BoardProfile = ResultOf<'GET /api/institution/{id}'>;

/** A paper with all its facts except a notice. */
export const sampleExam = (changes: Changes<Exam> = {}): Exam =>
  changed<Exam>(
    {
      id: 57,
      nome: 'TRT 10 2024: Analista',
      slug: 'trt-10-2024-analista',
      banca: { id: 3, sigla: 'CEBRASPE', nome: 'Centro Brasileiro de Pesquisa' },
      instituicao: { id: 29, sigla: 'TRT 10', nome: 'Tribunal Regional do Trabalho' },
      ano: 2024,
      escolaridade: 'superior',
      cargo: 'Analista',
      uf: 'df',
      area: 'Jurídica',
      questoes: 5,
      mapa: { id: 42, nome: 'Mapa do Analista' },
      pdf_prova: '/api/document/aa/trt-10-2024-analista-prova.pdf',
      pdf_gabarito: null,
      edital: null,
    },
    changes,
  );

/** An open notice with every field filled in; tests that depend on dates set their own. */
export const sampleNotice = (changes: Changes<Notice> = {}): Notice =>
  changed<Notice>(
    {
      situacao: 'aberto',
      suspenso: false,
      esfera: 'federal',
      escolaridades: ['medio', 'superior'],
      cargos: ['Técnico', 'Analista'],
      vagas: 1_200,
      cadastro_reserva: true,
      salario_min_centavos: 450_000,
      salario_max_centavos: 912_050,
      taxa_centavos: 8_500,
      inscricoes_de: '2026-03-02',
      inscricoes_ate: '2026-03-20',
      data_prova: '2026-05-10',
      link: 'https://www.exemplo.com.br/edital.pdf',
      observacao: 'Provas à tarde.',
      provas_orgao: 3,
      mapas_orgao: 2,
    },
    changes,
  );

/** Português (Crase 2, Regência 1) and Informática (2). */
export const sampleIncidence = (): Incidence => ({
  total: 5,
  data: [
    { id: 1, nome: 'Português', pai_id: null, questoes: 3, percentual: 60 },
    { id: 9, nome: 'Informática', pai_id: null, questoes: 2, percentual: 40 },
    { id: 11, nome: 'Crase', pai_id: 1, questoes: 2, percentual: 40 },
    { id: 111, nome: 'Crase facultativa', pai_id: 11, questoes: 1, percentual: 20 },
    { id: 12, nome: 'Regência', pai_id: 1, questoes: 1, percentual: 20 },
  ],
});

/** A performance of three answers out of five, one of them wrong, without a comparison group. */
export const samplePerformance = (changes: Changes<Performance> = {}): Performance =>
  changed<Performance>(
    {
      prova_id: 57,
      total: 5,
      respondidas: 3,
      certas: 2,
      erradas: 1,
      percentual: 40,
      liquida: 1,
      assuntos: [
        { assunto_id: 9, nome: 'Informática', total: 2, respondidas: 0, certas: 0, erradas: 0, percentual: 0 },
        { assunto_id: 11, nome: 'Crase', total: 1, respondidas: 1, certas: 1, erradas: 0, percentual: 100 },
        { assunto_id: 111, nome: 'Crase facultativa', total: 1, respondidas: 1, certas: 0, erradas: 1, percentual: 0 },
        { assunto_id: 12, nome: 'Regência', total: 1, respondidas: 1, certas: 1, erradas: 0, percentual: 100 },
      ],
      todos: null,
    },
    changes,
  );

/** A score below the minimum sample, with one error that lowers it. */
export const sampleTri = (changes: Changes<TriPerformance> = {}): TriPerformance =>
  changed<TriPerformance>(
    {
      prova_id: 57,
      areas: [
        sampleAreaScore({
          area: 'PROVA',
          nome: 'Prova inteira',
          metodo: 'propria',
          modelo: 'rasch',
          amostra: 214,
          amostra_necessaria: 200,
          nota: 561.4,
          erro_padrao: 81.2,
          erros_caros: [{ questao_id: 901, numero: 12, pontos: 8.31 }],
        }),
      ],
      respondidas: 3,
      nota: 561.4,
      erro_padrao: 81.2,
      amostra_minima: 214,
      erros_caros: [{ questao_id: 901, numero: 12, pontos: 8.31 }],
    },
    changes,
  );

/** A student's score in one area of a paper. */
export const sampleAreaScore = (changes: Changes<AreaScore> = {}): AreaScore =>
  changed<AreaScore>(
    {
      area: 'MT',
      nome: 'Matemática e suas Tecnologias',
      metodo: 'oficial',
      nota: 612.44,
      erro_padrao: 24.12,
      parcial: false,
      cobertura: 100,
      itens: 45,
      respondidas: 45,
      certas: 28,
      lingua: null,
      ajuste: { lz: -0.4, p: 0.31 },
      erros_caros: [{ questao_id: 901, numero: 142, pontos: 8.31 }],
    },
    changes,
  );

/** A board as the list call returns it. */
export const sampleBoard = (changes: Changes<Board> = {}): Board =>
  changed<Board>(
    {
      id: 3,
      tipo: 'banca',
      sigla: 'CEBRASPE',
      nome: 'Centro Brasileiro de Pesquisa',
      slug: 'cebraspe',
      questoes: 1240,
      provas: 12,
    },
    changes,
  );

/**
 * A profile of two hundred questions over three years, one of them below the minimum sample: Português 90, Informática
 * 110.
 */
export const sampleBoardProfile = (changes: Changes<BoardProfile> = {}): BoardProfile =>
  changed<BoardProfile>(
    {
      ...sampleBoard({ questoes: 210 }),
      mapas: 2,
      amostra: 200,
      anuladas: 6,
      desatualizadas: 4,
      estilo: { certo_errado: 150, multipla_escolha: [{ alternativas: 5, questoes: 50 }] },
      anos: [
        { ano: 2024, questoes: 100 },
        { ano: 2023, questoes: 80 },
        { ano: 2020, questoes: 15 },
        { ano: null, questoes: 5 },
      ],
      materias: [
        { id: 9, nome: 'Informática', questoes: 110, por_ano: [30, 70, 10, 0] },
        { id: 1, nome: 'Português', questoes: 90, por_ano: [70, 10, 5, 5] },
      ],
      assuntos: [{ id: 11, nome: 'Crase', questoes: 40, materia: { id: 1, nome: 'Português' } }],
    },
    changes,
  );
