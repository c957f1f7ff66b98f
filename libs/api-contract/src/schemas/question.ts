import {
  CONFIDENCES,
  QUESTION_FACETS,
  QUESTION_FILTERS,
  QUESTION_ORDERS,
  QUESTION_TYPES,
  QUESTIONS_PER_PAGE,
} from '@mapa/domain';
import { type TSchema, Type } from 'typebox';
import { origin } from './catalogue';
import {
  AlternativeId,
  Id,
  Instant,
  manyOf,
  MAX_ID,
  mostlyNull,
  named,
  nullable,
  oneOf,
  OwnAnchor,
  ownListOf,
  pageQuery,
  strictObject,
  Uuid,
} from './common';
import { filterQuery } from './filters';
import { flag, integer, text } from './leaves';
import { HighlightsView } from './highlights';

/** The filters of every question list. `materia_id` and `assunto_id` name nodes of one tree and are joined by "or". */
export const questionFilters = filterQuery(QUESTION_FILTERS);

export const QuestionFilters = strictObject(questionFilters);
export const QuestionQuery = strictObject({
  ...questionFilters,
  ordem: Type.Optional(oneOf(QUESTION_ORDERS)),
  /** The `ate` of the first page: later pages then omit newer questions, so that they do not shift. */
  ate: Type.Optional(integer(98_412, { minimum: 0, maximum: MAX_ID })),
  estado_ate: OwnAnchor,
  ...pageQuery(QUESTIONS_PER_PAGE),
});

const FACET_VALUE = 20;

/** A filter, and the facet to count its questions by. */
export const FacetQuery = strictObject({
  ...questionFilters,
  faceta: oneOf(QUESTION_FACETS, 'ano'),
  /** Counts only these choices of a facet with thousands. */
  valores: manyOf(text('2024', { maxLength: FACET_VALUE })),
});

const STATEMENT = 'O sinal indicativo de crase está empregado corretamente em';

const Alternative = Type.Object({ id: Type.Integer(), letra: Type.String(), texto: Type.String() });
const Alternatives = Type.Array(Alternative, {
  examples: [
    [
      { id: 167, letra: 'A', texto: '<p>Eles voltaram à pé.</p>' },
      { id: 168, letra: 'B', texto: '<p>Refiro-me à proposta do relator.</p>' },
      { id: 169, letra: 'C', texto: '<p>O prazo vale à partir de hoje.</p>' },
      { id: 170, letra: 'D', texto: '<p>Entregou o voto à ele.</p>' },
    ],
  ],
});

/**
 * Ids of all answers if an answer combines alternatives, ordered by sum: the first one is sum 1, the first alternative.
 * Absent if each alternative is an answer.
 */
const Combinations = Type.Optional(Type.Array(Type.Integer(), { examples: [[167, 168, 169]] }));

const identity = {
  id: integer(42),
  /** The code that students cite: "Q" and the id. */
  codigo: text('Q42'),
  tipo: oneOf(QUESTION_TYPES, 'questaomultiplaescolha'),
  ...origin,
  prova: nullable(named(57, 'TRT 10ª Região 2024: Analista Judiciário')),
  numero: nullable(integer(12)),
  variante: mostlyNull(Type.String()),
  /** From the matéria down to the assunto. */
  assunto: Type.Array(named(118, 'Crase'), {
    examples: [
      [
        { id: 7, nome: 'Língua Portuguesa' },
        { id: 118, nome: 'Crase' },
      ],
    ],
  }),
  dificuldade: nullable(integer(3)),
  anulada: flag(false),
  desatualizada: flag(false),
  motivo_situacao: mostlyNull(Type.String()),
  comentada: flag(true),
};

/** A question in its public form, without its key. Texts are sanitised HTML. */
export const Question = Type.Object({
  ...identity,
  versao: integer(1),
  enunciado: text(`<p>${STATEMENT}:</p>`),
  alternativas: Alternatives,
  combinacoes: Combinations,
});

/**
 * The correction of mistyped words of `busca`, or a suggestion (ADR 110): the search with the replaced words, the
 * search for exactly the typed text, each word with its replacement, and whether the corrected search was used
 * (otherwise it is a suggestion).
 */
