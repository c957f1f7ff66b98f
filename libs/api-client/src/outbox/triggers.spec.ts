import type { Outbox } from './outbox';
import { startTriggers } from './triggers';

let visibility: DocumentVisibilityState;
const setOnline = jest.fn();
const wake = jest.fn();
let stop: () => void;

beforeEach(() => {
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  stop = startTriggers({ setOnline, wake } as Partial<Outbox> as Outbox);
});
afterEach(() => {
  stop();
  setOnline.mockReset();
  wake.mockReset();
  Reflect.deleteProperty(document, 'visibilityState');
});

const happen = (target: EventTarget, type: string) => void target.dispatchEvent(new Event(type));
const calls = () => [setOnline.mock.calls, wake.mock.calls.length];

describe('the outbox', () => {
  it('follows the state of the network', () => {
    happen(window, 'online');
    expect(calls()).toEqual([[[true]], 0]);
    happen(window, 'offline');
    expect(calls()).toEqual([[[true], [false]], 0]);
  });

  it.each([
    ['the student comes back to the tab', 'visibilitychange', () => document],
    ['the page returns from the browser’s history', 'pageshow', () => window],
  ])('tries again when %s, in a visible tab', (_when, type, target) => {
    happen(target(), type);
    expect(calls()).toEqual([[], 1]);
    visibility = 'hidden';
    happen(target(), type);
    expect(calls()).toEqual([[], 1]);
  });

  it('ignores both once stopped', () => {
    stop();
    for (const type of ['online', 'offline', 'pageshow']) happen(window, type);
    happen(document, 'visibilitychange');
    expect(calls()).toEqual([[], 0]);
  });
});
