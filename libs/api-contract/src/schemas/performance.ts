import { CALIBRATION_MODELS, MAX_PER_PAGE, ORIGIN_FILTERS, SCORE_METHODS } from '@mapa/domain';
import { Type } from 'typebox';
import { ExamId, nullable, oneOf, strictObject } from './common';
import { filterQuery } from './filters';
import { flag, integer, real, text } from './leaves';

export const ExamIncidenceQuery = strictObject({ id: Type.Optional(ExamId), ...filterQuery(ORIGIN_FILTERS) });

const Score = {
  total: integer(120),
  respondidas: integer(100),
  certas: integer(84),
  erradas: integer(16),
  /** Right answers, 0–100 of the total. */
  percentual: real(70),
  /**
   * Number of annulled questions, which count as right for everybody: `certas` includes them. Absent if there are none.
   */
  anuladas: Type.Optional(integer(2)),
};

/** Papers whose scores are requested. */
export const ScoresQuery = strictObject({ prova_id: Type.Array(ExamId, { minItems: 1, maxItems: MAX_PER_PAGE }) });

/** Papers without an answer are omitted. */
export const ExamScore = Type.Object({ prova_id: integer(57), ...Score });

/** A student's first answers to a paper's questions, in any collection, by subject and compared with all students. */
export const ExamPerformance = Type.Object({
  prova_id: integer(57),
  ...Score,
  /** Net score of CEBRASPE: each wrong answer cancels a right one. It is the paper's own if `penaliza_erro` is true. */
  liquida: integer(68),
  /**
   * Whether a wrong answer cancels a right one in this paper: its notice states it, or states nothing and all questions
   * are certo ou errado.
   */
  penaliza_erro: Type.Optional(flag(true)),
  /**
   * Number of questions that count with their sitting's verdict, answered or blank, although they have changed or left
   * the paper since (ADR 099).
   */
  como_no_simulado: Type.Optional(integer(0)),
  /** Number of questions in an open sitting: their answers count here when it ends (ADR 100). */
  retidas: Type.Optional(integer(0)),
  /** Number answered after a release of the key: excluded from comparisons and from the TRI score. */
  depois_do_gabarito: Type.Optional(integer(0)),
  assuntos: Type.Array(Type.Object({ assunto_id: integer(7), nome: text('Língua Portuguesa'), ...Score })),
  /** Students who answered at least half of the paper; null below the minimum sample. */
  todos: nullable(
    Type.Object({
      estudantes: integer(480),
      media_percentual: real(58.4),
      /** Share of them with fewer right answers, 0–100; null if the student answered less than half. */
      percentil: nullable(real(83.5)),
    }),
  ),
});

const CostlyMistakes = Type.Array(
  Type.Object({ questao_id: integer(42), numero: nullable(integer(12)), pontos: real(8.3) }),
);

/** A score by item response theory in one area of a paper, from the parameters of its items. */
export const AreaScore = Type.Object({
  /** CN, CH, LC or MT of ENEM; otherwise the item file's name; PROVA if a paper has no areas. */
  area: text('MT'),
  nome: text('Matemática e suas Tecnologias'),
  /** Source of the parameters; `sem_base` while there are none or nothing was answered. */
  metodo: oneOf(SCORE_METHODS),
  /** For `propria`: items with all parameters (3pl), or only with their difficulty (rasch). */
  modelo: Type.Optional(oneOf(CALIBRATION_MODELS)),
  /** Complete first sittings behind our own parameters, or collected so far; absent for published ones. */
  amostra: Type.Optional(integer(1_214)),
  /** Complete first sittings needed for such parameters; absent for published ones. */
  amostra_necessaria: Type.Optional(integer(200)),
  /**
   * On the area's own scale, or with mean 500 and deviation 100 over our students (`propria`); unrounded; null without
   * a base.
   */
  nota: nullable(real(612.44)),
  /** For `propria`, including the error of the items' parameters. */
  erro_padrao: nullable(real(24.12)),
  /** True if some items that count were not answered: the score is based on the others. */
  parcial: flag(true),
  /** Share of answered items among those that count, 0–100. */
  cobertura: real(88.9),
  /**
   * Number of items that count: neither annulled nor abandoned, of one language; for a booklet, including those that
   * the paper lacks.
   */
  itens: integer(45),
  respondidas: integer(40),
  certas: integer(28),
  /** The language whose items count; null if there is none, or none was answered. */
  lingua: nullable(text('inglês')),
  /**
   * Fit of the answer pattern to the model: l_z, and the share (0–1) of simulated patterns that fit no better; null
   * below 20 answers.
   */
  ajuste: nullable(Type.Object({ lz: real(-0.42), p: real(0.31) })),
  erros_caros: CostlyMistakes,
});

export const TriPerformance = Type.Object({
  prova_id: integer(57),
  respondidas: integer(45),
  /** The paper's areas in the order of their numbers; the whole paper as one area if none are known. */
  areas: Type.Array(AreaScore),
  /** For a single area; null without a base, and for several areas, because scores have no mean. */
  nota: nullable(real(612.4)),
  erro_padrao: nullable(real(24.1)),
  /** Complete first sittings behind `nota` if the parameters are our own; otherwise 0. */
  amostra_minima: integer(214),
  /** For a single area. */
  erros_caros: CostlyMistakes,
});
