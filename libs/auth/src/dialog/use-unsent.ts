import { usePendingCount } from '@mapa/api-client';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { listDrafts, watchDrafts, type Draft } from '../browser/drafts';
import type { SessionSlices } from '../session/session-slice';

/** An unsent text without its content, so that it changes only with the first and the last letter. */
export type UnsentText = Pick<Draft, 'kind' | 'about'>;

const NONE = '[]';
const snapshotOf = (id: string | null): string =>
  id === null ? NONE : JSON.stringify(listDrafts(id).map(({ kind, about }): UnsentText => ({ kind, about })));

/** The student's unsent data on this device, updated as it changes. */
export function useUnsent(): { answers: number; drafts: readonly UnsentText[] } {
  const id = useSelector(({ session }: SessionSlices) => session.known?.id ?? null);
  const answers = usePendingCount();
  const drafts = useSyncExternalStore(
    watchDrafts,
    () => snapshotOf(id),
    () => NONE,
  );
  return { answers, drafts: JSON.parse(drafts) as UnsentText[] };
}
