/** Timers that would outlive their spec file and keep its whole context in the worker's memory until they fire. */

/** Shorter ones fire soon enough by themselves. */
const LONG_MS = 60_000;

/**
 * Replaces `setTimeout` of a context by one that remembers timers of a minute or more.
 * @param context the global object of a spec file.
 * @returns clears those that have not fired.
 */
function trackLongTimers(context) {
  const { setTimeout } = context;
  const timers = new Set();
  const tracked = (callback, delay, ...values) => {
    const timer = setTimeout(callback, delay, ...values);
    if (delay >= LONG_MS) timers.add(timer);
    return timer;
  };
  // With what `promisify` reads of it.
  context.setTimeout = Object.defineProperties(tracked, Object.getOwnPropertyDescriptors(setTimeout));
  return () => timers.forEach((timer) => clearTimeout(timer));
}

module.exports = { trackLongTimers };
