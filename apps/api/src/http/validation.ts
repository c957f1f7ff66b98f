import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

const common = { allErrors: false, useDefaults: true, removeAdditional: true, strict: false } as const;

/** Bodies are JSON and mean what they say; paths and queries are text and are converted. */
const bodies = new Ajv({ ...common, coerceTypes: false });
const texts = new Ajv({ ...common, coerceTypes: 'array' });
for (const ajv of [bodies, texts]) addFormats.default(ajv, ['uuid', 'date-time']);

export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? bodies : texts).compile(schema);

const SENTENCES: Record<string, (error: ErrorObject) => string> = {
  required: () => 'Este campo é obrigatório.',
  type: () => 'O valor enviado não é do tipo esperado.',
  enum: () => 'O valor enviado não está entre os aceitos.',
  format: (error) => (error.params['format'] === 'uuid' ? 'O identificador não é válido.' : 'A data não é válida.'),
  minimum: (error) => `O valor deve ser no mínimo ${error.params['limit']}.`,
  maximum: (error) => `O valor deve ser no máximo ${error.params['limit']}.`,
  minLength: () => 'Este campo é obrigatório.',
  maxLength: (error) => `O texto deve ter no máximo ${error.params['limit']} caracteres.`,
  maxItems: (error) => `Escolha no máximo ${error.params['limit']} opções.`,
};

/** The field that a validation error is about and a sentence for people. */
export function validationBody(errors: readonly Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>[]): Record<string, string[]> {
  const body: Record<string, string[]> = {};
  for (const error of errors) {
    // A union's branches complain one by one; the first complaint says what was expected.
    const missing = error.keyword === 'required' ? String(error.params['missingProperty']) : '';
    const field = error.instancePath.split('/')[1] || missing || 'erro';
    body[field] ??= [SENTENCES[error.keyword]?.(error as ErrorObject) ?? 'O valor enviado não é válido.'];
  }
  return body;
}
