import { EDUCATION_LEVELS, STATES } from '@mapa/domain';
import { Type } from 'typebox';
import { manyOf, Id, Named, nullable, oneOf, pageQuery, strictObject } from './common';

const InstitutionRef = Type.Object({ id: Type.Integer(), sigla: Type.String(), nome: Type.String() });

export const Institution = Type.Object({
  id: Type.Integer(),
  tipo: Type.Enum(['banca', 'orgao']),
  sigla: Type.String(),
  nome: Type.String(),
  slug: Type.String(),
  questoes: Type.Integer(),
  provas: Type.Integer(),
});

export const InstitutionQuery = strictObject({
  tipo: Type.Optional(Type.Enum(['banca', 'orgao'])),
  busca: Type.Optional(Type.String({ maxLength: 100 })),
  ...pageQuery(100),
});

const Subject = Type.Object({
  id: Type.Integer(),
  nome: Type.String(),
  pai_id: nullable(Type.Integer()),
  questoes: Type.Integer(),
});

/** A matéria with all its assuntos, flat; `pai_id` makes the tree. */
export const Matter = Type.Object({
  id: Type.Integer(),
  nome: Type.String(),
  questoes: Type.Integer(),
  assuntos: Type.Array(Subject),
});

export const MatterQuery = strictObject({ status: Type.Optional(Type.Enum(['ativo', 'todos'])) });

/** What exams, maps and questions have in common about where they come from. */
export const origin = {
  banca: nullable(InstitutionRef),
  instituicao: nullable(InstitutionRef),
  ano: nullable(Type.Integer()),
  escolaridade: nullable(Type.String()),
  cargo: nullable(Type.String()),
};

export const originFilters = {
  banca_id: manyOf(Id),
  instituicao_id: manyOf(Id),
  ano: manyOf(Type.Integer({ minimum: 1900, maximum: 2100 })),
  escolaridade: manyOf(oneOf(EDUCATION_LEVELS)),
  cargo: Type.Optional(Type.String({ maxLength: 100 })),
};

export const Exam = Type.Object({
  id: Type.Integer(),
  nome: Type.String(),
  slug: Type.String(),
  ...origin,
  uf: nullable(Type.String()),
  area: nullable(Type.String()),
  questoes: Type.Integer(),
  mapa: nullable(Named),
});

export const ExamQuery = strictObject({
  ...originFilters,
  uf: manyOf(oneOf(STATES)),
  busca: Type.Optional(Type.String({ maxLength: 100 })),
  ...pageQuery(),
});

/** How often a subject was asked. `percentual` is 0–100 of `total`; `pai_id` is null for a matéria. */
export const Incidence = Type.Object({
  total: Type.Integer(),
  data: Type.Array(
    Type.Object({
      id: Type.Integer(),
      nome: Type.String(),
      pai_id: nullable(Type.Integer()),
      questoes: Type.Integer(),
      percentual: Type.Number(),
    }),
  ),
});

export const QuestionMap = Type.Object({
  id: Type.Integer(),
  nome: Type.String(),
  slug: Type.String(),
  ...origin,
  prova_id: nullable(Type.Integer()),
  /** Numbers of the paper; two languages of one number count once. */
  questoes: Type.Integer(),
  assuntos: Type.Integer(),
  /** The heaviest subjects first, at most eight. */
  incidencia: Type.Array(
    Type.Object({ id: Type.Integer(), nome: Type.String(), questoes: Type.Integer(), percentual: Type.Number() }),
  ),
});

export const QuestionMapQuery = strictObject({
  id: Type.Optional(Id),
  ...originFilters,
  busca: Type.Optional(Type.String({ maxLength: 100 })),
  ...pageQuery(),
});
