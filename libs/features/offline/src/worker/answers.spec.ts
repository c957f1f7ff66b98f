import { PACK_CACHE } from '@mapa/domain';
import { createAnswers, type AnswerSetting } from './answers';

const ORIGIN = 'https://mapa.exemplo';
const documents = { plain: '/area-estudante/mapas/meus-mapas', study: '/area-estudante/mapas/questoes/1' };

/** jsdom has neither requests nor responses; the worker reads only these fields of them. */
const ask = (path: string, over: Partial<Request> = {}): Request =>
  ({ url: path.startsWith('http') ? path : ORIGIN + path, method: 'GET', mode: 'no-cors', ...over }) as Request;
const page = (path: string): Request => ask(path, { mode: 'navigate' });
const reply = (text: string, status = 200): Response => ({ status, body: text }) as unknown as Response;
const textOf = async (response: Promise<Response> | undefined) => (await response)?.body;
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const noCaches: AnswerSetting['caches'] = { keys: async () => [], open: () => Promise.reject(new Error('none')) };

const answers = (over: Partial<AnswerSetting> = {}) =>
  createAnswers({
    origin: ORIGIN,
    caches: noCaches,
    fetch: async () => reply('network'),
    kept: async (url) => reply(`kept ${url.replace(ORIGIN, '')}`),
    isKept: (url) => url.includes('/assets/area/'),
    documents,
    ...over,
  });

afterEach(() => jest.useRealTimers());

describe('a document of the area', () => {
  it('comes from the network if there is one: the worker shows no older page than the server has', async () => {
    expect(await textOf(answers()(page('/area-estudante/cadernos')))).toBe('network');
  });

  it('is the one that the browser preloaded, if it did', async () => {
    const ahead = Promise.resolve(reply('ahead'));
    expect(await textOf(answers()(page('/area-estudante/cadernos'), ahead))).toBe('ahead');
  });

  it.each([
    ['/area-estudante/mapas/meus-mapas', documents.plain],
    ['/area-estudante/cadernos/imprimir', documents.plain],
    ['/area-estudante/mapas/questoes/7?assunto=3', documents.study],
    ['/area-estudante/cadernos/0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001', documents.study],
  ])('comes from the device without a network: %s by %s', async (path, document) => {
    expect(await textOf(answers({ fetch: offline })(page(path)))).toBe(`kept ${document}`);
  });

  it('comes from the device if the server fails, and from the server if it answers 404', async () => {
    const busy = answers({ fetch: async () => reply('busy', 503) });
    expect(await textOf(busy(page('/area-estudante/cadernos')))).toBe(`kept ${documents.plain}`);
    const none = answers({ fetch: async () => reply('none', 404) });
    expect(await textOf(none(page('/area-estudante/nada')))).toBe('none');
  });

  it('does not wait for ever on a connection without responses', async () => {
    jest.useFakeTimers();
    const response = answers({ fetch: () => new Promise<never>(() => undefined) })(page('/area-estudante/cadernos'));
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await textOf(response)).toBe(`kept ${documents.plain}`);
  });

  it('waits for the network if nothing is stored', async () => {
    const emptied = answers({ kept: async () => undefined, fetch: async () => reply('busy', 503) });
    expect(await textOf(emptied(page('/area-estudante/cadernos')))).toBe('busy');
    const gone = answers({ kept: async () => undefined, fetch: offline });
    await expect(gone(page('/area-estudante/cadernos'))).rejects.toThrow('Failed to fetch');
  });
});

describe('a file of the build', () => {
  it('comes from the device, and from the network if it is missing there', async () => {
    const file = ask('/assets/area/index-1.js');
    expect(await textOf(answers({ fetch: offline })(file))).toBe('kept /assets/area/index-1.js');
    expect(await textOf(answers({ kept: async () => undefined })(file))).toBe('network');
    expect(await textOf(answers({ kept: () => Promise.reject(new Error('disk')) })(file))).toBe('network');
  });
});

describe('a picture', () => {
  const address = (width: number) => `/_next/image?url=${encodeURIComponent('/api/media/abc')}&w=${width}&q=75`;
  const taken = (path: string) => ({
    keys: async () => ['mapa-area', `${PACK_CACHE}ana:mapa-7`],
    open: async () =>
      ({ match: async (key: string) => (key === path ? reply('taken') : undefined) }) as unknown as Cache,
  });

  it('in a pack is shown in any width requested', async () => {
    const caches = taken(`/_next/image?url=${encodeURIComponent('/api/media/abc')}`);
    for (const width of [640, 1080])
      expect(await textOf(answers({ caches, fetch: offline })(ask(address(width))))).toBe('taken');
  });

  it('outside every pack comes from the network', async () => {
    expect(await textOf(answers({ caches: taken('/other') })(ask(address(640))))).toBe('network');
  });
});

describe('any other request', () => {
  it.each([
    ask('/api/customer-area/user/me'),
    ask('/area-estudante/cadernos', { method: 'POST', mode: 'navigate' }),
    ask('https://accounts.google.com/gsi/client'),
  ])('is left to the browser: %#', (request) => expect(answers()(request)).toBeUndefined());
});
