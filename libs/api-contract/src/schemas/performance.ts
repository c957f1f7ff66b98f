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
  /** Annulled questions, whose point is everybody's: `certas` holds them. Absent where there are none. */
  anuladas: Type.Optional(integer(2)),
};

/** Papers whose scores a student asks for. */
export const ScoresQuery = strictObject({ prova_id: Type.Array(ExamId, { minItems: 1, maxItems: MAX_PER_PAGE }) });

/** Papers without an answer are left out. */
export const ExamScore = Type.Object({ prova_id: integer(57), ...Score });

/** A student's first answers to a paper's questions, in any collection, by subject and compared with all students. */
export const ExamPerformance = Type.Object({
  prova_id: integer(57),
  ...Score,
  /** Net score of CEBRASPE: each wrong answer takes a right one away. It is the paper's own where `penaliza_erro` is true. */
  liquida: integer(68),
  /** Whether a wrong answer takes a right one away in this paper: its notice says so, or says nothing and all is certo or errado. */
  penaliza_erro: Type.Optional(flag(true)),
  /** Numbers that count as in a sitting, answered there or left blank, although the question has changed or left the paper since (ADR 099). */
  como_no_simulado: Type.Optional(integer(0)),
  /** Numbers in an open sitting: what was answered to them counts here when it ends (ADR 100). */
  retidas: Type.Optional(integer(0)),
  /** Answered after a release of the key: excluded from comparisons and from the TRI score. */
  depois_do_gabarito: Type.Optional(integer(0)),
  assuntos: Type.Array(Type.Object({ assunto_id: integer(7), nome: text('Língua Portuguesa'), ...Score })),
  /** Students who answered at least half of the paper; null below the minimum sample. */
  todos: nullable(
    Type.Object({
      estudantes: integer(480),
      media_percentual: real(58.4),
      /** Share of them with fewer right answers, 0–100; null when the student answered less than half. */
      percentil: nullable(real(83.5)),
    }),
  ),
});

const CostlyMistakes = Type.Array(
  Type.Object({ questao_id: integer(42), numero: nullable(integer(12)), pontos: real(8.3) }),
);

/** A score by item response theory in one area of a paper, from the parameters of its items. */
export const AreaScore = Type.Object({
  /** CN, CH, LC or MT of ENEM; else what the item file calls it; PROVA where a paper has no areas. */
  area: text('MT'),
  nome: text('Matemática e suas Tecnologias'),
  /** Where the parameters come from; `sem_base` as long as there are none or nothing was answered. */
  metodo: oneOf(SCORE_METHODS),
  /** Of `propria`: each item with all its parameters (3pl), or with its difficulty alone (rasch). */
  modelo: Type.Optional(oneOf(CALIBRATION_MODELS)),
  /** Complete first sittings behind parameters of our own, or so far where there are none yet; absent of published ones. */
  amostra: Type.Optional(integer(1_214)),
  /** Complete first sittings that such parameters need; absent of published ones. */
  amostra_necessaria: Type.Optional(integer(200)),
  /** On the area's own scale, or with mean 500 and deviation 100 over the students here (`propria`); unrounded; null without a base. */
  nota: nullable(real(612.44)),
  /** Of `propria` with the error of the items' parameters. */
  erro_padrao: nullable(real(24.12)),
  /** Whether items that count were not answered: the score is of the others alone. */
  parcial: flag(true),
  /** Answered items, 0–100 of those that count. */
  cobertura: real(88.9),
  /** Items that count: neither annulled nor abandoned, of one language; of a booklet also those that the paper lacks. */
  itens: integer(45),
  respondidas: integer(40),
  certas: integer(28),
  /** The language whose items count; null where there is none, or none was answered. */
  lingua: nullable(text('inglês')),
  /** How the pattern fits the model: l_z, and the share (0–1) of simulated patterns that fit no better; null below 20 answers. */
  ajuste: nullable(Type.Object({ lz: real(-0.42), p: real(0.31) })),
  erros_caros: CostlyMistakes,
});

export const TriPerformance = Type.Object({
  prova_id: integer(57),
  respondidas: integer(45),
  /** The paper's areas in the order of their numbers; the whole paper as one where nobody has told its areas. */
  areas: Type.Array(AreaScore),
  /** Of the only area; null without a base, and where there are several: they have no mean. */
  nota: nullable(real(612.4)),
  erro_padrao: nullable(real(24.1)),
  /** Complete first sittings behind `nota` where the parameters are our own; else 0. */
  amostra_minima: integer(214),
  /** Of the only area. */
  erros_caros: CostlyMistakes,
});
