import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { sampleUuid } from '../testing';
import type { Verdict } from './entry/entry';
import { NOTHING_PENDING } from './nothing-pending';
import type { Outbox, OutboxSnapshot } from './outbox';
import {
  OutboxProvider,
  useEachVerdict,
  useOutbox,
  useOutboxActions,
  usePendingCount,
  useVerdict,
} from './outbox-context';

const verdictOf = (uuid: string): Verdict => ({
  status: 'refused',
  uuid,
  student: 'ana',
  body: { questao_id: 5, alternativa_id: 52 },
  message: 'Não.',
});
const [FIRST, SECOND] = [sampleUuid(1), sampleUuid(2)];
const onePending = { ...NOTHING_PENDING, pending: [{}] } as unknown as OutboxSnapshot;

/** An outbox whose state and verdicts the test sets. */
function createSource() {
  let snapshot: OutboxSnapshot = NOTHING_PENDING;
  const watchers = new Set<() => void>();
  const listeners = new Set<(verdict: Verdict) => void>();
  const follow = (listener: (verdict: Verdict) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const source: Partial<Outbox> = {
    snapshot: () => snapshot,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    onEachVerdict: follow,
    onVerdict: (uuid, listener) =>
      follow((verdict) => {
        if (verdict.uuid === uuid) listener(verdict);
      }),
  };
  const tell = (uuid: string) => act(() => listeners.forEach((listener) => listener(verdictOf(uuid))));
  const change = (next: OutboxSnapshot) =>
    act(() => {
      snapshot = next;
      watchers.forEach((watcher) => watcher());
    });
  return { outbox: source as Outbox, tell, change, listeners };
}

const over = (outbox: Outbox | null) => ({
  wrapper: ({ children }: { children: ReactNode }) => <OutboxProvider outbox={outbox}>{children}</OutboxProvider>,
});

describe('a screen without an outbox', () => {
  it('has nothing pending and no verdict, and cannot answer', async () => {
    const listener = jest.fn();
    const { result } = renderHook(() => {
      useEachVerdict(listener);
      return { state: useOutbox(), count: usePendingCount(), verdict: useVerdict(FIRST), actions: useOutboxActions() };
    }, over(null));
    expect(result.current).toMatchObject({ state: NOTHING_PENDING, count: 0, verdict: undefined });
    await expect(result.current.actions.discard(FIRST)).rejects.toThrow('OutboxProvider');
  });
});

describe('the pending answers', () => {
  it('update the screen, as a whole and as a number', () => {
    const { outbox, change } = createSource();
    const { result } = renderHook(() => [useOutbox(), usePendingCount()], over(outbox));
    expect(result.current).toEqual([NOTHING_PENDING, 0]);
    change(onePending);
    expect(result.current).toEqual([onePending, 1]);
  });

  it('are empty in a server render, even if answers wait on the device', () => {
    const { outbox, change } = createSource();
    change(onePending);
    function Counts() {
      return `${useOutbox().pending.length} ${usePendingCount()}`;
    }
    expect(
      renderToString(
        <OutboxProvider outbox={outbox}>
          <Counts />
        </OutboxProvider>,
      ),
    ).toBe('0 0');
  });
});

describe('a verdict', () => {
  it('reaches the latest listener, through the current outbox, until the screen unmounts', () => {
    const [before, after] = [createSource(), createSource()];
    let { outbox } = before;
    const [first, second] = [jest.fn(), jest.fn()];
    const { rerender, unmount } = renderHook(({ listener }) => useEachVerdict(listener), {
      initialProps: { listener: first },
      wrapper: ({ children }) => <OutboxProvider outbox={outbox}>{children}</OutboxProvider>,
    });
    before.tell(FIRST);
    rerender({ listener: second });
    before.tell(SECOND);
    ({ outbox } = after);
    rerender({ listener: second });
    expect([before.listeners.size, after.listeners.size]).toEqual([0, 1]);
    after.tell(FIRST);
    expect([first, second].map(({ mock }) => mock.calls.map(([{ uuid }]) => uuid))).toEqual([[FIRST], [SECOND, FIRST]]);
    unmount();
    expect(after.listeners.size).toBe(0);
  });

  it('is returned only for the given answer', () => {
    const { outbox, tell, listeners } = createSource();
    const { result, rerender } = renderHook(({ uuid }: { uuid: string | undefined }) => useVerdict(uuid), {
      ...over(outbox),
      initialProps: { uuid: undefined as string | undefined },
    });
    expect([result.current, listeners.size]).toEqual([undefined, 0]);
    rerender({ uuid: FIRST });
    tell(FIRST);
    expect(result.current).toEqual(verdictOf(FIRST));
    rerender({ uuid: SECOND });
    expect(result.current).toBeUndefined();
    tell(SECOND);
    expect(result.current).toEqual(verdictOf(SECOND));
  });
});
