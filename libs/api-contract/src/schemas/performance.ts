import { Type } from 'typebox';
import { originFilters } from './catalogue';
import { Id, nullable, strictObject } from './common';

export const ExamIncidenceQuery = strictObject({ id: Type.Optional(Id), ...originFilters });

const Score = {
  total: Type.Integer(),
  respondidas: Type.Integer(),
  certas: Type.Integer(),
  erradas: Type.Integer(),
  /** Right answers, 0–100 of the total. */
  percentual: Type.Number(),
};

/** A student's first counted answers to a paper's questions, by subject and against everybody. */
export const ExamPerformance = Type.Object({
  prova_id: Type.Integer(),
  ...Score,
  /** Net score of CEBRASPE: each wrong answer takes a right one away. */
  liquida: Type.Integer(),
  assuntos: Type.Array(Type.Object({ assunto_id: Type.Integer(), nome: Type.String(), ...Score })),
  /** Students who answered at least half of the paper; null below the least number that tells anything. */
  todos: nullable(
    Type.Object({
      estudantes: Type.Integer(),
      media_percentual: Type.Number(),
      /** Share of them with fewer right answers, 0–100; null when the student answered less than half. */
      percentil: nullable(Type.Number()),
    }),
  ),
});

export const TriPerformance = Type.Object({
  prova_id: Type.Integer(),
  respondidas: Type.Integer(),
  /** Mean 500, standard deviation 100; null without an answer. */
  nota: nullable(Type.Number()),
  erro_padrao: nullable(Type.Number()),
  /** Least number of students behind any item's parameters: below 30 the score is a first guess. */
  amostra_minima: Type.Integer(),
  erros_caros: Type.Array(
    Type.Object({ questao_id: Type.Integer(), numero: nullable(Type.Integer()), pontos: Type.Number() }),
  ),
});
