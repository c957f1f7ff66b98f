import { jest } from '@jest/globals';

/** Everything goes on by itself but the time that a process tells. */
const NOT_THE_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Stops the clock of this process, at a time in milliseconds since 1970; `jest.useRealTimers` lets it run again. */
export const stopDate = (now: number): void => void jest.useFakeTimers({ now, doNotFake: [...NOT_THE_DATE] });
