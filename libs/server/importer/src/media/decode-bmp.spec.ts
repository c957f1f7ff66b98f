import sharp from 'sharp';
import { bitmap, SAME_PICTURE, SAME_PIXELS } from '../testing/bitmaps';
import { decodeBmp } from './decode-bmp';
import { inspectImage } from './inspect-image';

const MANY = 1_000_000;

describe('a bitmap', () => {
  it.each(Object.keys(SAME_PICTURE))('of %s shows the drawn pixels', (name) => {
    const { width, height, data } = decodeBmp(SAME_PICTURE[name] ?? Buffer.alloc(0), MANY);
    expect([width, height, [...data]]).toEqual([3, 2, SAME_PIXELS]);
  });

  it('of one bit has the two colours of its palette', () => {
    const pixels = decodeBmp(
      bitmap({
        width: 10,
        height: 1,
        bits: 1,
        palette: [0, 0, 255, 0, 255, 0, 0, 0],
        pixels: [0b10100000, 0b01000000, 0, 0],
      }),
      MANY,
    ).data;
    const isBlue = Array.from({ length: 10 }, (_, x) => pixels[x * 4 + 2] === 255);
    expect(isBlue).toEqual([true, false, true, false, false, false, false, false, false, true]);
  });

  it('keeps its transparency', () => {
    const given = bitmap({
      width: 2,
      height: 1,
      bits: 32,
      compression: 3,
      headerBytes: 108,
      masks: [0xff0000, 0xff00, 0xff, 0xff000000],
      pixels: [0, 0, 255, 128, 255, 0, 0, 0],
    });
    expect([...decodeBmp(given, MANY).data]).toEqual([255, 0, 0, 128, 0, 0, 255, 0]);
  });

  it('may skip pixels and rows, which have its first colour', () => {
    const given = bitmap({
      width: 2,
      height: 3,
      bits: 8,
      compression: 1,
      palette: [0, 0, 255, 0, 255, 0, 0, 0],
      pixels: [0, 2, 1, 2, 1, 1, 0, 1],
    });
    expect([...decodeBmp(given, MANY).data].filter((_, at) => at % 4 === 2)).toEqual([0, 255, 0, 0, 0, 0]);
  });

  it.each([
    ['is cut off', SAME_PICTURE['24 bits']?.subarray(0, -8), 'incompleta'],
    ['is cut off in its runs', SAME_PICTURE['8 bits in runs']?.subarray(0, -3), 'incompleta'],
    [
      'is larger than a picture may be',
      bitmap({ width: 50_000, height: -50_000, bits: 1, pixels: [] }),
      '25 megapixels',
    ],
    ['holds a JPEG', bitmap({ width: 3, height: 2, bits: 24, compression: 4, pixels: [] }), 'compressão'],
    ['has no width', bitmap({ width: 0, height: 2, bits: 24, pixels: [] }), 'medidas'],
    ['has a header nobody knows', Buffer.from('BM000000000000\u001e\0\0\0'.padEnd(80, '0')), 'cabeçalho'],
  ])('that %s is refused', async (_, bytes, reason) => {
    await expect(inspectImage(bytes ?? Buffer.alloc(0), 'a.bmp')).rejects.toMatchObject({
      name: 'QuestionRefusal',
      message: expect.stringContaining(reason),
    });
  });

  it('becomes PNG, with the same bytes each time', async () => {
    const [one, other] = await Promise.all(
      ['24 bits', '8 bits in runs'].map((name) => inspectImage(SAME_PICTURE[name] ?? Buffer.alloc(0), 'a.bmp')),
    );
    expect(one).toMatchObject({ contentType: 'image/png', width: 3, height: 2, hash: other?.hash });
    expect([...(await sharp(one?.bytes).ensureAlpha().raw().toBuffer())]).toEqual(SAME_PIXELS);
  });
});
