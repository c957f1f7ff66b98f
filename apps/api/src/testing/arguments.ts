import type { Call, OwnedResource } from '@mapa/api-contract';

interface Schema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  anyOf?: readonly Schema[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
}

const UUID = '00000000-0000-4000-8000-000000000000';
const FORMATS: Readonly<Record<string, string>> = { uuid: UUID, 'date-time': '2026-01-01T00:00:00.000Z' };

/** A value that a schema permits. */
function sampleOf({
  type,
  enum: values,
  anyOf,
  format,
  minimum,
  required = [],
  properties = {},
  ...rest
}: Schema): unknown {
  if (rest.const !== undefined) return rest.const;
  if (values) return values[0];
  if (anyOf?.[0]) return sampleOf(anyOf[0]);
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return [];
  if (type === 'object') return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {})]));
  return FORMATS[format ?? ''] ?? 'x';
}

/** What the ids in a call refer to. */
export type Things = Record<
  OwnedResource | 'question' | 'alternative' | 'exam' | 'subject' | 'report',
  number | string
> & {
  questions: number[];
  /** Marks of the sitting. */
  marks: object[];
};

const BY_FIELD: Readonly<Record<string, keyof Things>> = {
  questao_id: 'question',
  alternativa_id: 'alternative',
  mapa_id: 'map',
  caderno_id: 'notebook',
  comentario_id: 'comment',
  prova_id: 'exam',
  questoes: 'questions',
  marcas: 'marks',
};

/** What `id` refers to in a call; the first match applies. */
const ID_NAMES: readonly (readonly [RegExp, keyof Things])[] = [
  [/\/sitting\/\{id\}/, 'sitting'],
  [/sitting-recipe/, 'recipe'],
  [/\/edital\/\{id\}/, 'edital'],
  [/sitting-offer/, 'exam'],
  [/payment/, 'payment'],
  [/question-notebook/, 'notebook'],
  [/question-map/, 'map'],
  [/exam|tri\/performance/, 'exam'],
  [/question\/filters/, 'subject'],
  [/question\/comment\//, 'comment'],
  [/moderation\/report/, 'report'],
  [/question\//, 'question'],
];

const FIXED: Readonly<Record<string, unknown>> = {
  nome: 'Outro nome',
  idioma: 'inglês',
  password_new: 'Nova senha 1',
  password_confirmation: 'Nova senha 1',
  cpf: '529.982.247-25',
  'idempotency-key': UUID,
};

/** Optional fields that the call needs nevertheless. */
const WANTED = ['questoes', 'alternativa_id', 'idioma'];
/** The same, for one call. */
const WANTED_OF: Readonly<Record<string, string>> = { 'POST /api/customer-area/sitting': 'prova_id' };

function valueOf(name: string, field: string, schema: Schema, things: Things): unknown {
  const thing = field === 'id' ? ID_NAMES.find(([path]) => path.test(name))?.[1] : BY_FIELD[field];
  return thing ? things[thing] : (FIXED[field] ?? sampleOf(schema));
}

/** The fields of a call's path, query, body and headers with their schemas. */
export function fieldsOf(call: Call): [name: string, schema: Schema, isNeeded: boolean][] {
  return [call.params, call.query, call.body, call.headers].flatMap((part) => {
    const { properties = {}, required = [] } = (part ?? {}) as Schema;
    return Object.entries(properties).map(([name, schema]): [string, Schema, boolean] => [
      name,
      schema,
      required.includes(name) || WANTED.includes(name),
    ]);
  });
}

/**
 * Arguments that satisfy a call's schema and refer to the given things, so that a refusal never comes from the schema.
 */
export const argumentsFor = (name: string, call: Call, things: Things): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(call).flatMap(([field, schema, isNeeded]) =>
      isNeeded || WANTED_OF[name] === field ? [[field, valueOf(name, field, schema, things)]] : [],
    ),
  );
