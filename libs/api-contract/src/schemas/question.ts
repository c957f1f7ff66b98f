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
  /** The `ate` of the first page: later pages then leave out what arrived since, so that none of them shifts. */
  ate: Type.Optional(integer(98_412, { minimum: 0, maximum: MAX_ID })),
  estado_ate: OwnAnchor,
  ...pageQuery(QUESTIONS_PER_PAGE),
});

const FACET_VALUE = 20;

/** A filter, and what its questions are counted by. */
export const FacetQuery = strictObject({
  ...questionFilters,
  faceta: oneOf(QUESTION_FACETS, 'ano'),
  /** Counts these choices alone, of a facet with thousands. */
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
 * Ids of all answers where an answer combines alternatives, in the order of their sums: the first is that of 1, which is the first
 * alternative. Absent where each alternative is an answer.
 */
const Combinations = Type.Optional(Type.Array(Type.Integer(), { examples: [[167, 168, 169]] }));

const identity = {
  id: integer(42),
  /** What students cite: "Q" and the id. */
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

/** A question as anyone may see it: without its key. Texts are sanitised HTML. */
export const Question = Type.Object({
  ...identity,
  versao: integer(1),
  enunciado: text(`<p>${STATEMENT}:</p>`),
  alternativas: Alternatives,
  combinacoes: Combinations,
});

/**
 * How the mistyped words of `busca` were read, or may have been meant (ADR 110): the search with the other words, the one that asks for
 * what was typed, each word with the other, and whether the other ones were searched (otherwise they are a suggestion).
 */
const Spelling = Type.Object({
  busca: text('crase facultativa'),
  exata: text('"craze" facultativa'),
  palavras: Type.Array(Type.Object({ digitada: text('craze'), sugerida: text('crase') })),
  usada: flag(true),
});

/** A list of questions; `ate` is the greatest id that there was when its first page was read, `estado_ate` comes with a filter by the own state. */
const questionListOf = <S extends TSchema>(item: S) =>
  Type.Object({
    ...ownListOf(item).properties,
    ate: Type.Optional(integer(98_412)),
    grafia: Type.Optional(Spelling),
  });

/** A line of an index: no statement, only its beginning as plain text. */
export const QuestionLine = Type.Object({ ...identity, resumo: text(STATEMENT) });

export const QuestionList = questionListOf(Question);
export const QuestionIndex = questionListOf(QuestionLine);

/** The key, sent only with or after the student's answer; staff sees it where it answers requests (ADR 028). */
export const AnswerKey = Type.Object({
  alternativa_id: nullable(integer(168)),
  letra: nullable(text('B')),
  comentario: nullable(text('<p>Refere-se <em>a</em> algo, e <em>a proposta</em> pede artigo: a + a = à.</p>')),
  /** Why each alternative is right or wrong, of those that have such a comment (ADR 113); absent where none has, or the plan lacks them. */
  comentarios_alternativas: Type.Optional(
    Type.Array(
      Type.Object({
        alternativa_id: integer(167),
        texto: text('<p>“Pé” é masculino, e por isso não há artigo “a”.</p>'),
      }),
    ),
  ),
  /** True when there is a comment, of the question or of an alternative, that the plan does not include. */
  comentario_bloqueado: Type.Optional(flag(false)),
  /** The first sentence of a comment that the plan does not include, as plain text. */
  comentario_inicio: Type.Optional(text('Refere-se a algo, e a proposta pede artigo.')),
});

/** The day's question that anyone may answer; null where no question is a sample. */
export const SampleQuestion = Type.Object({ questao: nullable(Question) });

export const SampleAnswerBody = strictObject({ alternativa_id: AlternativeId });

/** The verdict on an answer to a sample question, of which the server keeps nothing (ADR 082). */
export const SampleVerdict = Type.Object({
  questao_id: integer(42),
  alternativa_id: integer(168),
  acertou: flag(true),
  gabarito: AnswerKey,
});

/** What a version of a question changed of the one before it; a change of the teacher's comment alone is none. */
const Change = Type.Object({
  versao: integer(2),
  em: Instant,
  enunciado: flag(true),
  /** Their texts or their order. */
  alternativas: flag(false),
  /** Another alternative is right, whatever its letter. */
  gabarito: flag(true),
  /** Answers of before cannot be compared with those after it: its kind or its alternatives are others. */
  recomecou: flag(false),
});

/** The oldest first. */
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
  /** Of the question, when it was answered. */
  versao: Type.Optional(integer(1)),
});

/** A question as it is put today with the student's own answer; `gabarito` is there only when it was answered and asked for. */
export const StudentQuestion = Type.Object({
  ...Question.properties,
  resposta: nullable(OwnAnswer),
  gabarito: nullable(AnswerKey),
  /** True when the day's limit of the plan withholds the question: its statement and alternatives are then empty. */
  bloqueada: Type.Optional(flag(false)),
  favorita: Type.Optional(flag(false)),
  oculta: Type.Optional(flag(false)),
  /** There is a note of the student's own. */
  anotada: Type.Optional(flag(false)),
  /** How far the student's request for a teacher's comment has come. */
  solicitacao: Type.Optional(mostlyNull(Type.Enum(['pendente', 'respondida']))),
  /** Highlights and strikes in this wording; null where there are none. */
  marcas: Type.Optional(mostlyNull(HighlightsView)),
  /** Those in the last earlier wording that has any, with that wording. */
  marcas_anteriores: Type.Optional(
    mostlyNull(Type.Object({ ...HighlightsView.properties, ...wording, mudancas: Changes })),
  ),
  /** The wording that `resposta` was given on, where the question has changed since: `gabarito` is then null (ADR 032). */
  redacao_anterior: Type.Optional(
    mostlyNull(Type.Object({ versao: integer(1), ...wording, gabarito: nullable(AnswerKey), mudancas: Changes })),
  ),
});

/** A student's question in a row: with its beginning as plain text. */
export const StudentQuestionRow = Type.Object({ ...StudentQuestion.properties, resumo: text(STATEMENT) });

export const QuestionCount = Type.Object({
  total: integer(964),
  /** How many more the filter finds when annulled or outdated ones are shown. */
  ocultas: Type.Object({ anuladas: integer(12), desatualizadas: integer(40) }),
});

/** Number of questions of each choice of a facet; choices without any are left out. */
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
  /** When it was given, by the clock of the device. */
  respondida_em: Type.Optional(Instant),
  /** The same clock when it is sent: the server takes from it by how much the clock is wrong. */
  enviada_em: Type.Optional(Instant),
  /** The outbox that it comes from, and its place in that outbox's count, which rises from one answer to the next. */
  dispositivo: Type.Optional(Uuid),
  sequencia: Type.Optional(integer(17, { minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  tempo_ms: Type.Optional(nullable(integer(48_200, { minimum: 0, maximum: 86_400_000 }))),
  confianca: Type.Optional(nullable(oneOf(CONFIDENCES, 'certeza'))),
  revelada: Type.Optional(flag(false)),
});

/** Begun anew; out of the student's list; left for its newer edition; without the question. */
const PLACE_CHANGES = ['recomecado', 'retirado', 'migrado', 'questao_retirada'] as const;

export const AnswerResult = Type.Object({
  success: Type.Literal(true),
  uuid: Uuid,
  questao_id: integer(42),
  alternativa_id: nullable(integer(168)),
  /** null when the question was annulled or only revealed. */
  acertou: nullable(flag(true)),
  /** False for history: a second answer in the same epoch, an older epoch, an answer after a reveal. */
  contabilizada: flag(true),
  /** True while the question is in an open sitting: the answer is kept, and its verdict and key come when that ends. */
  retida: Type.Optional(flag(false)),
  /** True when the key was released with a whole notebook before: the answer counts for the student alone. */
  gabarito_liberado: Type.Optional(flag(false)),
  /** The edition in which it counts as well, where the student has moved there from the answer's map meanwhile. */
  nova_versao_id: Type.Optional(integer(58)),
  gabarito: AnswerKey,
  /** The epoch that it belongs to: the current one where it was given after that began, whatever the body named. */
  epoca: nullable(integer(1)),
  /** When the answer was given, as far as the server can determine. */
  respondida_em: Type.Optional(Instant),
  /** Changes of the map or notebook in another tab or on another device that this one has not loaded. */
  mudanca: Type.Optional(mostlyNull(Type.Enum(PLACE_CHANGES))),
  /** The version that was answered and by which it is judged. */
  versao: Type.Optional(integer(1)),
  /** What changed in the question since that version; absent where nothing did. */
  questao_mudou: Type.Optional(Changes),
});
