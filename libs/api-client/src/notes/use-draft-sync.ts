import { useEffect, useRef } from 'react';
import { createDraftSync, type DraftSync, type DraftSyncSetting } from './draft-sync';

interface Setting extends Pick<DraftSyncSetting, 'push' | 'pauseMs'> {
  /** What the draft is of and whose; another one begins anew, after a last push of the one before. */
  scope: string;
  /** False while nobody can say what the account holds: nothing is sent. */
  isReady: boolean;
  /** Whatever changes when the draft does. */
  draft: string;
}

/**
 * Sends a draft to the account while a component shows it: after a pause, on reconnection, and when the component
 * unmounts. Returns a function that sends at once.
 */
export function useDraftSync({ push, pauseMs, scope, isReady, draft }: Setting): () => void {
  const sync = useRef<DraftSync>(undefined);
  const latest = useRef(push);
  useEffect(() => {
    latest.current = push;
  });

  useEffect(() => {
    if (!isReady) return;
    // What is pushed last, when this scope is left, is this scope's.
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
