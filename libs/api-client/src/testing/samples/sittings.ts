import type { ResultOf } from '@mapa/api-contract';
import { changed, sampleUuid, type Changes } from './change';
import { sampleAreaScore } from './exams';
import { publicQuestion } from './questions';

type Sitting = ResultOf<'GET /api/customer-area/sitting/{id}'>;
type Summary = ResultOf<'GET /api/customer-area/sitting'>['data'][number];
type Offer = ResultOf<'GET /api/customer-area/exam/sitting-offer/{id}'>;
type Result = ResultOf<'GET /api/customer-area/sitting/{id}/result'>;
type MarksResult = ResultOf<'PUT /api/customer-area/sitting/{id}/marks'>;

type Proposal = ResultOf<'GET /api/customer-area/sitting-proposal'>;
type Recipe = ResultOf<'GET /api/customer-area/sitting-recipe'>['data'][number];

const MINUTE_MS = 60_000;

/** A sitting of three questions, 30 minutes long, that began ten minutes before `agora`. */
export const sampleSummary = (changes: Changes<Summary> = {}): Summary =>
  changed<Summary>(
    {
      id: sampleUuid(700),
      prova: { id: 57, nome: 'ENEM 2022' },
      areas: ['MT'],
      idioma: null,
      estado: 'aberta',
      iniciado_em: '2026-11-22T13:00:00.000Z',
      duracao_ms: 30 * MINUTE_MS,
      pausado_ms: 0,
      pausado_em: null,
      pausas: 0,
      termina_em: '2026-11-22T13:30:00.000Z',
      encerrado_em: null,
      numeros: 3,
      marcadas: 0,
      para_rever: 0,
    },
    changes,
  );

const QUESTIONS = [101, 102, 103];

const blank = (questao_id: number): Sitting['marcas'][number] => ({
  questao_id,
  alternativa_id: null,
  para_rever: false,
  tempo_ms: null,
  marcada_em: null,
});

/** The same with its questions, numbered 136 to 138, and a blank answer sheet. */
export const sampleSitting = ({ marcas, questoes, ...changes }: Changes<Sitting> = {}): Sitting => ({
  ...changed<Summary>(sampleSummary(), changes as Changes<Summary>),
  agora: changes.agora ?? '2026-11-22T13:10:00.000Z',
  penaliza_erro: changes.penaliza_erro ?? false,
  questoes:
    questoes ??
    QUESTIONS.map((id, at) => ({
      ...publicQuestion({ id, numero: 136 + at, enunciado: `<p>Enunciado ${id}.</p>` }),
      area: 'MT',
    })),
  marcas: marcas ?? QUESTIONS.map(blank),
});

/** The server's response to marks of a sample sitting: it has stored them. */
export const sampleMarks = (
  marks: readonly {
    questao_id: number;
    alternativa_id?: number | null;
    para_rever?: boolean;
    tempo_ms?: number | null;
  }[],
  changes: Changes<Summary & { agora: string }> = {},
): MarksResult => ({
  ...changed<Summary>(sampleSummary(), changes),
  agora: changes.agora ?? new Date().toISOString(),
  recusadas: [],
  marcas: marks.map((mark) => ({ ...blank(mark.questao_id), ...mark, marcada_em: '2026-11-22T13:11:00.000Z' })),
});

/** A paper of one area that can be sat in 30 minutes. */
export const sampleOffer = (changes: Changes<Offer> = {}): Offer =>
  changed<Offer>(
    {
      prova_id: 57,
      nome: 'ENEM 2022',
      areas: [],
      dias: [],
      numeros: 10,
      duracao_min: 30,
      idiomas: [],
      areas_com_idioma: [],
      penaliza_erro: false,
      aberto_id: null,
    },
    changes,
  );

/** The result of a sitting of three questions: one right, one wrong, one blank. */
export const sampleSittingResult = (changes: Changes<Result> = {}): Result => {
  const { areas: _areas, ...summary } = sampleSummary({
    estado: 'entregue',
    encerrado_em: '2026-11-22T13:25:00.000Z',
    marcadas: 2,
  });
  const key = (alternativa_id: number, letra: string) => ({ alternativa_id, letra, comentario: null });
  return changed<Result>(
    {
      ...summary,
      provisorio_ate: null,
      certas: 1,
      erradas: 1,
      em_branco: 1,
      anuladas: 0,
      penaliza_erro: false,
      liquida: 1,
      areas: [sampleAreaScore()],
      materias: [
        { materia_id: 7, nome: 'Matemática', numeros: 3, certas: 1, erradas: 1, em_branco: 1, anuladas: 0, liquida: 1 },
      ],
      questoes: [
        {
          ...blank(101),
          alternativa_id: 1012,
          letra: 'B',
          tempo_ms: 48_000,
          numero: 136,
          area: 'MT',
          materia_id: 7,
          anulada: false,
          certa: true,
          gabarito: key(1012, 'B'),
        },
        {
          ...blank(102),
          alternativa_id: 1021,
          letra: 'A',
          tempo_ms: 92_000,
          numero: 137,
          area: 'MT',
          materia_id: 7,
          anulada: false,
          certa: false,
          gabarito: key(1022, 'B'),
        },
        {
          ...blank(103),
          letra: null,
          numero: 138,
          area: 'MT',
          materia_id: 7,
          anulada: false,
          certa: false,
          gabarito: key(1031, 'A'),
        },
      ],
      todos: null,
    },
    changes,
  );
};

/** Sources of an own sitting: 60 questions of two matérias, 2 minutes each. */
export const sampleProposal = (changes: Changes<Proposal> = {}): Proposal =>
  changed<Proposal>(
    {
      nome: 'Português e Direito',
      disponiveis: 60,
      tempo_ms: 2 * MINUTE_MS,
      partes: [
        { materia_id: 7, nome: 'Português', disponiveis: 40, peso: 75 },
        { materia_id: 8, nome: 'Direito', disponiveis: 20, peso: 25 },
      ],
      bancas: [
        { id: 3, nome: 'CEBRASPE', questoes: 40 },
        { id: 4, nome: 'FGV', questoes: 20 },
      ],
      anos: [
        { ano: 2025, questoes: 35 },
        { ano: 2024, questoes: 25 },
      ],
    },
    changes,
  );

/** A recipe of ten questions in 20 minutes. */
export const sampleRecipe = (changes: Changes<Recipe> = {}): Recipe =>
  changed<Recipe>(
    {
      id: sampleUuid(710),
      nome: 'Só Português',
      filtros: { materia_id: [7] },
      numeros: 10,
      minutos: 20,
      usada_em: '2026-11-20T13:00:00.000Z',
    },
    changes,
  );
