import { startWeb, type TestWeb } from '../testing/start';

const FILE = '/area-estudante/service-worker.js';
const open: TestWeb[] = [];

async function workerOf(environment: Record<string, string> = {}) {
  const web = await startWeb(environment);
  open.push(web);
  return web.app.inject(FILE);
}

afterAll(() => Promise.all(open.map((web) => web.close())));

/** The list of files that the worker stores. */
const listIn = (code: string) =>
  JSON.parse(/^self\.MAPA_AREA = (.*);$/m.exec(code)?.[1] ?? 'null') as {
    files: { url: string; revision: string | null }[];
    documents: { plain: string; study: string };
  };

describe('the service worker of the student area', () => {
  it('stays within its scope, is cached nowhere, and may call this origin alone', async () => {
    const { statusCode, headers } = await workerOf();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/javascript');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  it('stores every hashed file of the build except the staff desk, and the documents of both kinds of page', async () => {
    const { body } = await workerOf();
    const { files, documents } = listIn(body);
    const hashed = files.filter(({ revision }) => revision === null).map(({ url }) => url);
    expect(hashed).toEqual(['/assets/area/index-1.js', '/assets/area/lists-1.js', '/assets/area/mapa-sans-1.woff2']);
    const pages = files.filter(({ revision }) => revision !== null).map(({ url }) => url);
    expect(pages).toEqual([documents.plain, documents.study]);
    // Each serves many routes, so it contains the frame of none.
    expect(pages.every((url) => url.endsWith('?sem-moldura'))).toBe(true);
    expect(body).toMatch(/worker\(\)$/);
  });

  it('changes with the settings in the documents, so that browsers see a new version', async () => {
    const [one, same, other] = [
      await workerOf(),
      await workerOf(),
      await workerOf({ HELP_CENTER_URL: 'https://a.exemplo' }),
    ];
    expect(same.body).toBe(one.body);
    expect(other.body).not.toBe(one.body);
  });

  it('removes itself when the deployment switches it off, and informs the pages', async () => {
    const { body } = await workerOf({ SERVICE_WORKER: 'off' });
    expect(body).toContain('unregister()');
    expect(body).not.toMatch(/fetch|MAPA_AREA/);
    const page = await open.at(-1)?.app.inject('/area-estudante/mapas/meus-mapas');
    expect(JSON.parse(/id="config">(.*?)<\/script>/.exec(page?.body ?? '')?.[1] ?? '')).toMatchObject({
      serviceWorker: false,
    });
  });
});

describe('the installed student area', () => {
  it('is described by a manifest whose icons exist', async () => {
    const [web] = open;
    const response = await web?.app.inject('/manifest.webmanifest');
    expect(response?.headers['content-type']).toContain('application/manifest+json');
    const { icons, start_url: start } = response?.json<{ icons: { src: string }[]; start_url: string }>() ?? {};
    expect(start).toBe('/area-estudante/');
    for (const { src } of icons ?? []) expect((await web?.app.inject(src))?.headers['content-type']).toBe('image/png');
    expect((await web?.app.inject('/area-estudante/cadernos'))?.body).toContain('rel="manifest"');
  });
});
