import { contract, ErrorBody, type CallKey } from '@mapa/api-contract';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalsOf } from '../docs/refusals';

// Each spec file compiles schemas for a few responses each; unoptimised code is compiled in half the time.
const ajv = new Ajv({ strict: false, allErrors: true, code: { optimize: false } });
addFormats.default(ajv, ['uuid', 'date-time', 'date']);

/** The schema with all objects closed, so that an undescribed field is an error. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'examples' ? value : closed(value)]),
  );
  return 'properties' in parts && !('additionalProperties' in parts)
    ? { ...parts, additionalProperties: false }
    : parts;
}

const compiled = new Map<unknown, ValidateFunction>();

/** One validator for each response schema and process. */
function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const validator = ajv.compile(closed(schema) as object);
  compiled.set(schema, validator);
  return validator;
}

const errorsOf = (schema: object, payload: unknown): string[] => {
  const validate = validatorOf(schema);
  if (validate(payload)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
};

const isCall = (name: string): name is CallKey => name in contract;

/** Violations of a response against its schema, before serialisation: its status, or its fields. */
export function problemsOf(name: string, status: number, payload: unknown): string[] {
  if (!isCall(name)) return [];
  if (status === 200) return errorsOf(contract[name].response, payload);
  const isDescribed = refusalsOf(name).some((described) => described === status);
  return isDescribed
    ? errorsOf(ErrorBody, payload)
    : [
        `the status ${status} is not described: ids, policy and limits of a call describe most, BESIDES in libs/server/platform/src/docs/refusals.ts the rest`,
      ];
}

/** Checks every response of an application under test, however it was requested. */
export function watchResponses() {
  const problems = new Set<string>();
  return {
    watch: (app: FastifyInstance) => {
      app.addHook('preSerialization', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        const name = (request.routeOptions.config as { call?: string }).call;
        if (name) problemsOf(name, reply.statusCode, payload).forEach((problem) => problems.add(`${name}: ${problem}`));
        return payload;
      });
    },
    /** The problems found since the last call. */
    take: (): string[] => {
      const found = [...problems];
      problems.clear();
      return found;
    },
  };
}

export type ResponseWatch = ReturnType<typeof watchResponses>;
