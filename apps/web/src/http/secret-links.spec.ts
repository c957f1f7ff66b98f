import { CALL_PATH_HEADER } from '@mapa/server-http';
import { startFakeApi, type FakeApi } from '../testing/fake-api';
import { rawRequest } from '../testing/raw-request';
import { startWeb, type TestWeb } from '../testing/start';

const SECRET = 'zqSegredo-0123456789_abcdefghijklmnopqrstuvw';

let api: FakeApi;
let web: TestWeb;
const lines: string[] = [];
beforeAll(async () => {
  api = await startFakeApi((request, response) => {
    const named = request.url?.startsWith('/api/exam/') ? { [CALL_PATH_HEADER]: '/api/exam/:id' } : {};
    response.writeHead(404, { 'content-type': 'application/json', ...named }).end('{"erro":["Não."]}');
  });
  web = await startWeb({ API_HOST: api.origin, LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
});
afterAll(async () => {
  await web.close();
  await api.close();
});

/** Links of mails as sent, and as people and programs change them. */
const LINKS = [
  `/nova-senha/${SECRET}`,
  `/nova-senha/${SECRET}/`,
  `/nova-senha/${SECRET}/x`,
  `/Nova-Senha/${SECRET}`,
  `/NOVA-SENHA/${SECRET}`,
  `/nova_senha/${SECRET}`,
  `/novasenha/${SECRET}`,
  `/%6eova-senha/${SECRET}`,
  `/nova%2dsenha/${SECRET}`,
  `/nova-senha%2F${SECRET}`,
  `/nova-senha/${SECRET}%ff`,
  `//nova-senha/${SECRET}`,
  `/nova-senha//${SECRET}`,
  `/x/../nova-senha/${SECRET}`,
  `/nova-senha/${SECRET}?utm_source=mail`,
  `/nova-senha?id=${SECRET}`,
  `/${SECRET}`,
  `/questoes/nova-senha/${SECRET}`,
  `/area-estudante/nova-senha/${SECRET}`,
  `/confirmar-email?token=${SECRET}`,
  `/cancelar-lembrete?token=${SECRET}`,
  `/confirmar-email/?token=${SECRET}`,
  `/Confirmar-Email?token=${SECRET}`,
  `/confirmar-email/${SECRET}`,
  `/confirmar-email/token=${SECRET}`,
  `/confirmar%2demail?token=${SECRET}`,
  `//confirmar-email?token=${SECRET}`,
  `/quebrada/${SECRET}`,
  `/api/auth/reset-password/${SECRET}`,
  `/api/auth/reset-password?token=${SECRET}`,
  `/api/auth/confirm-email/${SECRET}`,
  `/API/auth/confirm-email/${SECRET}`,
  `/api//auth/confirm-email/${SECRET}`,
  `/api/${SECRET}/%ff`,
  `/assets/nova-senha/${SECRET}`,
  `/_next/${SECRET}`,
  `/ready/${SECRET}`,
];

const servedLines = () =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; path: string; status: number })
    .flatMap(({ msg, path, status }) => (msg === 'served' ? [[path, status]] : []));

describe('a secret in an address', () => {
  it.each(
    LINKS.flatMap(
      (link) =>
        [
          ['GET', link],
          ['HEAD', link],
          ['POST', link],
        ] as const,
    ),
  )('of %s %s is in no log, in no cache and sent to no other site', async (method, link) => {
    const { headers } = await rawRequest(web.app, method, link);
    expect([headers['cache-control'], headers['referrer-policy'], headers.etag]).toEqual([
      expect.stringContaining('no-store'),
      'no-referrer',
      undefined,
    ]);
    expect(lines.join('')).not.toContain(SECRET.slice(0, 9));
  });

  it('is logged as the page and the status only', async () => {
    lines.length = 0;
    await rawRequest(web.app, 'GET', `/nova-senha/${SECRET}`);
    await rawRequest(web.app, 'GET', `/nova-senha/${SECRET}/x`);
    await rawRequest(web.app, 'GET', `/api/auth/confirm-email/${SECRET}`);
    expect(servedLines()).toEqual([
      ['/nova-senha/:id', 200],
      ['/*', 200],
      ['/api/*', 404],
    ]);
  });

  it('is logged as the pattern of its call, which the API sends to this server and no caller sees', async () => {
    lines.length = 0;
    const { headers } = await rawRequest(web.app, 'GET', `/api/exam/57?token=${SECRET}`);
    expect(headers).not.toHaveProperty(CALL_PATH_HEADER);
    expect(servedLines()).toEqual([['/api/exam/:id', 404]]);
  });
});
