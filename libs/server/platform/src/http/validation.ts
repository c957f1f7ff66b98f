import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { fill, type Rule } from '../error-messages/rule';
import { SCHEMA } from '../error-messages/schema';

const common = { allErrors: false, useDefaults: true, removeAdditional: true, strict: false } as const;

/** Bodies are JSON and are not coerced; paths and queries are text and are. */
const bodies = new Ajv({ ...common, coerceTypes: false });
const texts = new Ajv({ ...common, coerceTypes: 'array' });
for (const ajv of [bodies, texts]) addFormats.default(ajv, ['uuid', 'date-time', 'date']);

const compiledBodies = new WeakMap<TSchema, ValidateFunction>();
const compiledTexts = new WeakMap<TSchema, ValidateFunction>();

function compiledOf(schema: TSchema, httpPart: string | undefined): ValidateFunction {
  const [ajv, kept] = httpPart === 'body' ? [bodies, compiledBodies] : [texts, compiledTexts];
  const validate = kept.get(schema) ?? ajv.compile(schema);
  kept.set(schema, validate);
  return validate;
}

/** Compiles a schema before its first use. */
export const prepareValidator = (schema: TSchema, httpPart: 'body' | 'querystring' | 'params'): void =>
  void compiledOf(schema, httpPart);

/**
 * Validates one part of a request by its schema, for Fastify; missing fields get their defaults, unknown ones are
 * removed. The schema is compiled on first use unless it was prepared, which keeps the start fast.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let compiled: ValidateFunction | undefined;
  // Fastify reads the last run's errors from the function, where Ajv leaves them.
  const validate = Object.assign(
    (data: unknown): boolean => {
      compiled ??= compiledOf(schema, httpPart);
      const valid = compiled(data);
      validate.errors = compiled.errors;
      return valid;
    },
    { errors: undefined as ValidateFunction['errors'] },
  );
  return validate;
};

const BY_KEYWORD: Readonly<Record<string, (error: Pick<ErrorObject, 'params'>) => Rule>> = {
  required: () => SCHEMA.required,
  type: () => SCHEMA.type,
  enum: () => SCHEMA.enum,
  format: ({ params }) => (params['format'] === 'uuid' ? SCHEMA.uuid : SCHEMA.date),
  minimum: () => SCHEMA.minimum,
  maximum: () => SCHEMA.maximum,
  minLength: () => SCHEMA.required,
  maxLength: () => SCHEMA.maxLength,
  maxItems: () => SCHEMA.maxItems,
};

/** The field of a validation error, with a sentence for people. */
export function validationBody(
  errors: readonly Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>[],
): Record<string, string[]> {
  const body: Record<string, string[]> = {};
  for (const error of errors) {
    // Each branch of a union reports an error of its own; the first states the expectation.
    const missing = error.keyword === 'required' ? String(error.params['missingProperty']) : '';
    const field = error.instancePath.split('/')[1] || missing || 'erro';
    const { sentence } = BY_KEYWORD[error.keyword]?.(error) ?? SCHEMA.other;
    body[field] ??= [fill(sentence, { limite: error.params['limit'] })];
  }
  return body;
}
