/**
 * Compiled schemas are shared by all specs in the same context.
 * @own-context
 */
import { jest } from '@jest/globals';
import { contract, type Call, type CallKey } from '@mapa/api-contract';
import { Ajv } from 'ajv';
import Fastify from 'fastify';
import { prepareCalls } from './prepare-calls';
import { compileSerializer, prepareSerializer } from './serializer';
import { compileValidator, prepareValidator } from './validation';

/** A schema that counts the reads of its only property; compiling it reads the property. */
function watched() {
  let reads = 0;
  const properties = {
    get nome() {
      reads += 1;
      return { type: 'string' };
    },
  };
  return { schema: { type: 'object', properties } as never, reads: () => reads };
}

/** How often schemas are read while the first request is served. */
async function readsOfFirstRequest(prepare: (part: 'querystring' | 'body' | 'response', schema: never) => void) {
  const [querystring, body, response] = [watched(), watched(), watched()];
  prepare('querystring', querystring.schema);
  prepare('body', body.schema);
  prepare('response', response.schema);
  const app = Fastify();
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  const schema = { querystring: querystring.schema, body: body.schema, response: { 200: response.schema } };
  app.post('/x', { schema }, async () => ({ nome: 'Ana' }));
  await app.ready();
  const all = [querystring, body, response];
  const before = all.map(({ reads }) => reads());
  const answer = await app.inject({ method: 'POST', url: '/x?nome=a', payload: { nome: 'b' } });
  expect(answer.body).toBe('{"nome":"Ana"}');
  await app.close();
  return all.map(({ reads }, at) => reads() - (before[at] ?? 0));
}

describe('the first request of a call', () => {
  it('compiles its schemas, except those that were prepared', async () => {
    const unprepared = await readsOfFirstRequest(() => undefined);
    expect(unprepared.every((reads) => reads > 0)).toBe(true);
    const prepared = await readsOfFirstRequest((part, schema) =>
      part === 'response'
        ? prepareSerializer({ schema, method: 'POST', url: '/x', httpStatus: '200' })
        : prepareValidator(schema, part),
    );
    expect(prepared).toEqual([0, 0, 0]);
  });
});

it('the first calls of a class are prepared, and lists are not', () => {
  prepareCalls();
  const compiling = jest.spyOn(Ajv.prototype, 'compile');
  const ask = (name: CallKey) => {
    const [call, [method = '', url = '']]: [Call, string[]] = [contract[name], name.split(' ')];
    const parts = { body: call.body, querystring: call.query, params: call.params };
    for (const [httpPart, schema] of Object.entries(parts))
      if (schema) void compileValidator({ schema, httpPart, method, url })({});
    return compiling.mock.calls.length;
  };
  expect(ask('POST /api/customer-area/question/answer')).toBe(0);
  expect(ask('GET /api/customer-area/question-map/questions')).toBe(0);
  expect(ask('GET /api/customer-area/question-notebook/{id}/questions')).toBe(0);
  expect(ask('GET /api/institution')).toBeGreaterThan(0);
  compiling.mockRestore();
});
