import { ROUTES, type RouteName } from '@mapa/domain';
import { createHash } from 'node:crypto';
import { startWeb, type TestWeb } from '../testing/start';

const names = Object.keys(ROUTES) as RouteName[];
const addressOf = (name: RouteName) =>
  name === 'studentArea' ? `${ROUTES[name].path}/` : ROUTES[name].path.replace(/:\w+/g, '7');
/** Pages of the server itself: a fault, an unavailable API, a missing page, an invalid address. */
const FAILURES = ['/quebrada', '/fora-do-ar', '/area-estudante/nada', '/malvada', '/nada/%ff', '/healthz/nada'];
const ADDRESSES = [...names.map(addressOf), ...FAILURES];

const GTM = 'https://etiquetas.exemplo';
const COLLECTORS = ['https://*.medidor.exemplo', 'https://outro.exemplo'];

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline blocks that we wrote: into a head, and into the student area's document, which has no other text. */
const blocksOf = (html: string, element: 'script' | 'style') =>
  [
    ...(html.includes('<title>Minha área') ? html : (html.split('</head>')[0] ?? '')).matchAll(
      new RegExp(`<${element}(?![^>]*(?:src=|application/(?:ld\\+)?json))[^>]*>([\\s\\S]*?)</${element}>`, 'g'),
    ),
  ].map(([, content = '']) => hashOf(content));

async function policyOf(web: TestWeb, url: string) {
  const { headers, body, statusCode } = await web.app.inject({ url });
  return {
    statusCode,
    body,
    isPage: String(headers['content-type']).startsWith('text/html'),
    policy: directives(String(headers['content-security-policy'])),
  };
}

describe('without a tag manager', () => {
  let web: TestWeb;
  beforeAll(async () => {
    web = await startWeb();
  });
  afterAll(() => web.close());

  it.each(ADDRESSES)('%s allows only this origin, with the hashes of its own blocks', async (url) => {
    const { statusCode, body, isPage, policy } = await policyOf(web, url);
    // A redirect has no page to protect.
    if (statusCode === 302) return;
    expect(isPage).toBe(true);
    expect(policy).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...blocksOf(body, 'script')],
      'style-src': ["'self'", hashOf(''), ...blocksOf(body, 'style')],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });
});

describe('with a tag manager', () => {
  let web: TestWeb;
  beforeAll(async () => {
    web = await startWeb({ GTM_ID: 'GTM-ABC123', GTM_BASE_URL: GTM, GTM_COLLECT_URLS: COLLECTORS.join(', ') });
  });
  afterAll(() => web.close());

  it('a page allows its script and the hosts of its tags, and inline only our own three scripts', async () => {
    const { body, policy } = await policyOf(web, '/questoes');
    expect(policy['script-src']).toEqual(["'self'", ...blocksOf(body, 'script'), GTM]);
    expect(blocksOf(body, 'script')).toHaveLength(3);
    expect(policy['img-src']).toEqual(["'self'", GTM, ...COLLECTORS]);
    expect(policy['connect-src']).toEqual(["'self'", GTM, ...COLLECTORS]);
    expect(policy['frame-src']).toEqual(["'none'"]);
  });

  it.each(ADDRESSES)('%s never allows inline code in general', async (url) => {
    const { policy } = await policyOf(web, url);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|data:|nonce|"\*"/);
  });

  it.each(['/nova-senha/segredo', '/quebrada', '/nada/%ff'])('%s allows no other origin', async (url) => {
    const { policy } = await policyOf(web, url);
    expect([policy['script-src']?.includes(GTM), policy['connect-src'], policy['img-src']]).toEqual([
      false,
      ["'self'"],
      ["'self'"],
    ]);
  });
});
