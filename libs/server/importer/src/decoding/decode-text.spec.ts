import { collect } from '../testing/collect';
import { decodeText } from './decode-text';

async function* pieces(...buffers: Uint8Array[]) {
  yield* buffers;
}

const decode = async (...buffers: Uint8Array[]) => (await collect(decodeText(pieces(...buffers)))).join('');

describe('decoding a file', () => {
  it('keeps a character that is split over two pieces', async () => {
    const bytes = Buffer.from('questão');
    expect(await decode(bytes.subarray(0, 6), bytes.subarray(6))).toBe('questão');
  });

  it('drops the byte-order mark of UTF-8', async () => {
    expect(await decode(Buffer.from('\ufeff::a::'))).toBe('::a::');
  });

  it('refuses bytes that are not UTF-8 and names their line', async () => {
    const good = Buffer.from('linha 1\nlinha 2 ç\n'.repeat(100));
    await expect(decode(good, Buffer.from('uma\nquestão\noutra', 'latin1'))).rejects.toMatchObject({ line: 202 });
    await expect(decode(Buffer.from('uma\nduas\nquest\xff\xfeo\noutra', 'latin1'))).rejects.toMatchObject({ line: 3 });
  });

  it('counts lines that end in CR, or in CRLF, even across pieces', async () => {
    await expect(decode(Buffer.from('uma\rduas\r\rquest\xffo\routra', 'latin1'))).rejects.toMatchObject({ line: 4 });
    await expect(
      decode(
        Buffer.from(`${'um\r\n'.repeat(400)}dois\r`),
        Buffer.from('\ntrês\r'),
        Buffer.from('quest\xffo', 'latin1'),
      ),
    ).rejects.toMatchObject({ line: 403 });
  });

  it('refuses a truncated character at the end of the file', async () => {
    await expect(decode(Buffer.from('ok\n'), Buffer.from([0xc3]))).rejects.toMatchObject({ line: 2 });
  });

  describe('in Windows-1252', () => {
    const windows1252 = (text: string) =>
      Buffer.from(text.replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('–', '\x96'), 'latin1');
    const heard = async (...buffers: Uint8Array[]) => {
      let count = 0;
      const text = (await collect(decodeText(pieces(...buffers), () => (count += 1)))).join('');
      return { text, count };
    };

    it('reads it, cut anywhere, and reports it once', async () => {
      const text = `${'linha sem acento\n'.repeat(100)}A “lei” – nº 1 – não é cumprida. AÇÃO à tarde: manhã, você, até`;
      const bytes = windows1252(text);
      for (let cut = bytes.length - 70; cut <= bytes.length; cut += 1)
        expect(await heard(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual({ text, count: 1 });
    });

    it('reports nothing for UTF-8', async () => {
      expect(await heard(Buffer.from('ação'), Buffer.from(' é'))).toEqual({ text: 'ação é', count: 0 });
    });

    it.each<[string, Buffer]>([
      ['UTF-8 before it', Buffer.concat([Buffer.from('ação\n'.repeat(300)), windows1252('não')])],
      ['UTF-8 behind it', Buffer.concat([windows1252('não\n'.repeat(400)), Buffer.from('ação')])],
      ['the mark of UTF-8', Buffer.concat([Buffer.from('\ufeff'), windows1252('não')])],
      ['UTF-8 that is cut off', Buffer.from('coração').subarray(0, 5)],
      ['damaged UTF-8', Buffer.from([...Buffer.from('cora'), 0xc3, ...Buffer.from('o é')])],
      ['MacRoman', Buffer.from('Quest\x8bo f\x87cil', 'latin1')],
      ['DOS', Buffer.from('Op\x87\xc6o f\xa0cil', 'latin1')],
      ['DOS with one accent', Buffer.from('f\xa0cil', 'latin1')],
      ['Cyrillic', Buffer.from('\xcf\xf0\xe8\xe2\xe5\xf2', 'latin1')],
      ['XML that does not declare it', windows1252('<quiz>não</quiz>')],
    ])('refuses %s', async (_, bytes) => {
      await expect(decode(bytes)).rejects.toThrow('não está em UTF-8');
    });
  });

  it('refuses UTF-16, with or without its mark', async () => {
    await expect(decode(Buffer.from('\ufeff<quiz/>', 'utf16le'))).rejects.toThrow('UTF-16');
    await expect(decode(Buffer.from('<quiz/>', 'utf16le'))).rejects.toThrow('UTF-16');
  });

  it('refuses an unknown encoding, and accepts a declared single-byte one', async () => {
    await expect(decode(Buffer.from('<?xml version="1.0" encoding="Shift_JIS"?>'))).rejects.toThrow('shift_jis');
    expect(await decode(Buffer.from("<?xml version='1.0' encoding='windows-1252'?>ç“", 'latin1'))).toContain('ç');
  });
});
