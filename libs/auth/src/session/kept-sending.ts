import { oneTabAtATime } from '@mapa/api-client';
import { listDrafts, sendsItself } from '../browser/drafts';
import type { Dispatch } from './profile-loader';
import { createRetry } from './retry';

export interface KeptSendingSetting {
  dispatch: Dispatch;
  /** The current student, confirmed by the server for the token; null without one. */
  current: () => { studentId: string; token: string } | null;
}

/**
 * Sends the notes, highlights and favourite marks that are pending on this device: on request, on reconnection, and
 * again after a failure. What cannot be sent stays pending, also when the sending code fails to load.
 */
export function createKeptSending({ dispatch, current }: KeptSendingSetting) {
  const retry = createRetry(() => void send());
  let sending: Promise<void> | undefined;

  async function pass(): Promise<void> {
    const mine = current();
    if (!mine) return;
    const isCurrent = () => current()?.token === mine.token;
    const end = await oneTabAtATime(`mapa-guardados:${mine.studentId}`, async () => {
      const { sendKept } = await import('./send-kept');
      return sendKept({ ...mine, dispatch, isCurrent });
    }).catch(() => 'later' as const);
    if (end === 'later' && isCurrent()) retry.later(0);
    else retry.stop();
  }

  function send(): Promise<void> {
    const mine = current();
    if (!mine || !listDrafts(mine.studentId).some(sendsItself)) return Promise.resolve();
    sending ??= pass().finally(() => (sending = undefined));
    return sending;
  }

  return {
    /** Resolves once each was tried. */
    send,
    stop: retry.stop,
    /** Tries again on reconnection. Returns a function that stops. */
    listen(): () => void {
      const handleOnline = () => void send();
      addEventListener('online', handleOnline);
      return () => {
        removeEventListener('online', handleOnline);
        retry.stop();
      };
    },
  };
}
