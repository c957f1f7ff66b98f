import { useEffect, useRef } from 'react';
import { createDraftSync, type DraftSync, type DraftSyncSetting } from './draft-sync';

interface Setting extends Pick<DraftSyncSetting, 'push' | 'pauseMs'> {
  /**
   * Identifies the draft and its student. A change of scope starts a new synchronisation, after a last push of the old
   * one.
   */
  scope: string;
  /** False while the account's state is unknown: nothing is sent. */
  isReady: boolean;
  /** A value that changes when the draft changes. */
  draft: string;
}

/**
 * Sends a draft to the account while a component shows it: after a pause, on reconnection, and on unmounting. Returns a
 * function that sends at once.
 */
export function useDraftSync({ push, pauseMs, scope, isReady, draft }: Setting): () => void {
  const sync = useRef<DraftSync>(undefined);
  const latest = useRef(push);
  useEffect(() => {
    latest.current = push;
  });

  useEffect(() => {
    if (!isReady) return;
    // The last push on leaving a scope must be that scope's own.
    const current = createDraftSync({ push: (hold) => latest.current(hold), pauseMs });
    sync.current = current;
    addEventListener('online', current.flush);
    return () => {
      removeEventListener('online', current.flush);
      sync.current = undefined;
      void current.stop();
    };
  }, [isReady, pauseMs, scope]);

  useEffect(() => {
    if (isReady) sync.current?.changed();
  }, [draft, isReady, scope]);

  return () => sync.current?.flush();
}
