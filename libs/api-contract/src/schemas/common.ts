import { LIST_PER_PAGE, MAX_INSTANT_MS, MAX_PER_PAGE, MESSAGES } from '@mapa/domain';
import { type TSchema, Type } from 'typebox';
import { integer, text } from './leaves';

export const MAX_ID = 2_147_483_647;
const MAX_PAGE = 10_000;
const MAX_CHOICES = 50;

const idLike = (example: number) => integer(example, { minimum: 1, maximum: MAX_ID });

// All examples share one small world: question 42 of paper 57, from which map 42 was made.
/** Id of a question or a map. */
export const Id = idLike(42);
/** Version of a question: every change of its wording, key or comment increases it. */
export const Version = idLike(1);
export const AlternativeId = idLike(168);
export const BoardId = idLike(3);
export const BodyId = idLike(29);
export const CommentId = idLike(915);
export const ExamId = idLike(57);
export const MatterId = idLike(7);
export const ReportId = idLike(88);
export const SubjectId = idLike(118);
export const SubjectActId = idLike(3);
export const ProposalId = idLike(12);
export const Uuid = text('5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10', { format: 'uuid' });
export const Instant = text('2026-03-14T12:30:00.000Z', { format: 'date-time' });

/** The value or null. */
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** The value or null; examples show null, the usual value. */
export const mostlyNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()], { examples: [null] });

/** One value of an option list; examples show the first, or the given one. */
export const oneOf = <const Values extends readonly { value: string }[]>(
  options: Values,
  example?: Values[number]['value'],
) =>
  Type.Enum(
    options.map((option) => option.value) as unknown as [Values[number]['value']],
    example === undefined ? {} : { examples: [example] },
  );

/** Several choices of one filter: `key[]=a&key[]=b`. */
export const manyOf = <S extends TSchema>(schema: S, maxItems: number = MAX_CHOICES) =>
  Type.Optional(Type.Array(schema, { maxItems }));

/** An object schema without additional properties. */
export const strictObject = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const IdParams = strictObject({ id: Id });
export const CommentParams = strictObject({ id: CommentId });
export const ExamParams = strictObject({ id: ExamId });
export const InstitutionParams = strictObject({ id: BoardId });
export const SubjectParams = strictObject({ id: SubjectId });

/** The paging fields of a list's query; `perPage` is the default size. */
export const pageQuery = (perPage: number = LIST_PER_PAGE) => ({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PER_PAGE, default: perPage })),
});

/**
 * The anchor of a list by the own state, in milliseconds since 1970: the last change of that state known to its first
 * page. With it, later pages belong to the list as opened, whatever was answered since (ADR 033).
 */
export const OwnAnchor = Type.Optional(integer(1_773_491_400_000, { minimum: 1, maximum: MAX_INSTANT_MS }));

/** The response shape of all lists. */
export const listOf = <S extends TSchema>(item: S) =>
  Type.Object({
    data: Type.Array(item),
    total: integer(1),
    current_page: integer(1),
    last_page: integer(1),
    per_page: integer(LIST_PER_PAGE),
  });

/** A list that may be filtered by the own state; `estado_ate` is then its anchor. */
export const ownListOf = <S extends TSchema>(item: S) =>
  Type.Object({ ...listOf(item).properties, estado_ate: OwnAnchor });

/** Field or "erro" → sentences: the body of every response other than 2xx. */
export const ErrorBody = Type.Record(Type.String(), Type.Array(Type.String()), {
  examples: [{ erro: [MESSAGES.notFound] }],
});

export const Done = Type.Object({ success: Type.Literal(true) });

/** Schema of an entity referenced by id and name. */
export const named = (id: number, nome: string) => Type.Object({ id: integer(id), nome: text(nome) });

/** Choices of a filter, each with its number of questions. */
export const counted = (id: number, nome: string) =>
  Type.Array(Type.Object({ ...named(id, nome).properties, questoes: integer(64) }));
