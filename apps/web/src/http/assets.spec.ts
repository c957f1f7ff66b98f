import { rawRequest } from '../testing/raw-request';
import { startWeb, type TestWeb } from '../testing/start';

let web: TestWeb;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(() => web.close());

const get = (url: string, headers = {}) => web.app.inject({ url, headers });

describe('assets', () => {
  it('may be cached for good', async () => {
    for (const url of ['/assets/site/entry-1.js', '/assets/area/index-1.js']) {
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it.each([
    ['br', 'brotli'],
    ['gzip', 'gzip'],
    ['identity', 'plain'],
  ])('are served as compressed at build time: %s', async (encoding, body) => {
    const response = await get('/assets/site/entry-1.js', { 'accept-encoding': encoding });
    expect(response.body).toBe(body);
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.headers['vary']).toContain('accept-encoding');
  });

  it('include the terms of use, as a document that browsers show, under a stable address', async () => {
    const { statusCode, headers } = await get('/termos-de-uso.pdf');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each([
    '/assets/area/index.html',
    '/assets/site/.vite/manifest.json',
    '/assets/site/entry-1.js.br',
    '/assets/elsewhere.js',
    '/assets/site/gone-1.js',
  ])('do not include %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toMatch(/render|manifest|entry-1/);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/assets/site/../server/entry-server.mjs',
    '/assets/site/%2e%2e/server/entry-server.mjs',
    '/assets/site/..%2fserver%2fentry-server.mjs',
  ])('cannot be left by %s', async (path) => {
    const { status, body } = await rawRequest(web.app, 'GET', path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('render');
  });

  it('include the files that browsers and crawlers expect at the root', async () => {
    expect((await get('/favicon.svg')).headers['content-type']).toContain('svg');
    expect((await get('/favicon.svg')).headers['cache-control']).not.toContain('immutable');
    expect((await get('/og-image.png')).headers['content-type']).toBe('image/png');
    expect((await get('/favicon.ico')).statusCode).toBe(301);
  });
});
