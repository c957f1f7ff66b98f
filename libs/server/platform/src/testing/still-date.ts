import { jest } from '@jest/globals';

/** Timers stay real; only the process's date is replaced. */
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

/** Stops this process's clock at a time in milliseconds since 1970; `jest.useRealTimers` lets it run again. */
export const stopDate = (now: number): void => void jest.useFakeTimers({ now, doNotFake: [...NOT_THE_DATE] });
