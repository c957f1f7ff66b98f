import { collect } from '../testing/collect';
import { decodeText } from './decode-text';

async function* pieces(...buffers: Uint8Array[]) {
  yield* buffers;
}

const decode = async (...buffers: Uint8Array[]) => (await collect(decodeText(pieces(...buffers)))).join('');

describe('decoding a file', () => {
  it('keeps a character that two pieces share', async () => {
    const bytes = Buffer.from('questão');
    expect(await decode(bytes.subarray(0, 6), bytes.subarray(6))).toBe('questão');
  });

  it('drops the byte-order mark of UTF-8', async () => {
    expect(await decode(Buffer.from('\ufeff::a::'))).toBe('::a::');
  });

  it('refuses bytes that are not UTF-8 with the line they stand on', async () => {
    const good = Buffer.from('linha 1\nlinha 2 ç\n'.repeat(100));
    await expect(decode(good, Buffer.from('uma\nquestão\noutra', 'latin1'))).rejects.toMatchObject({ line: 202 });
    await expect(decode(Buffer.from('uma\nduas\nquestão\noutra', 'latin1'))).rejects.toMatchObject({ line: 3 });
  });

  it('counts lines that end in CR, or in CRLF, be it cut in two', async () => {
    await expect(decode(Buffer.from('uma\rduas\r\rquestão\routra', 'latin1'))).rejects.toMatchObject({ line: 4 });
    await expect(
      decode(Buffer.from(`${'um\r\n'.repeat(400)}dois\r`), Buffer.from('\ntrês\r'), Buffer.from('questão', 'latin1')),
    ).rejects.toMatchObject({ line: 403 });
  });

  it('refuses a character that the file ends in the middle of', async () => {
    await expect(decode(Buffer.from('ok\n'), Buffer.from([0xc3]))).rejects.toMatchObject({ line: 2 });
  });

  it('refuses UTF-16, with or without its mark', async () => {
    await expect(decode(Buffer.from('\ufeff<quiz/>', 'utf16le'))).rejects.toThrow('UTF-16');
    await expect(decode(Buffer.from('<quiz/>', 'utf16le'))).rejects.toThrow('UTF-16');
  });

  it('refuses an encoding that it does not know, and believes a single-byte one', async () => {
    await expect(decode(Buffer.from('<?xml version="1.0" encoding="Shift_JIS"?>'))).rejects.toThrow('shift_jis');
    expect(await decode(Buffer.from("<?xml version='1.0' encoding='windows-1252'?>ç“", 'latin1'))).toContain('ç');
  });
});
