import { readFrom } from './social-providers';

const answer = (ok: boolean, body: unknown) => ({ ok, status: ok ? 200 : 403, json: async () => body });
const fetched = jest.fn();

beforeEach(() => Object.assign(globalThis, { fetch: fetched.mockReset() }));
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

describe("a response of a provider's API", () => {
  it('is requested with the token in a header, without cookies, within ten seconds', async () => {
    const signal = new AbortController().signal;
    const timeout = jest.fn(() => signal);
    Object.defineProperty(AbortSignal, 'timeout', { configurable: true, value: timeout });
    fetched.mockResolvedValue(answer(true, { name: 'Ana' }));
    expect(await readFrom('https://provider.example/me', 'secret')).toEqual({ name: 'Ana' });
    expect(fetched.mock.calls).toEqual([
      [
        'https://provider.example/me',
        { headers: { authorization: 'Bearer secret' }, credentials: 'omit', referrerPolicy: 'origin', signal },
      ],
    ]);
    expect(timeout.mock.calls).toEqual([[10_000]]);
    Reflect.deleteProperty(AbortSignal, 'timeout');
  });

  it('that refuses is an error', async () => {
    Object.defineProperty(AbortSignal, 'timeout', { configurable: true, value: () => undefined });
    fetched.mockResolvedValue(answer(false, { error: 'expired' }));
    await expect(readFrom('https://provider.example/me', 'secret')).rejects.toThrow('403');
    Reflect.deleteProperty(AbortSignal, 'timeout');
  });
});
