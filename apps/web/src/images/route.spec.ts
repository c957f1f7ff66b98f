import sharp from 'sharp';
import { deflateSync } from 'node:zlib';
import { startFakeApi, type FakeApi } from '../testing/fake-api';
import { startWeb, type TestWeb } from '../testing/start';

const hash = (digit: string) => digit.repeat(64);
const MEGABYTE = 1024 * 1024;

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};

/** A PNG of some kilobytes that claims to be of 900 megapixels. */
function pixelBomb(): Buffer {
  const header = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(MEGABYTE))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const wide = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#0b6660' } });
const media: Record<string, Buffer> = {};
let api: FakeApi;
let canary: FakeApi;
let web: TestWeb;

beforeAll(async () => {
  media[hash('1')] = await wide.clone().png().toBuffer();
  media[hash('2')] = await wide.clone().jpeg().toBuffer();
  media[hash('3')] = pixelBomb();
  media[hash('0')] = await wide.clone().resize(3000, 2000).jpeg().toBuffer();
  media[hash('4')] = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  media[hash('5')] = Buffer.alloc(11 * MEGABYTE, 0xff);
  media[hash('6')] = (media[hash('1')] as Buffer).subarray(0, 60);
  canary = await startFakeApi((_request, response) => response.end(media[hash('1')]));
  api = await startFakeApi((request, response) => {
    if (request.url === `/api/media/${hash('7')}`)
      return response.writeHead(302, { location: `${canary.origin}/roubado` }).end();
    if (request.url === `/api/media/${hash('8')}`) return response.writeHead(500).end();
    const bytes = media[request.url?.replace('/api/media/', '') ?? ''];
    response.writeHead(bytes ? 200 : 404, { 'content-type': 'image/png' }).end(bytes);
  });
  web = await startWeb({ API_HOST: api.origin });
});
afterAll(async () => {
  await web.close();
  await api.close();
  await canary.close();
});

const get = (url: string, { w = '640', q, accept = '' }: { w?: string; q?: string; accept?: string } = {}) =>
  web.app.inject({ url: `/_next/image?${new URLSearchParams({ url, w, ...(q ? { q } : {}) })}`, headers: { accept } });
const getMedia = (digit: string, options?: Parameters<typeof get>[1]) => get(`/api/media/${hash(digit)}`, options);

describe('an image', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/png'],
  ])('for Accept %s is %s, is cached apart from other formats, and may be cached for good', async (accept, type) => {
    const { statusCode, headers, rawPayload } = await getMedia('1', { accept });
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(headers['vary']).toContain('Accept');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 640, height: 320 });
  });

  it('is never enlarged', async () => {
    for (const accept of ['image/webp', '*/*']) {
      const { rawPayload } = await getMedia('2', { w: '3840', accept });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1000 });
    }
  });

  it('is WebP if AVIF would take too long', async () => {
    const { headers } = await getMedia('0', { w: '3840', accept: 'image/avif,image/webp' });
    expect(headers['content-type']).toBe('image/webp');
  });

  it('is made once for many concurrent requests, and not again afterwards', async () => {
    const before = api.seen.length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => getMedia('1', { w: '256', accept: 'image/webp' })),
    );
    await getMedia('1', { w: '256', accept: 'image/webp' });
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(api.seen.length - before).toBe(1);
  });
});

describe('an image that is refused', () => {
  it.each([
    ['a bomb of pixels', '3', 413],
    ['an SVG', '4', 415],
    ['eleven megabytes', '5', 413],
    ['half a file', '6', 422],
    ['an address that leads elsewhere', '7', 404],
    ['an API that fails', '8', 503],
    ['nothing', '9', 404],
  ])('because it is %s is answered with a sentence that is not cached', async (_case, digit, status) => {
    const response = await getMedia(digit, { accept: 'image/avif' });
    expect(response.statusCode).toBe(status);
    expect(response.json().erro[0]).toMatch(/^(A i|I)magem|^O formato/);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('for its size uses little memory', async () => {
    const before = process.memoryUsage().rss;
    await Promise.all(Array.from({ length: 20 }, (_, index) => getMedia('3', { w: '640', q: String(index + 1) })));
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTE);
  });

  it('with bad parameters costs no call', async () => {
    const before = api.seen.length;
    for (const options of [{ w: '641' }, { w: '0' }, { q: '0' }, { q: '101' }])
      expect((await getMedia('1', options)).statusCode).toBe(400);
    expect((await web.app.inject(`/_next/image?url=/api/media/${hash('1')}&w=640&w=640`)).statusCode).toBe(400);
    expect((await web.app.inject('/_next/image')).statusCode).toBe(400);
    expect(api.seen.length).toBe(before);
  });

  it('never makes us call an address that the client chose', async () => {
    const { host } = new URL(canary.origin);
    const addresses = [
      `${canary.origin}/x.png`,
      `//${host}/x.png`,
      `/\\${host}/x.png`,
      `@${host}/api/media/${hash('1')}`,
      `${canary.origin}/api/media/${hash('1')}`,
      `/api/media/../../x`,
      `/api/question`,
      `/api/media/%2e%2e/${hash('1')}`,
    ];
    for (const address of addresses) expect((await get(address)).statusCode).toBe(400);
    await getMedia('7');
    expect(canary.seen).toEqual([]);
  });
});
