import { LIST_PER_PAGE, MAX_PER_PAGE } from '@mapa/domain';
import { type TSchema, Type } from 'typebox';

export const MAX_ID = 2_147_483_647;
const MAX_PAGE = 10_000;
const MAX_CHOICES = 50;

export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });
export const Uuid = Type.String({ format: 'uuid' });
export const Instant = Type.String({ format: 'date-time' });

/** The value or null. */
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** One of an option list's values. */
export const oneOf = <const Values extends readonly { value: string }[]>(options: Values) =>
  Type.Enum(options.map((option) => option.value) as unknown as [Values[number]['value']]);

/** Several choices of one filter: `key[]=a&key[]=b`. */
export const manyOf = <S extends TSchema>(schema: S) => Type.Optional(Type.Array(schema, { maxItems: MAX_CHOICES }));

/** An object that takes no field besides these. */
export const strictObject = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const IdParams = strictObject({ id: Id });

/** The paging fields of a list's query; `perPage` is the default size. */
export const pageQuery = (perPage: number = LIST_PER_PAGE) => ({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PER_PAGE, default: perPage })),
});

/** The one shape of lists. */
export const listOf = <S extends TSchema>(item: S) =>
  Type.Object({
    data: Type.Array(item),
    total: Type.Integer(),
    current_page: Type.Integer(),
    last_page: Type.Integer(),
    per_page: Type.Integer(),
  });

/** Field or "erro" → sentences: the body of every answer that is not 2xx. */
export const ErrorBody = Type.Record(Type.String(), Type.Array(Type.String()));

export const Done = Type.Object({ success: Type.Literal(true) });

export const Named = Type.Object({ id: Type.Integer(), nome: Type.String() });