const Spelling = Type.Object({
  busca: text('crase facultativa'),
  exata: text('"craze" facultativa'),
  palavras: Type.Array(Type.Object({ digitada: text('craze'), sugerida: text('crase') })),
  usada: flag(true),
});

/**
 * A list of questions; `ate` is the greatest id when its first page was read; `estado_ate` comes with a filter by the
 * own state.
 */
const questionListOf = <S extends TSchema>(item: S) =>
  Type.Object({
    ...ownListOf(item).properties,
    ate: Type.Optional(integer(98_412)),
    grafia: Type.Optional(Spelling),
  });

/** A line of an index: instead of the statement only its beginning as plain text. */
export const QuestionLine = Type.Object({ ...identity, resumo: text(STATEMENT) });

export const QuestionList = questionListOf(Question);
export const QuestionIndex = questionListOf(QuestionLine);

/** The key, sent only with or after the student's answer; staff sees it when answering requests (ADR 028). */
export const AnswerKey = Type.Object({
  alternativa_id: nullable(integer(168)),
  letra: nullable(text('B')),
  comentario: nullable(text('<p>Refere-se <em>a</em> algo, e <em>a proposta</em> pede artigo: a + a = à.</p>')),
  /**
   * Why each alternative is right or wrong, for those with such a comment (ADR 113); absent if none has one, or the
   * plan does not include them.
   */
  comentarios_alternativas: Type.Optional(
    Type.Array(
      Type.Object({
        alternativa_id: integer(167),
        texto: text('<p>“Pé” é masculino, e por isso não há artigo “a”.</p>'),
      }),
    ),
  ),
  /** True if there is a comment, on the question or an alternative, that the plan does not include. */
  comentario_bloqueado: Type.Optional(flag(false)),
  /** The first sentence of a comment that the plan does not include, as plain text. */
  comentario_inicio: Type.Optional(text('Refere-se a algo, e a proposta pede artigo.')),
});

/** The sample question of the day, which anyone may answer; null if no question is a sample. */
export const SampleQuestion = Type.Object({ questao: nullable(Question) });

export const SampleAnswerBody = strictObject({ alternativa_id: AlternativeId });

/** The verdict on an answer to a sample question, which the server does not store (ADR 082). */
export const SampleVerdict = Type.Object({
  questao_id: integer(42),
  alternativa_id: integer(168),
  acertou: flag(true),
  gabarito: AnswerKey,
});

/** The changes of a question's version to the previous one, except changes of the teacher's comment. */
const Change = Type.Object({
  versao: integer(2),
  em: Instant,
  enunciado: flag(true),
  /** True if their texts or order changed. */
  alternativas: flag(false),
  /** True if another alternative is right, whatever its letter. */
  gabarito: flag(true),
  /** True if earlier answers cannot be compared with later ones: the kind or the alternatives differ. */
  recomecou: flag(false),
});

/** Oldest first. */
export const Changes = Type.Array(Change);

const wording = {
  enunciado: text(`<p>${STATEMENT}:</p>`),
  alternativas: Alternatives,
  combinacoes: Combinations,
};

const OwnAnswer = Type.Object({
  uuid: Uuid,
  alternativa_id: nullable(integer(168)),
  acertou: nullable(flag(true)),
  revelada: flag(false),
  respondida_em: Instant,
  /** The question's version when it was answered. */
  versao: Type.Optional(integer(1)),
});

/**
 * A question in its current version with the student's own answer; `gabarito` is only present if it was answered and
 * requested.
 */
