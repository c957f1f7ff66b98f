import { callsOf, shapeOf } from './calls.mjs';

const field = (place, name, schema, required = true) => ({ in: place, name, schema, required });

const document = {
  paths: {
    '/api/customer-area/question-map/questions': {
      get: {
        parameters: [
          field('query', 'id', { type: 'integer' }),
          field('query', 'pagina', { type: 'integer', default: 1 }, false),
        ],
      },
    },
    '/api/customer-area/sitting/{id}/marks': {
      put: {
        parameters: [field('path', 'id', { type: 'string' }), field('header', 'idempotency-key', { type: 'string' })],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                required: ['marcas', 'motivo', 'dados'],
                properties: {
                  marcas: { type: 'array', items: {} },
                  motivo: { anyOf: [{ enum: ['outro', 'erro'] }] },
                  dados: { required: ['ano'], properties: { ano: { examples: [2024] }, cor: {} } },
                  observacao: { type: 'string' },
                },
              },
            },
          },
        },
      },
    },
  },
};

it('a request names the things and has what its schema requires', () => {
  const [read, write] = callsOf(document);
  const things = { map: 7, sitting: 'um', marks: [{ questao_id: 1 }] };
  expect(read.name).toBe('GET /api/customer-area/question-map/questions');
  expect(read.requestOf(things)).toEqual({
    method: 'GET',
    path: '/api/customer-area/question-map/questions?id=7',
    headers: {},
  });
  expect(write.requestOf(things)).toEqual({
    method: 'PUT',
    path: '/api/customer-area/sitting/um/marks',
    headers: { 'idempotency-key': '00000000-0000-4000-8000-000000000000' },
    body: { marcas: [{ questao_id: 1 }], motivo: 'outro', dados: { ano: 2024 } },
  });
});

it('responses are alike if they have the same fields of the same kinds', () => {
  const one = shapeOf({ data: [{ id: 1, nome: 'Ana' }], total: 1 });
  expect(shapeOf({ total: 20, data: [{ nome: 'Bia', id: 2 }] })).toBe(one);
  expect(shapeOf({ total: 20, data: [] })).not.toBe(one);
  expect(shapeOf({ data: [{ id: 'a', nome: 'Ana' }], total: 1 })).not.toBe(one);
});
