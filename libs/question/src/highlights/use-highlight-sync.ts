import {
  NO_HIGHLIGHTS,
  type StoredHighlights,
  retryAfterMs,
  studyAidsApi,
  useAppDispatch,
  useDraftSync,
  useWriteHighlightsMutation,
} from '@mapa/api-client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { PanelQuestion } from '../model';
import { failureOf } from '../student-state/say-failure';
import { usePatchQuestion } from '../student-state/use-patch-question';
import { highlightStorage } from './highlight-storage';
import { createHighlightSync, type HighlightPort, type Sent } from './highlight-sync';

/** Pause after the last change before highlights are sent, in milliseconds. */
const PAUSE_MS = 800;

const LATER = new Set(['offline', 'unavailable', 'rate-limited', 'unexpected', 'unauthorized', 'aborted']);

function sentOf(error: unknown): Sent {
  const { kind, fields } = failureOf(error);
  if ('revisao' in fields) return 'stale';
  return LATER.has(kind) ? 'later' : 'refused';
}

/**
 * The calls behind the sync, for one wording; `takeHeldMs` returns once the milliseconds for which the server asked to
 * wait.
 */
function useHighlightPort(id: number, versao: number): { port: HighlightPort; takeHeldMs: () => number } {
  const heldMs = useRef(0);
  const dispatch = useAppDispatch();
  const [write] = useWriteHighlightsMutation();
  const patch = usePatchQuestion(id);
  const port = useMemo<HighlightPort>(
    () => ({
      send: async (highlights, revisao) => {
        const { data, error } = await write({
          id,
          versao,
          revisao,
          destaques: [...highlights.destaques],
          riscadas: [...highlights.riscadas],
        });
        heldMs.current = retryAfterMs(error);
        if (!data) return sentOf(error);
        patch({ marcas: data });
        return data;
      },
      fetch: async () => {
        const asked = studyAidsApi.endpoints.highlights.initiate(
          { id, versao },
          { subscribe: false, forceRefetch: true },
        );
        const { data } = await dispatch(asked);
        return data;
      },
    }),
    [dispatch, id, patch, versao, write],
  );
  const takeHeldMs = useCallback(() => {
    const ms = heldMs.current;
    heldMs.current = 0;
    return ms;
  }, []);
  return { port, takeHeldMs };
}

/**
 * Synchronises a student's highlights in a question between this device and the account. `shown` changes whenever the
 * tab's own highlights do.
 */
export function useHighlightSync(
  { id, versao, alternativas, marcas }: PanelQuestion,
  studentId: string | null,
  shown: string,
): void {
  const { port, takeHeldMs } = useHighlightPort(id, versao);
  const alternatives = alternativas.map((alternative) => alternative.id).join();
  const sync = useMemo(
    () =>
      studentId === null
        ? null
        : createHighlightSync(highlightStorage({ studentId, id, versao }, alternatives.split(',').map(Number)), port),
    [alternatives, id, port, studentId, versao],
  );

  // The account's highlights are unknown until the student's question has loaded.
  const isKnown = sync !== null && marcas !== undefined;
  const revision = marcas?.revisao ?? 0;
  const theirs = useRef<StoredHighlights>(NO_HIGHLIGHTS);
  useEffect(() => {
    theirs.current = marcas ?? NO_HIGHLIGHTS;
  });
  useEffect(() => {
    if (isKnown) sync.meet(theirs.current);
  }, [isKnown, revision, sync]);

  useEffect(() => {
    if (!isKnown) sync?.hold();
  }, [isKnown, shown, sync]);

  useDraftSync({
    scope: `${studentId} ${id} ${versao} ${alternatives}`,
    isReady: isKnown,
    draft: shown,
    pauseMs: PAUSE_MS,
    async push(hold) {
      const end = (await sync?.push()) ?? 'done';
      hold(takeHeldMs());
      return end;
    },
  });
}
