/** One return fires several events, and a student may switch back and forth. */
const PAUSE_MS = 10_000;

/**
 * Calls back when the student returns to the page from another window, tab or device, at most once in ten seconds.
 * @returns a function that stops
 */
export function onReturn(callback: () => void): () => void {
  // Not the device's clock, which may jump.
  let lastMs = performance.now();
  const handleReturn = () => {
    if (document.visibilityState !== 'visible' || performance.now() - lastMs < PAUSE_MS) return;
    lastMs = performance.now();
    callback();
  };
  addEventListener('focus', handleReturn);
  document.addEventListener('visibilitychange', handleReturn);
  return () => {
    removeEventListener('focus', handleReturn);
    document.removeEventListener('visibilitychange', handleReturn);
  };
}

/** Calls back on reconnection. Returns a function that stops. */
export function onConnection(callback: () => void): () => void {
  addEventListener('online', callback);
  return () => removeEventListener('online', callback);
}
