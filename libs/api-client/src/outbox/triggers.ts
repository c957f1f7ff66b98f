import type { Outbox } from './outbox';

/**
 * Drains the outbox again when the network returns and when the tab becomes visible. Returns a function that stops it.
 */
export function startTriggers(outbox: Outbox, page: Window = window): () => void {
  const goOnline = () => outbox.setOnline(true);
  const goOffline = () => outbox.setOnline(false);
  const wakeWhenVisible = () => {
    if (page.document.visibilityState === 'visible') outbox.wake();
  };
  page.addEventListener('online', goOnline);
  page.addEventListener('offline', goOffline);
  page.addEventListener('pageshow', wakeWhenVisible);
  page.document.addEventListener('visibilitychange', wakeWhenVisible);
  return () => {
    page.removeEventListener('online', goOnline);
    page.removeEventListener('offline', goOffline);
    page.removeEventListener('pageshow', wakeWhenVisible);
    page.document.removeEventListener('visibilitychange', wakeWhenVisible);
  };
}
