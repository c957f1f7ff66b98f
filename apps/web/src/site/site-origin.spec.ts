import { startWeb, type TestWeb } from '../testing/start';

const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
const webs: TestWeb[] = [];
afterAll(() => Promise.all(webs.map((web) => web.close())));

async function start(environment: Record<string, string>) {
  const web = await startWeb(environment);
  webs.push(web);
  return web;
}

/** The origin that a page was rendered for, which the fake build writes into its head. */
async function originOf({ app }: TestWeb, headers: Record<string, string>): Promise<string> {
  const { body } = await app.inject({ url: '/questoes', headers });
  return /<link rel="canonical" href="(.*?)\/questoes">/.exec(body)?.[1] ?? 'no canonical link';
}

describe('the origin that pages name as their own', () => {
  it.each([
    ['localhost', 'http://localhost'],
    ['localhost:3000', 'http://localhost:3000'],
    ['LOCALHOST:3000', 'http://localhost:3000'],
    ['localhost.', ''],
    ['mapa.exemplo.com.br', ''],
    ['localhost.mapa.exemplo', ''],
    ['localhost:3000@mapa.exemplo', ''],
    ['localhost:x', ''],
    ['localhost:99999', ''],
    ['"><script>alert(1)</script>', ''],
  ])('follows the host %s if no address is set: "%s"', async (host, origin) => {
    expect(await originOf(await start({}), { host })).toBe(origin);
  });

  it.each([
    ['mapa.exemplo', 'http://mapa.exemplo'],
    ['www.mapa.exemplo:8080', 'http://www.mapa.exemplo:8080'],
    ['outra.exemplo', 'http://outra.exemplo'],
    ['www.outra.exemplo', ''],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['localhost:3000', ''],
  ])('is %s of the allowed hosts: "%s"', async (host, origin) => {
    expect(await originOf(await start({ ALLOWED_HOSTS: '.mapa.exemplo, outra.exemplo, [::1]' }), { host })).toBe(
      origin,
    );
  });

  it('is the configured address, whatever host a visitor names', async () => {
    const web = await start({ SITE_URL: 'https://mapa.exemplo/' });
    for (const host of ['localhost:3000', 'outra.exemplo'])
      expect(await originOf(web, { host })).toBe('https://mapa.exemplo');
  });

  it('is the host that a trusted proxy reports, and nobody else may report one', async () => {
    const forwarded = { host: '10.0.0.7:3000', 'x-forwarded-host': 'mapa.exemplo', 'x-forwarded-proto': 'https' };
    expect(await originOf(await start({ ...PROXY, ALLOWED_HOSTS: 'mapa.exemplo' }), forwarded)).toBe(
      'https://mapa.exemplo',
    );
    expect(await originOf(await start({ ALLOWED_HOSTS: 'mapa.exemplo' }), forwarded)).toBe('');
    expect(
      await originOf(await start({ ...PROXY, ALLOWED_HOSTS: 'mapa.exemplo' }), {
        ...forwarded,
        'x-forwarded-host': 'forjada.exemplo',
      }),
    ).toBe('');
  });
});

describe('caches in front of the pages', () => {
  const varyOf = async ({ app }: TestWeb, headers = {}) =>
    (await app.inject({ url: '/questoes', headers })).headers['vary'];

  it('know that a page depends on the requested host', async () => {
    expect(await varyOf(await start({}))).toMatch(/^host/);
    expect(await varyOf(await start(PROXY))).toMatch(/^host, x-forwarded-host, x-forwarded-proto/);
    expect(await varyOf(await start({ SITE_URL: 'https://mapa.exemplo' }))).toBeUndefined();
  });

  it('distinguish the pages of two hosts', async () => {
    const { app } = await start({});
    const [ours, forged] = await Promise.all(
      ['localhost:3000', 'forjada.exemplo'].map((host) => app.inject({ url: '/questoes', headers: { host } })),
    );
    expect(ours?.headers['etag']).not.toBe(forged?.headers['etag']);
    const again = await app.inject({
      url: '/questoes',
      headers: { host: 'localhost:3000', 'if-none-match': String(forged?.headers['etag']) },
    });
    expect([again.statusCode, again.headers['vary']]).toEqual([200, expect.stringMatching(/^host/)]);
  });
});