export const StudentQuestion = Type.Object({
  ...Question.properties,
  resposta: nullable(OwnAnswer),
  gabarito: nullable(AnswerKey),
  /** True if the daily limit withholds the question: its statement and alternatives are then empty. */
  bloqueada: Type.Optional(flag(false)),
  favorita: Type.Optional(flag(false)),
  oculta: Type.Optional(flag(false)),
  /** True if the student has a note on it. */
  anotada: Type.Optional(flag(false)),
  /** State of the student's request for a teacher's comment. */
  solicitacao: Type.Optional(mostlyNull(Type.Enum(['pendente', 'respondida']))),
  /** Highlights and strikes in this wording; null if there are none. */
  marcas: Type.Optional(mostlyNull(HighlightsView)),
  /** Those in the latest earlier wording that has any, with that wording. */
  marcas_anteriores: Type.Optional(
    mostlyNull(Type.Object({ ...HighlightsView.properties, ...wording, mudancas: Changes })),
  ),
  /**
   * The wording on which `resposta` was given, if the question has changed since: `gabarito` is then null (ADR 032).
   */
  redacao_anterior: Type.Optional(
    mostlyNull(Type.Object({ versao: integer(1), ...wording, gabarito: nullable(AnswerKey), mudancas: Changes })),
  ),
});

/** A student's question in a list: with its beginning as plain text. */
export const StudentQuestionRow = Type.Object({ ...StudentQuestion.properties, resumo: text(STATEMENT) });

export const QuestionCount = Type.Object({
  total: integer(964),
  /** How many more the filter finds with annulled or outdated questions included. */
  ocultas: Type.Object({ anuladas: integer(12), desatualizadas: integer(40) }),
});

/** Number of questions of each choice of a facet; choices without questions are omitted. */
export const FacetCounts = Type.Object({
  data: Type.Array(Type.Object({ valor: text('2024'), questoes: integer(64) })),
});

export const AnswerBody = strictObject({
  questao_id: Id,
  alternativa_id: Type.Optional(nullable(AlternativeId)),
  mapa_id: Type.Optional(nullable(Id)),
  /** A map or a notebook, never both. */
  caderno_id: Type.Optional(mostlyNull(Uuid)),
  uuid: Type.Optional(Uuid),
  epoca: Type.Optional(nullable(integer(1, { minimum: 1, maximum: 1_000_000 }))),
  /** When it was given, by the device's clock. */
  respondida_em: Type.Optional(Instant),
  /** The same clock at sending, from which the server computes the clock's error. */
  enviada_em: Type.Optional(Instant),
  /** The outbox of the answer, and its increasing sequence number there. */
  dispositivo: Type.Optional(Uuid),
  sequencia: Type.Optional(integer(17, { minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  tempo_ms: Type.Optional(nullable(integer(48_200, { minimum: 0, maximum: 86_400_000 }))),
  confianca: Type.Optional(nullable(oneOf(CONFIDENCES, 'certeza'))),
  revelada: Type.Optional(flag(false)),
});

/** Reset; removed from the student's list; left for its newer edition; without the question. */
const PLACE_CHANGES = ['recomecado', 'retirado', 'migrado', 'questao_retirada'] as const;

export const AnswerResult = Type.Object({
  success: Type.Literal(true),
  uuid: Uuid,
  questao_id: integer(42),
  alternativa_id: nullable(integer(168)),
  /** null when the question was annulled or only revealed. */
  acertou: nullable(flag(true)),
  /** False for history: a second answer in the same epoch, an older epoch, or an answer after a reveal. */
  contabilizada: flag(true),
  /** True while the question is in an open sitting: the answer is held, and its verdict and key follow at the end. */
  retida: Type.Optional(flag(false)),
  /** True if the key was released with a whole notebook before: then the answer counts only for the student. */
  gabarito_liberado: Type.Optional(flag(false)),
  /** The edition in which it counts as well, if the student has moved there from the answer's map meanwhile. */
  nova_versao_id: Type.Optional(integer(58)),
  gabarito: AnswerKey,
  /** The answer's epoch: the current one if it was given after that began, whatever the body stated. */
  epoca: nullable(integer(1)),
  /** When the answer was given, as far as the server can determine. */
  respondida_em: Type.Optional(Instant),
  /** Changes of the map or notebook in another tab or on another device that this one has not loaded. */
  mudanca: Type.Optional(mostlyNull(Type.Enum(PLACE_CHANGES))),
  /** The answered version, by which the answer is judged. */
  versao: Type.Optional(integer(1)),
  /** Changes of the question since that version; absent if there are none. */
  questao_mudou: Type.Optional(Changes),
});
