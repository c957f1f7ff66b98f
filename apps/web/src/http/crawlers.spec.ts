import { startWeb, type TestWeb } from '../testing/start';

let web: TestWeb;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(() => web.close());

const get = (url: string, host = 'localhost:3000') => web.app.inject({ url, headers: { host } });

describe('robots.txt', () => {
  it('names the sitemap by its full address', async () => {
    const { statusCode, headers, body } = await get('/robots.txt');
    expect([statusCode, headers['content-type'], headers['vary']]).toEqual([200, 'text/plain; charset=utf-8', 'host']);
    expect(body).toContain('User-agent: *\nDisallow: /api/\n');
    expect(body).toContain('\nSitemap: http://localhost:3000/sitemap.xml\n');
  });

  it('names no sitemap under a forged host', async () => {
    const { body } = await get('/robots.txt', 'forjada.exemplo');
    expect(body).toContain('Disallow: /api/');
    expect(body).not.toMatch(/Sitemap|forjada/);
  });
});

describe('the sitemap', () => {
  it.each(['/sitemap.xml', '/sitemap/questoes-1.xml', '/sitemap/questoes-1.xml?x=1'])(
    '%s is XML for the requested host',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/xml; charset=utf-8',
        'public, max-age=3600',
      ]);
      expect(headers['vary']).toMatch(/^host/);
      expect(body).toBe(`<urlset>http://localhost:3000${url.split('?')[0]}</urlset>`);
    },
  );

  it('does not exist under a forged host, and no cache keeps that response for others', async () => {
    const { statusCode, headers, body } = await get('/sitemap.xml', 'forjada.exemplo');
    expect([statusCode, headers['cache-control'], headers['vary']]).toEqual([404, 'no-store', 'host']);
    expect(body).not.toContain('forjada');
  });

  it('fails with the status of the API', async () => {
    expect((await get('/sitemap/nada.xml')).statusCode).toBe(404);
    const away = await get('/sitemap/fora-do-ar.xml');
    expect([away.statusCode, away.headers['cache-control']]).toEqual([503, 'no-store']);
  });

  it('is compressed for clients that accept it', async () => {
    const { headers } = await web.app.inject({
      url: `/sitemap/questoes-${'1'.repeat(2000)}.xml`,
      headers: { host: 'localhost', 'accept-encoding': 'br' },
    });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'host, accept-encoding']);
  });
});
