import { contract, ErrorBody, type Call } from '@mapa/api-contract';
import type { TSchema } from 'typebox';
import { REFUSALS, refusalsOf } from './refusals';

const jsonBody = (schema: TSchema) => ({ 'application/json': { schema } });

const refusal = (status: keyof typeof REFUSALS) => [status, { description: REFUSALS[status], content: jsonBody(ErrorBody) }] as const;

/** Arrays are written `key[]=a&key[]=b`, as the specification says. */
function parameters(place: 'path' | 'query' | 'header', schema: Call['params']) {
  const requiredNames: readonly string[] = schema?.required ?? [];
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const isList = 'type' in property && property.type === 'array';
    return {
      name: isList ? `${name}[]` : name,
      in: place,
      required: place === 'path' || requiredNames.includes(name),
      schema: property,
      ...(isList ? { style: 'form', explode: true } : {}),
    };
  });
}

function describe(name: string, call: Call) {
  const resource = name.split('/api/')[1]?.replace('customer-area/', '').split('/')[0] ?? '';
  return {
    operationId: name.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase(),
    summary: call.summary,
    tags: [resource],
    parameters: [...parameters('path', call.params), ...parameters('query', call.query), ...parameters('header', call.headers)],
    ...(call.body ? { requestBody: { required: true, content: jsonBody(call.body) } } : {}),
    responses: {
      '200': { description: call.summary, content: jsonBody(call.response) },
      ...Object.fromEntries(refusalsOf(call).map(refusal)),
    },
    security: call.access === 'signed-in' ? [{ token: [] }] : call.access === 'anyone-own-state' ? [{}, { token: [] }] : [],
    ...(call.added ? { 'x-added': true } : {}),
  };
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(contract)) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mapa', version: '1', description: 'As chamadas do Mapa. Toda resposta que não é 2xx tem o corpo { campo-ou-"erro": ["sentença"] }.' },
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}
