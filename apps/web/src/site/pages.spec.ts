import { SESSION_HINT, UNVERIFIED_HINT } from '@mapa/domain';
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { startWeb, type TestWeb } from '../testing/start';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline blocks that a browser would ask the policy about. */
const inlineBlocks = (html: string) =>
  [...html.matchAll(/<(style|script)([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes = '']) => !attributes.includes('src=') && !/application\/(ld\+)?json/.test(attributes))
    .map(([, , , content = '']) => content);

interface Script {
  src: string;
  type: string;
  async: boolean;
}

/** The part of a window that the starting script uses; it paints on demand. */
function fakePage(names: string) {
  const appended: Script[] = [];
  const listeners: Record<string, (() => void)[]> = {};
  const listen = (name: string, listener: () => void) => void (listeners[name] ??= []).push(listener);
  const observers: (() => void)[] = [];
  let paints: object[] = [];
  const document = {
    readyState: 'interactive',
    hidden: false,
    getElementById: () => ({ textContent: names }),
    createElement: () => ({}),
    addEventListener: listen,
    head: { append: (script: Script) => void appended.push(script) },
  };
  const globals = {
    document,
    performance: { getEntriesByName: () => paints },
    PerformanceObserver: class {
      constructor(look: () => void) {
        observers.push(look);
      }
      observe() {}
    },
    addEventListener: listen,
    setTimeout: (begin: () => void) => begin(),
  };
  return {
    globals,
    appended,
    fire: (name: string) => listeners[name]?.forEach((listener) => listener()),
    paint() {
      paints = [{}];
      observers.forEach((look) => look());
    },
  };
}

let web: TestWeb;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(() => web.close());

const get = (url: string, headers = {}) => web.app.inject({ url, headers });
const policyOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['content-security-policy']);

