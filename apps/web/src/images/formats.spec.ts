import { negotiate, sniffFormat } from './formats';

describe('the format for a browser', () => {
  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/webp;q=0.9, image/avif;q=0.5', 'avif'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif;q=0.0,image/webp;q=0', 'own'],
    ['IMAGE/WEBP', 'webp'],
    ['image/*,*/*', 'own'],
    ['text/image/avif', 'own'],
    ['', 'own'],
    [undefined, 'own'],
  ])('for Accept %p is %s', (accept, target) => {
    expect(negotiate(accept)).toBe(target);
  });

  it('is found quickly in a header of any length', () => {
    const before = performance.now();
    negotiate(`image/avif;${'q=0 '.repeat(25_000)}`);
    negotiate(`${' '.repeat(100_000)}image/avif`);
    // Takes some milliseconds; quadratic time would be far longer.
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

describe('the format of a picture', () => {
  it.each([
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['gif', [...Buffer.from('GIF89a')]],
    ['webp', [...Buffer.from('RIFF\0\0\0\0WEBP')]],
    ['avif', [...Buffer.from('\0\0\0\x1cftypavif')]],
  ])('%s is recognised by its first bytes', (format, bytes) => {
    expect(sniffFormat(Uint8Array.from(bytes))).toBe(format);
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<?xml version="1.0"?><svg/>', '%PDF-1.7', '', 'GIF', 'RIFF'])(
    'of %p is not served',
    (text) => {
      expect(sniffFormat(Buffer.from(text))).toBeNull();
    },
  );
});
