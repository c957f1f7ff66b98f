import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWeb } from '../testing/start';
import { keepAssets } from './kept-assets';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mapa-assets-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const day = (count: number) => new Date(Date.UTC(2026, 10, 1 + count));

/** A build of some chunks, each with a compressed copy; returns its folder. */
function buildOf(name: string, ...files: string[]) {
  const build = join(folder, name);
  mkdirSync(join(build, '.vite'), { recursive: true });
  for (const file of files) {
    writeFileSync(join(build, file), name);
    writeFileSync(join(build, `${file}.br`), name);
  }
  writeFileSync(join(build, 'index.html'), name);
  const manifest = Object.fromEntries(files.map((file) => [file, { file }]));
  writeFileSync(join(build, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return build;
}
const kept = () => join(folder, 'kept');
const deploy = (build: string, now: Date) => keepAssets({ build, kept: kept(), now });
const stored = () => readdirSync(kept()).filter((name) => !/\.br$|^current/.test(name));

describe('the files of builds', () => {
  it('stay for seven days after their build was replaced, however long it was served', async () => {
    await deploy(buildOf('one', 'a-1.js', 'both-1.js'), day(0));
    const two = buildOf('two', 'a-2.js', 'both-1.js');
    await deploy(two, day(30));
    expect(stored()).toEqual(['a-1.js', 'a-2.js', 'both-1.js']);
    // A restart with the same build replaces nothing.
    await deploy(two, day(36));
    expect(stored()).toContain('a-1.js');
    await deploy(two, day(38));
    expect(stored()).toEqual(['a-2.js', 'both-1.js']);
    expect(readdirSync(kept())).toEqual(['a-2.js', 'a-2.js.br', 'both-1.js', 'both-1.js.br', 'current.json']);
  });

  it('return with a build that is deployed again', async () => {
    const one = buildOf('one', 'a-1.js');
    await deploy(one, day(0));
    await deploy(buildOf('two', 'a-2.js'), day(1));
    await deploy(one, day(2));
    await deploy(one, day(20));
    expect(stored()).toEqual(['a-1.js']);
  });

  it('are served beside the present ones, compressed too, and nothing else of the folder is', async () => {
    const data = join(folder, 'data');
    await keepAssets({ build: buildOf('old', 'gone-1.js'), kept: join(data, 'assets', 'site') });
    const web = await startWeb({ DATA_DIR: data });
    const get = (url: string, encoding = 'identity') =>
      web.app.inject({ url, headers: { 'accept-encoding': encoding } });
    const gone = await get('/assets/site/gone-1.js');
    expect([gone.statusCode, gone.body, gone.headers['cache-control']]).toEqual([
      200,
      'old',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/assets/site/gone-1.js', 'br')).headers['content-encoding']).toBe('br');
    expect((await get('/assets/site/entry-1.js', 'br')).body).toBe('brotli');
    for (const file of ['current.json', 'gone-1.js.br', 'never-1.js'])
      expect((await get(`/assets/site/${file}`)).statusCode).toBe(404);
    expect((await get('/assets/area/gone-1.js')).statusCode).toBe(404);
    await web.close();
  });

  it('are only the present ones if the disk accepts no copies', async () => {
    const data = join(folder, 'data');
    writeFileSync(data, 'no folder');
    const web = await startWeb({ DATA_DIR: data });
    expect((await web.app.inject({ url: '/assets/site/entry-1.js' })).statusCode).toBe(200);
    await web.close();
  });
});
