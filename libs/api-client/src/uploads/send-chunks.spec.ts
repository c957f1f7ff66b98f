import { CHUNK_BYTES } from '@mapa/domain';
import { sendChunks } from './send-chunks';

const bytesOf = (base64: string): number => atob(base64).length;
const fileOf = (size: number) => new File(['x'.repeat(size)], 'prova.pdf');

function server(has: readonly number[], refuses?: number) {
  const sent: [position: number, bytes: number][] = [];
  const send = async (position: number, base64: string) => {
    if (position === refuses) return 'Sem conexão.';
    sent.push([position, bytesOf(base64)]);
    return null;
  };
  return { sent, setting: { hasArrived: (position: number) => has.includes(position), send, unreadable: 'Ilegível.' } };
}

describe('a file in chunks', () => {
  it('is sent without those that the server has, the last one as long as the rest', async () => {
    const { sent, setting } = server([1]);
    expect(await sendChunks({ file: fileOf(2 * CHUNK_BYTES + 5), ...setting })).toBeNull();
    expect(sent).toEqual([
      [0, CHUNK_BYTES],
      [2, 5],
    ]);
  });

  it('stops at the first that is not taken, and says why', async () => {
    const { sent, setting } = server([], 1);
    expect(await sendChunks({ file: fileOf(3 * CHUNK_BYTES), ...setting })).toBe('Sem conexão.');
    expect(sent).toEqual([[0, CHUNK_BYTES]]);
  });

  it('stops where the file cannot be read', async () => {
    const { sent, setting } = server([]);
    const file = fileOf(5);
    jest.spyOn(file, 'slice').mockReturnValue({ size: 5 } as Blob);
    expect(await sendChunks({ file, ...setting })).toBe('Ilegível.');
    expect(sent).toEqual([]);
  });
});
