import { readInProcess } from './reader-process';

const request = { paper: Buffer.from('%PDF-1.4'), key: null, booklet: null };
const entry = (name: string) => new URL(`../testing/${name}`, import.meta.url);

describe('a reader in a process of its own', () => {
  it('is ended if it takes too long', async () => {
    const read = readInProcess(entry('slow-reader.mjs'), { memoryMb: 100, timeoutMs: 1000 });
    await expect(read(request)).rejects.toThrow('o arquivo exige tempo demais para a leitura (mais de 1 s)');
  });

  it('ends alone if it needs too much memory', async () => {
    const read = readInProcess(entry('greedy-reader.mjs'), { memoryMb: 40, timeoutMs: 60_000 });
    await expect(read(request)).rejects.toThrow(/^o arquivo precisa de mais memória do que a leitura pode usar$/);
  });

  it('ends alone if buffers beside its heap need too much memory', async () => {
    const read = readInProcess(entry('hoarding-reader.mjs'));
    await expect(read(request)).rejects.toThrow(/^o arquivo precisa de mais memória do que a leitura pode usar$/);
    await expect(read({ ...request, key: { bytes: request.paper, isPdf: true } })).rejects.toThrow(
      'a prova ou o gabarito precisa de mais memória do que a leitura pode usar',
    );
  });

  it('reports its last message if it ends for another reason', async () => {
    const read = readInProcess(entry('failing-reader.mjs'));
    await expect(read(request)).rejects.toThrow(
      /^o arquivo não pôde ser lido: a leitura terminou sem resultado \(código 1\); as últimas palavras dela: “Error: the fonts are not there”$/,
    );
  });

  it.each(['stream', 'streams', 'array', 'arrays'])('is ended if it decodes too much: %s', async (booklet) => {
    const read = readInProcess(entry('decoding-reader.mjs'));
    await expect(read({ ...request, booklet })).rejects.toThrow(
      /^o arquivo se expande além do razoável ao ser descompactado$/,
    );
  });

  it('decodes an amount within its limit', async () => {
    const read = readInProcess(entry('decoding-reader.mjs'));
    expect(await read({ ...request, booklet: 'little' })).toBe(true);
  });
});
