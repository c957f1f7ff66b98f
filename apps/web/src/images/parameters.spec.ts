import { readImageRequest } from './parameters';

const PATH = `/api/media/${'a1'.repeat(32)}`;
const WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
const refuses = (query: Record<string, unknown>) =>
  expect(() => readImageRequest({ url: PATH, w: '640', ...query })).toThrow(
    expect.objectContaining({ statusCode: 400 }),
  );

describe('the width of an image', () => {
  it("is one of the product's sixteen among all integers up to 5000", () => {
    const accepted = Array.from({ length: 5001 }, (_, width) => width).filter((width) => {
      try {
        return readImageRequest({ url: PATH, w: String(width) }).width === width;
      } catch {
        return false;
      }
    });
    expect(accepted).toEqual(WIDTHS);
  });

  it.each([
    undefined,
    '',
    '-640',
    '+640',
    '0640',
    '640.0',
    '6.4e2',
    ' 640',
    '640px',
    '0x280',
    '99999999999999999999',
    ['640', '640'],
    {},
  ])('is not %p', (w) => {
    refuses({ w });
  });
});

describe('the quality of an image', () => {
  it('is 75 by default', () => {
    expect(readImageRequest({ url: PATH, w: '640' }).quality).toBe(75);
  });

  it('is an integer from 1 to 100', () => {
    for (let quality = 1; quality <= 100; quality += 1)
      expect(readImageRequest({ url: PATH, w: '640', q: String(quality) }).quality).toBe(quality);
    for (const q of ['0', '101', '-1', '1.5', '', 'alta', '075', ['75']]) refuses({ q });
  });
});

describe('the source of an image', () => {
  it('is media of the API', () => {
    expect(readImageRequest({ url: PATH, w: '16' }).path).toBe(PATH);
  });

  it.each([
    undefined,
    '',
    [PATH, PATH],
    'http://127.0.0.1:80/api/media/x',
    `http://127.0.0.1${PATH}`,
    `//127.0.0.1${PATH}`,
    `/\\127.0.0.1${PATH}`,
    `@127.0.0.1${PATH}`,
    '/api/question',
    '/api/media/../question',
    `/api/media/%2e%2e/${'a1'.repeat(32)}`,
    `${PATH}/..`,
    `${PATH}?x=1`,
    `${PATH}#x`,
    `${PATH}\n`,
    ` ${PATH}`,
    PATH.toUpperCase(),
    `/api/media/${'a1'.repeat(31)}`,
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
  ])('is not %p', (url) => {
    refuses({ url });
  });
});
