import { jest } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { MIN_BYTES_PER_INTERVAL, readBody } from './read-body';

const PIECE_MS = 5_000;

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

/** An arriving body; `outcome` is its text, or the code of its refusal. */
function start(settings: Partial<Parameters<typeof readBody>[1]> = {}) {
  const payload = new PassThrough();
  const received: number[] = [];
  const read = readBody(payload, {
    maxBytes: 10 * MIN_BYTES_PER_INTERVAL,
    pieceMs: PIECE_MS,
    onBytes: (bytes) => void received.push(bytes),
    signal: new AbortController().signal,
    ...settings,
  });
  const outcome = read.then(String, ({ code }: { code: string }) => code);
  /** Sends this many bytes and lets them arrive. */
  const send = async (bytes: number) => {
    payload.write('x'.repeat(bytes));
    await new Promise(setImmediate);
  };
  return { payload, received, outcome, send };
}

describe('a body', () => {
  it('is read completely, and counted as it arrives', async () => {
    const { payload, received, outcome, send } = start();
    await send(3);
    await send(4);
    payload.end();
    expect([await outcome, received]).toEqual(['xxxxxxx', [3, 4]]);
  });

  it('of up to 64 kB has 5 s in total, however slowly it arrives', async () => {
    const { outcome, send } = start();
    for (let second = 0; second < 5; second++) {
      await send(1_000);
      jest.advanceTimersByTime(1_000);
    }
    expect(await outcome).toBe('ERR_HTTP_REQUEST_TIMEOUT');
  });

  it('of more than that has 5 s for each 64 kB', async () => {
    const { payload, outcome, send } = start();
    for (let piece = 0; piece < 4; piece++) {
      jest.advanceTimersByTime(4_999);
      await send(MIN_BYTES_PER_INTERVAL);
    }
    jest.advanceTimersByTime(4_999);
    payload.end('.');
    expect((await outcome).length).toBe(4 * MIN_BYTES_PER_INTERVAL + 1);
  });

  it('that arrived fast and then stops is refused', async () => {
    const { outcome, send } = start();
    await send(3 * MIN_BYTES_PER_INTERVAL + 1);
    jest.advanceTimersByTime(PIECE_MS);
    expect(await outcome).toBe('ERR_HTTP_REQUEST_TIMEOUT');
  });

  it('is held to its limit while it arrives', async () => {
    const { outcome, send } = start({ maxBytes: 10 });
    await send(11);
    expect(await outcome).toBe('FST_ERR_CTP_BODY_TOO_LARGE');
  });

  it('is abandoned when its client leaves, and on a signal', async () => {
    const left = start();
    left.payload.destroy(new Error('reset'));
    const evicted = new AbortController();
    const told = start({ signal: evicted.signal });
    evicted.abort({ code: 'full' });
    expect([await left.outcome, await told.outcome]).toEqual(['ECONNRESET', 'full']);
    told.payload.destroy(new Error('reset'));
  });
});
