import { ANSWER_STATES, CONFIDENCES, DIFFICULTIES, HIDDEN_CHOICES, QUESTION_ORDERS, QUESTION_TYPES, QUESTIONS_PER_PAGE } from '@mapa/domain';
import { type TSchema, Type } from 'typebox';
import { origin, originFilters } from './catalogue';
import { Id, Instant, listOf, MAX_ID, manyOf, Named, nullable, oneOf, pageQuery, strictObject, Uuid } from './common';

const Visibility = Type.Optional(Type.Enum(['ocultar', 'incluir'], { default: 'ocultar' }));

/** The filters of every question list. `materia_id` and `assunto_id` name nodes of one tree and are joined by "or". */
export const questionFilters = {
  id: Type.Optional(Id),
  materia_id: manyOf(Id),
  assunto_id: manyOf(Id),
  prova_id: manyOf(Id),
  ...originFilters,
  dificuldade: manyOf(Type.Integer({ minimum: 1, maximum: DIFFICULTIES.length })),
  tipo: manyOf(oneOf(QUESTION_TYPES)),
  area: Type.Optional(Type.String({ maxLength: 100 })),
  comentada: Type.Optional(Type.Boolean()),
  estado: Type.Optional(oneOf(ANSWER_STATES)),
  /** Questions that the student has hidden: leave them out, or list them alone. */
  ocultas: Type.Optional(oneOf(HIDDEN_CHOICES)),
  anuladas: Visibility,
  desatualizadas: Visibility,
  busca: Type.Optional(Type.String({ maxLength: 200 })),
};

export const QuestionFilters = strictObject(questionFilters);
export const QuestionQuery = strictObject({
  ...questionFilters,
  ordem: Type.Optional(oneOf(QUESTION_ORDERS)),
  /** The `ate` of the first page: later pages then leave out what arrived since, so that none of them shifts. */
  ate: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_ID })),
  ...pageQuery(QUESTIONS_PER_PAGE),
});

const Alternative = Type.Object({ id: Type.Integer(), letra: Type.String(), texto: Type.String() });

const identity = {
  id: Type.Integer(),
  /** What students cite: "Q" and the id. */
  codigo: Type.String(),
  tipo: oneOf(QUESTION_TYPES),
  ...origin,
  prova: nullable(Named),
  numero: nullable(Type.Integer()),
  variante: nullable(Type.String()),
  /** From the matéria down to the assunto. */
  assunto: Type.Array(Named),
  dificuldade: nullable(Type.Integer()),
  anulada: Type.Boolean(),
  desatualizada: Type.Boolean(),
  motivo_situacao: nullable(Type.String()),
  comentada: Type.Boolean(),
};

/** A question as anyone may see it: without its key. Texts are sanitised HTML. */
const Question = Type.Object({
  ...identity,
  versao: Type.Integer(),
  enunciado: Type.String(),
  alternativas: Type.Array(Alternative),
});

/** A list of questions; `ate` is the greatest id that there was when its first page was read. */
const questionListOf = <S extends TSchema>(item: S) =>
  Type.Object({ ...listOf(item).properties, ate: Type.Optional(Type.Integer()) });

/** A line of an index: no statement, only its beginning as plain text. */
export const QuestionLine = Type.Object({ ...identity, resumo: Type.String() });

export const QuestionList = questionListOf(Question);
export const QuestionIndex = questionListOf(QuestionLine);

/** The key, which leaves the server only with or after the answer. */
const AnswerKey = Type.Object({
  alternativa_id: nullable(Type.Integer()),
  letra: nullable(Type.String()),
  comentario: nullable(Type.String()),
  /** True when there is a comment that the plan does not include. */
  comentario_bloqueado: Type.Optional(Type.Boolean()),
});

const OwnAnswer = Type.Object({
  uuid: Uuid,
  alternativa_id: nullable(Type.Integer()),
  acertou: nullable(Type.Boolean()),
  revelada: Type.Boolean(),
  respondida_em: Instant,
});

/** A question with the student's own answer; `gabarito` is there only when it was answered and asked for. */
export const StudentQuestion = Type.Object({
  ...Question.properties,
  resposta: nullable(OwnAnswer),
  gabarito: nullable(AnswerKey),
  /** True when the day's limit of the plan withholds the question: its statement and alternatives are then empty. */
  bloqueada: Type.Optional(Type.Boolean()),
});

export const QuestionCount = Type.Object({
  total: Type.Integer(),
  /** How many more the filter finds when annulled or outdated ones are shown. */
  ocultas: Type.Object({ anuladas: Type.Integer(), desatualizadas: Type.Integer() }),
});

export const AnswerBody = strictObject({
  questao_id: Id,
  alternativa_id: Type.Optional(nullable(Id)),
  mapa_id: Type.Optional(nullable(Id)),
  caderno_id: Type.Optional(nullable(Uuid)),
  uuid: Type.Optional(Uuid),
  epoca: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
  respondida_em: Type.Optional(Instant),
  tempo_ms: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 86_400_000 }))),
  confianca: Type.Optional(nullable(oneOf(CONFIDENCES))),
  revelada: Type.Optional(Type.Boolean()),
});

export const AnswerResult = Type.Object({
  success: Type.Literal(true),
  uuid: Uuid,
  questao_id: Type.Integer(),
  alternativa_id: nullable(Type.Integer()),
  /** null when the question was annulled or only revealed. */
  acertou: nullable(Type.Boolean()),
  /** False for history: a second answer in the same epoch, an older epoch, an answer after a reveal. */
  contabilizada: Type.Boolean(),
  gabarito: AnswerKey,
  epoca: nullable(Type.Integer()),
});
