import { contract, ErrorBody, type Call } from '@mapa/api-contract';
import { compileSerializer } from './serializer';
import { compileValidator } from './validation';

// A schema is compiled at the first request of its call, not at the start of the application: here, before any request.
const calls = Object.entries<Call>(contract);

it.each(calls)('the schemas of %s compile', (name, call) => {
  const [method = '', url = ''] = name.split(' ');
  const parts = { params: call.params, querystring: call.query, body: call.body, headers: call.headers };
  for (const [httpPart, schema] of Object.entries(parts)) {
    if (schema) expect(() => void compileValidator({ schema, method, url, httpPart })({})).not.toThrow();
  }
  const serialize = compileSerializer({ schema: call.response, method, url, httpStatus: '200' });
  let refused = '';
  try {
    serialize({});
  } catch (error) {
    // The compiled function reports what a response lacks.
    refused = (error as Error).message;
  }
  expect(refused).toMatch(/^$|is required!|does not match/);
});

it('the schema of errors compiles', () => {
  const serialize = compileSerializer({ schema: ErrorBody, method: 'GET', url: '/', httpStatus: 'default' });
  expect(JSON.parse(serialize({ erro: ['x'] }) as string)).toEqual({ erro: ['x'] });
});

it('invalid input is reported with its errors, each time anew', () => {
  const schema = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] } as never;
  const validate = compileValidator({ schema, method: 'POST', url: '/', httpPart: 'body' });
  const run = (data: unknown) => [
    validate(data),
    (validate as { errors?: { keyword: string }[] | null }).errors?.[0]?.keyword,
  ];
  expect([run({}), run({ n: 1 }), run({ n: 'x' })]).toEqual([
    [false, 'required'],
    [true, undefined],
    [false, 'type'],
  ]);
});
