import { oneTabAtATime } from '@mapa/api-client';
import { listDrafts, sendsItself } from '../browser/drafts';
import type { Dispatch } from './profile-loader';
import { createRetry } from './retry';

export interface KeptSendingSetting {
  dispatch: Dispatch;
  /** The current student, named by the server for the token; null without one. */
  current: () => { studentId: string; token: string } | null;
}

/**
 * Brings notes, highlights and favourite marks that wait on this device to the account: when it is asked to, when the connection
 * is back, and again after a failure. What cannot be sent, or not even the code be had for it, goes on waiting.
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
    /** Tries at once when the connection is back. Returns the way to stop. */
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
