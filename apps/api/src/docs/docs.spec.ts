import { contract } from '@mapa/api-contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { createTestApp, type TestApp } from '../testing/app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

describe('the API description', () => {
  it('is valid OpenAPI 3.1 and names every call of the contract', async () => {
    const document = (await api.app.inject('/api/docs/json')).json() as { paths: Record<string, Record<string, unknown>> };
    const validator = new Validator();
    expect(await validator.validate(document)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.sort()).toEqual(Object.keys(contract).sort());
  });

  it('is a page without scripts for people', async () => {
    const page = await api.app.inject('/api/docs');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('GET /api/exam/{id}');
    expect(page.body).not.toContain('<script');
  });
});
