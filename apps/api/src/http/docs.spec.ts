import { contract, type Call, type CallKey } from '@mapa/api-contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { createTestApp, type TestApp } from '../testing/app';
import { refusalsOf } from '@mapa/server-platform';

interface ApiDocument {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  tags: string[];
  security: object[];
  parameters: object[];
  requestBody?: Content;
  responses: Record<string, Content>;
  'x-added'?: boolean;
}

interface Content {
  content: { 'application/json': object };
}

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

describe('the API description', () => {
  it('is valid OpenAPI 3.1 and names every call of the contract', async () => {
    const document = (await api.app.inject('/api/docs/json')).json() as {
      paths: Record<string, Record<string, unknown>>;
    };
    const validator = new Validator();
    expect(await validator.validate(document)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.sort()).toEqual(Object.keys(contract).sort());
  });

  it('describes the resource of every call, who may use it, its responses and its refusals, each with an example', async () => {
    const { paths, tags } = (await api.app.inject('/api/docs/json')).json() as ApiDocument;
    const resources = new Set<string>();
    for (const [name, call] of Object.entries(contract) as [CallKey, Call][]) {
      const [method = '', path = ''] = name.split(' ');
      const operation = paths[path]?.[method.toLowerCase()];
      if (!operation) throw new Error(`${name} is not described`);
      operation.tags.forEach((tag) => resources.add(tag));
      expect([name, operation.tags.length, operation['x-added']]).toEqual([name, 1, call.added]);
      expect([name, operation.security.some((way) => 'token' in way)]).toEqual([name, call.access !== 'anyone']);
      expect([name, Object.keys(operation.responses)]).toEqual([name, ['200', ...refusalsOf(name).map(String)]]);
      const bodies = [operation.requestBody, ...Object.values(operation.responses)].flatMap(
        (part) => part?.content['application/json'] ?? [],
      );
      const bare = [...bodies, ...operation.parameters].filter((part) => !('example' in part || 'examples' in part));
      expect([name, bare]).toEqual([name, []]);
    }
    expect([...resources].sort()).toEqual(tags.map((tag) => tag.name).sort());
  });

  it('is served to people as a page without scripts', async () => {
    const page = await api.app.inject('/api/docs');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('GET /api/exam/{id}');
    expect(page.body).not.toContain('<script');
  });
});
