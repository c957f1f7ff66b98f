import { EARLY_REQUESTS, NEWS_CHANNELS, SESSION_HINT } from '@mapa/domain';
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { startWeb, type TestWeb } from '../testing/start';

let web: TestWeb;
beforeAll(async () => {
  web = await startWeb({ GOOGLE_CLIENT_ID: 'cliente-1' });
});
afterAll(() => web.close());

const get = (url: string, headers = {}) => web.app.inject({ url, headers });
const scripts = (body: string) => [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
const THEME = '@MAPA-Tema';

describe('the student area', () => {
  it("is one uncached document for its routes, with the deployment's settings", async () => {
    const response = await get('/area-estudante/favoritas');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.body).toContain('<script type="module" src="/assets/area/index-1.js">');
    expect(JSON.parse(/id="config">(.*?)<\/script>/.exec(response.body)?.[1] ?? '')).toMatchObject({
      googleClientId: 'cliente-1',
    });
  });

  it('shows the frame of its route until its code runs, and requests the code of the page with it', async () => {
    const { body, headers } = await get('/area-estudante/mapas/meus-mapas?pagina=2');
    expect(body).toContain('<div id="raiz"><style>.m{}</style><nav>Meus mapas</nav></div>');
    expect(body).not.toContain('<script type="module"');
    expect(JSON.parse(/id="scripts">(.*?)<\/script>/.exec(body)?.[1] ?? '')).toEqual([
      '/assets/area/index-1.js',
      '/assets/area/lists-1.js',
    ]);
    const allowed = `'sha256-${createHash('sha256').update('.m{}').digest('base64')}'`;
    expect(String(headers['content-security-policy']).match(/style-src ([^;]*)/)?.[1]).toContain(allowed);
  });

  it('shows no frame where one document serves several routes', async () => {
    expect((await get('/area-estudante/mapas/meus-mapas?sem-moldura')).body).toContain('<div id="raiz"></div>');
  });

  describe('requests what its screen will ask for before its code is there:', () => {
    /** Runs the script of the document of an address, and returns what it requests and leaves behind. */
    async function run(url: string, cookie: string, data: unknown = {}) {
      const { body } = await get(url);
      const script = scripts(body).find((one) => one.includes(EARLY_REQUESTS)) ?? '';
      const { pathname, search } = new URL(url, 'https://mapa.example');
      const requests: [string, string | undefined][] = [];
      const fetch = (address: string, { headers }: { headers: Record<string, string> }) => {
        requests.push([address, headers['Authorization']]);
        return Promise.resolve({ clone: () => ({ json: async () => data }) });
      };
      const window: Record<string, unknown> = {};
      const channels: { name: string; onmessage?: () => void }[] = [];
      class BroadcastChannel {
        constructor(readonly name: string) {
          channels.push(this);
        }
      }
      const globals = { fetch, window, document: { cookie }, location: { pathname, search }, AbortSignal };
      runInNewContext(script, { ...globals, BroadcastChannel });
      // A request that depends on a response follows it.
      await new Promise(setImmediate);
      return { window, requests, channels };
    }
    const COOKIE = 'a=b; jwt_token=segredo; c=d';

    it('the calls of every screen and of this one, with the token of the cookie', async () => {
      const { window, requests } = await run('/area-estudante/mapas/meus-mapas', COOKIE);
      expect(requests).toEqual([
        ['/api/eu', 'Bearer segredo'],
        ['/api/meus-mapas?pagina=1', 'Bearer segredo'],
      ]);
      expect(window[EARLY_REQUESTS]).toEqual({
        token: 'segredo',
        responses: { '/api/eu': expect.any(Promise), '/api/meus-mapas?pagina=1': expect.any(Promise) },
      });
    });

    it('those of the one thing that its path names', async () => {
      const { requests } = await run('/area-estudante/mapas/questoes/7', COOKIE);
      expect(requests.map(([address]) => address)).toEqual(['/api/eu', '/api/mapa?id=7']);
    });

    it('the one that a number in the response to the other completes', async () => {
      const at = (continuar: unknown) => run('/area-estudante/mapas/questoes/7', COOKIE, { continuar });
      const { window, requests } = await at({ assunto_id: 18, questao_id: 5 });
      expect(requests.at(-1)).toEqual(['/api/questoes?id=7&assunto=18', 'Bearer segredo']);
      expect(window[EARLY_REQUESTS]).toMatchObject({
        responses: { '/api/questoes?id=7&assunto=18': expect.any(Promise) },
      });
      for (const unknown of [null, undefined, { assunto_id: '18&b=c' }])
        expect((await at(unknown)).requests).toHaveLength(2);
    });

    it.each([
      ['a path that could say more than an id', '/area-estudante/mapas/questoes/7%26b'],
      ['a screen whose calls depend on more than its path', '/area-estudante/simulados/novo'],
      ['an address with a query', '/area-estudante/mapas/meus-mapas?pagina=2'],
    ])('only the calls of every screen for %s', async (_case, url) => {
      expect((await run(url, COOKIE)).requests).toEqual([['/api/eu', 'Bearer segredo']]);
    });

    it('those of the current path, where one document serves several routes', async () => {
      const { body } = await get('/area-estudante/mapas/meus-mapas?sem-moldura');
      expect(scripts(body).join()).toContain(
        '"/area-estudante/mapas/questoes/:id":["/api/mapa?id=:id","/api/questoes?id=:id&assunto=:continuar.assunto_id"]',
      );
      expect(scripts((await get('/area-estudante/mapas/meus-mapas')).body).join()).not.toContain('/api/mapa');
    });

    it.each(NEWS_CHANNELS)('but leaves nothing behind once another tab tells of a change by %s', async (name) => {
      const { window, channels } = await run('/area-estudante/mapas/meus-mapas', COOKIE);
      channels.find((channel) => channel.name === name)?.onmessage?.();
      expect(window).toEqual({});
    });

    it('nothing without a session', async () => {
      const { window, requests } = await run('/area-estudante/mapas/meus-mapas', 'a=b');
      expect([window, requests]).toEqual([{}, []]);
    });
  });

  it('answers 404 for an unknown route', async () => {
    expect((await get('/area-estudante/nada')).statusCode).toBe(404);
  });

  it.each([
    '/area-estudante/mapas/questoes/7',
    '/area-estudante/mapas/questoes-revisao/7',
    '/area-estudante/cadernos/7',
    '/area-estudante/cadernos-revisao/7',
  ])('applies the theme of %s before the first paint, by a script that the policy allows', async (url) => {
    const response = await get(url);
    const script = scripts(response.body).find((one) => one.includes(THEME)) ?? '';
    expect(script).not.toBe('');
    expect(response.headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'));
  });

  it.each(['/area-estudante/hoje', '/area-estudante/cadernos/imprimir', '/area-estudante/favoritas'])(
    'has no dark theme on %s',
    async (url) => {
      const response = await get(url);
      const found = scripts(response.body);
      expect(found.join()).not.toContain(THEME);
      expect(found).toEqual([expect.stringContaining(SESSION_HINT), expect.stringContaining(EARLY_REQUESTS)]);
      const policy = String(response.headers['content-security-policy']);
      expect(policy.match(/script-src ([^;]*)/)?.[1]).toMatch(/^'self' 'sha256-[^']+' 'sha256-[^']+'( https:[^ ]+)*$/);
    },
  );
});

describe('the bare address of the student area', () => {
  it.each([
    ['nothing', undefined, '/area-estudante/hoje'],
    ['the notebooks', 'a=b; mapa_ultima_area=/area-estudante/cadernos', '/area-estudante/cadernos'],
    ['the notebooks, encoded', 'mapa_ultima_area=%2Farea-estudante%2Fcadernos', '/area-estudante/cadernos'],
    ['the maps', 'mapa_ultima_area=/area-estudante/mapas/meus-mapas', '/area-estudante/mapas/meus-mapas'],
    ['another site', 'mapa_ultima_area=//exemplo.com', '/area-estudante/hoje'],
  ])('redirects to the right place if the cookie remembers %s', async (_case, cookie, location) => {
    for (const url of ['/area-estudante', '/area-estudante/']) {
      const response = await get(url, cookie ? { cookie } : {});
      expect([response.statusCode, response.headers['location']]).toEqual([302, location]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });
});