describe('a public page', () => {
  it('is complete HTML that any cache may keep for a minute', async () => {
    const response = await get('/questoes');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(response.body).toContain('<html lang="pt-BR">');
    expect(response.body).toContain('<main>/questoes http://127.0.0.1:9</main>');
  });

  it('lists its scripts for after the paint, preloads the fonts of common letters, and loads nothing twice', async () => {
    const { body } = await get('/questoes');
    const names = /id="scripts">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(names)).toEqual([
      '/assets/site/vendor-1.js',
      '/assets/site/entry-1.js',
      '/assets/site/questions-1.js',
    ]);
    // A browser that scans ahead finds no scripts: they are loaded after the paint.
    expect(body).not.toMatch(/modulepreload" href|<script[^>]* src=/);
    expect(body.indexOf('id="scripts"')).toBeGreaterThan(body.indexOf('</main>'));
    expect(body).toContain('as="font" type="font/woff2" href="/assets/site/mapa-sans-1.woff2" crossorigin');
    expect(body).not.toMatch(/italic|rare/);
  });

  it('starts its scripts after the first paint, in order, each after its imports', async () => {
    const { body } = await get('/questoes');
    const names = /id="scripts">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    const starter = inlineBlocks(body).find((block) => block.includes('createElement')) ?? '';
    const page = fakePage(names);
    runInNewContext(starter, page.globals);
    page.fire('DOMContentLoaded');
    expect(page.appended).toEqual([]);
    page.paint();
    expect(page.appended.map(({ src }) => src)).toEqual(JSON.parse(names));
    expect(page.appended.every(({ type, async }) => type === 'module' && async === false)).toBe(true);
    page.fire('load');
    page.paint();
    expect(page.appended).toHaveLength(3);
  });

  it('applies the stored hints of its student before the first paint, and none for a visitor', async () => {
    const { body } = await get('/questoes');
    const script = inlineBlocks(body).find((block) => block.includes(SESSION_HINT)) ?? '';
    const hints = (cookie: string, kept: Record<string, string>, closed: string | null = null) => {
      const set: string[] = [];
      runInNewContext(script, {
        document: { cookie, documentElement: { setAttribute: (name: string) => void set.push(name) } },
        localStorage: { getItem: (key: string) => kept[key] ?? null },
        sessionStorage: { getItem: () => closed },
      });
      return set;
    };
    const unverified = { verificou_email_em: '' };
    const signedIn = 'a=b; jwt_token=1|x';
    expect(body.indexOf(script)).toBeLessThan(body.indexOf('</head>'));
    expect(hints('a=b; xjwt_token=1', unverified)).toEqual([]);
    expect(hints(signedIn, {})).toEqual([SESSION_HINT]);
    expect(hints(signedIn, { verificou_email_em: '2026-01-01T00:00:00.000Z' })).toEqual([SESSION_HINT]);
    expect(hints(signedIn, unverified)).toEqual([SESSION_HINT, UNVERIFIED_HINT]);
    expect(hints(signedIn, unverified, 'fechado')).toEqual([SESSION_HINT]);
    expect(() => runInNewContext(script, { document: { cookie: signedIn } })).not.toThrow();
  });

  it('has a policy with the hashes of the bytes sent', async () => {
    const response = await get('/questoes');
    const blocks = inlineBlocks(response.body);
    // Inline blocks: stored hints of the student, the start of the scripts, early presses, the build's and the page's styles.
    expect(blocks).toHaveLength(5);
    for (const block of blocks) expect(policyOf(response)).toContain(hashOf(block));
    expect(policyOf(response)).toContain(hashOf(''));
    expect(policyOf(response)).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
    expect(policyOf(response)).not.toMatch(/unsafe|data:|\*/);
  });

  it('does not allow a block that the content contained', async () => {
    const response = await get('/malvada');
    expect(policyOf(response)).not.toContain(hashOf('.b{}'));
  });

  it('passes its state in a block that the state cannot end', async () => {
    const { body } = await get('/malvada');
    expect(body).not.toContain('<script>alert(1)');
    expect(body).not.toContain('\u2028');
    const state = /id="estado">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(state).not.toMatch(/[<>]/);
    expect(JSON.parse(state)).toEqual({ nome: '</script><script>alert(1)</script>\u2028' });
  });

  it('answers 304 to a client that has it already', async () => {
    const first = await get('/questoes');
    const second = await get('/questoes', { 'if-none-match': first.headers['etag'] });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('stores no response of a page that failed', async () => {
    const response = await get('/fora-do-ar');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(response.body).toContain('<header>');
  });

  it('reports a fault with our own page, with a policy and without the cause', async () => {
    const response = await get('/quebrada');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(response.body).toContain('Tentar novamente');
    expect(response.body).not.toContain('defect');
    for (const block of inlineBlocks(response.body)) expect(policyOf(response)).toContain(hashOf(block));
  });

  it.each(['/nova-senha/segredo', '/confirmar-email?token=segredo'])(
    'exposes the secret of %s to no cache and no other site',
    async (url) => {
      const { headers } = await get(url);
      expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
      expect(headers['etag']).toBeUndefined();
    },
  );

  it('is compressed for clients that accept it', async () => {
    const padded = `/questoes?${'a'.repeat(2000)}`;
    expect((await get(padded, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect((await get(padded)).headers['content-encoding']).toBeUndefined();
  });
});

describe('every response', () => {
  it.each([
    ['/questoes', 'strict-origin-when-cross-origin'],
    ['/healthz', 'strict-origin-when-cross-origin'],
    ['/assets/site/entry-1.js', 'strict-origin-when-cross-origin'],
    ['/area-estudante', 'strict-origin-when-cross-origin'],
    ['/quebrada', 'no-referrer'],
    ['/nada/%ff', 'no-referrer'],
  ])('of %s carries the security headers', async (url, referrer) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': referrer,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('refuses an invalid path with a page', async () => {
    const response = await get('/nada/%ff');
    expect(response.statusCode).toBe(400);
    expect(policyOf(response)).toContain("object-src 'none'");
  });
});

describe('behind a trusted proxy', () => {
  it('makes browsers stay on https, and only there', async () => {
    const trusting = await startWeb({ TRUSTED_PROXIES: '127.0.0.1' });
    const response = await trusting.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
    await trusting.close();
    expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
    expect(
      (await get('/healthz', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security'],
    ).toBeUndefined();
  });
});
