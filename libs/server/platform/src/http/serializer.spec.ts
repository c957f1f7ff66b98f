import Fastify from 'fastify';
import { compileSerializer, writtenOnce } from './serializer';

const Body = { type: 'object', properties: { erro: { type: 'string' } }, required: ['erro'] };
const route = { method: 'GET', url: '/x', httpStatus: '200' };

it('compiles a schema once, and writes only the described fields', async () => {
  const serializer = compileSerializer({ ...route, schema: Body });
  expect(compileSerializer({ ...route, url: '/y', schema: Body })).toBe(serializer);
  expect(compileSerializer({ ...route, schema: { ...Body } })).not.toBe(serializer);

  const app = Fastify();
  app.setSerializerCompiler(compileSerializer);
  app.get('/x', { schema: { response: { 200: Body } } }, async () => ({ erro: 'sim', senha: 'x' }));
  expect((await app.inject('/x')).body).toBe('{"erro":"sim"}');
  await app.close();
});

it('serialises a lasting response once for each schema', () => {
  const write = compileSerializer({ ...route, schema: Body });
  const other = compileSerializer({
    ...route,
    schema: { ...Body, properties: { senha: { type: 'string' } }, required: [] },
  });
  const changing = { erro: 'um', senha: 'x' };
  expect(write(changing)).toBe('{"erro":"um"}');
  const lasting = writtenOnce(changing);
  expect(write(lasting)).toBe('{"erro":"um"}');
  lasting.erro = 'dois';
  expect(write(lasting)).toBe('{"erro":"um"}');
  expect(other(lasting)).toBe('{"senha":"x"}');
  expect(write({ ...lasting })).toBe('{"erro":"dois"}');
});
