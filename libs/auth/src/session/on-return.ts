/** One return tells itself by several events, and a student may go to and fro. */
const PAUSE_MS = 10_000;

/**
 * Calls back when the student comes back to the page, from another window, tab or device, once in ten seconds at most.
 * @returns the way to stop
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

/** Calls back when there is a connection again. Returns the way to stop. */
export function onConnection(callback: () => void): () => void {
  addEventListener('online', callback);
  return () => removeEventListener('online', callback);
}
