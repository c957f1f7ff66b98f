import { act, renderHook } from '@testing-library/react';
import { useResumedUpload } from './use-resumed-upload';

/** An upload whose runs end when the test says so. */
function show(isReady = true) {
  const ends: ((failure: string | null) => void)[] = [];
  const upload = () => new Promise<string | null>((resolve) => void ends.push(resolve));
  const { result, rerender } = renderHook(({ ready }) => useResumedUpload(upload, ready), {
    initialProps: { ready: isReady },
  });
  return {
    ends,
    shown: () => ({ isSending: result.current.isSending, problem: result.current.problem }),
    end: (failure: string | null) => act(async () => ends.at(-1)?.(failure)),
    resume: () => act(() => result.current.resume()),
    beReady: () => rerender({ ready: true }),
  };
}

const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')));

describe('an upload', () => {
  it('runs at once, and shows why it stopped', async () => {
    const { ends, shown, end } = show();
    expect([ends.length, shown()]).toEqual([1, { isSending: true, problem: null }]);
    await end('Sem conexão.');
    expect([ends.length, shown()]).toEqual([1, { isSending: false, problem: 'Sem conexão.' }]);
  });

  it.each([
    ['when the connection is back', () => comeOnline()],
    ['on request', ({ resume }: ReturnType<typeof show>) => resume()],
  ])('runs again %s, once at a time', async (_when, again) => {
    const upload = show();
    again(upload);
    expect(upload.ends).toHaveLength(1);
    await upload.end('Sem conexão.');
    again(upload);
    expect([upload.ends.length, upload.shown()]).toEqual([2, { isSending: true, problem: null }]);
    await upload.end(null);
    expect(upload.shown()).toEqual({ isSending: false, problem: null });
  });

  it('waits until it is ready, whether or not the connection is back', () => {
    const { ends, beReady } = show(false);
    comeOnline();
    expect(ends).toHaveLength(0);
    beReady();
    expect(ends).toHaveLength(1);
  });
});
