import { contract, ErrorBody, type Call, type CallKey } from '@mapa/api-contract';
import type { TSchema } from 'typebox';
import { exampleOf, examplesOf } from './example-of';
import { refusalWriter, type RefusalExamples, type RefusalWriter } from './refusal-examples';
import { REFUSALS, refusalsOf, type RefusalStatus } from './refusals';
import { tagOf, TAGS } from './tags';

/** A single example has no number, several have. */
function jsonBody(schema: TSchema, examples: readonly unknown[]) {
  const [example] = examples;
  const numbered = Object.fromEntries(examples.map((value, n) => [`exemplo-${n + 1}`, { value }]));
  return { 'application/json': { schema, ...(examples.length > 1 ? { examples: numbered } : { example }) } };
}

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Segundos até tentar de novo.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 60,
  },
};

const refusal = (refusalBodies: RefusalWriter, name: CallKey, status: RefusalStatus) => ({
  description: REFUSALS[status],
  ...(status === 429 && { headers: RETRY_AFTER }),
  content: jsonBody(ErrorBody, refusalBodies(name, status)),
});

/** Arrays are written `key[]=a&key[]=b`, as the specification requires. */
function parameters(place: 'path' | 'query' | 'header', schema: Call['params']) {
  const requiredNames: readonly string[] = schema?.required ?? [];
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const isList = 'type' in property && property.type === 'array';
    return {
      name: isList ? `${name}[]` : name,
      in: place,
      required: place === 'path' || requiredNames.includes(name),
      schema: property,
      example: exampleOf(property),
      ...(isList ? { style: 'form', explode: true } : {}),
    };
  });
}

const fileBody = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, {}]));

const SECURITY: Readonly<Record<Call['access'], object[]>> = {
  anyone: [],
  'anyone-own-state': [{}, { token: [] }],
  'anyone-or-student': [{}, { token: [] }],
  'signed-in': [{ token: [] }],
};

function describe(name: CallKey, call: Call, refusalBodies: RefusalWriter) {
  return {
    operationId: name.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase(),
    summary: call.summary,
    tags: [tagOf(name)],
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...parameters('header', call.headers),
    ],
    ...(call.body ? { requestBody: { required: true, content: jsonBody(call.body, examplesOf(call.body)) } } : {}),
    responses: {
      '200': {
        description: call.summary,
        content: call.file ? fileBody(call.file) : jsonBody(call.response, examplesOf(call.response)),
      },
      ...Object.fromEntries(refusalsOf(name).map((status) => [status, refusal(refusalBodies, name, status)])),
    },
    security: SECURITY[call.access],
    ...(call.added ? { 'x-added': true } : {}),
  };
}

/** The whole contract as an OpenAPI 3.1 document. @param examples refusals that the modules give as examples */
export function openApiDocument(examples: readonly RefusalExamples[]) {
  const refusalBodies = refusalWriter(examples);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(contract) as [CallKey, Call][]) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(name, call, refusalBodies) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mapa',
      version: '1',
      description:
        'As chamadas do Mapa. Toda resposta que não é 2xx tem o corpo { campo-ou-"erro": ["sentença"] }. ' +
        'As chamadas com x-added existem além das especificadas (docs/added-calls.md).',
    },
    servers: [{ url: '/' }],
    tags: TAGS,
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}
