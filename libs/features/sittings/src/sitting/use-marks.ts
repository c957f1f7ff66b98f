import {
  joinMark,
  markText,
  parseMark,
  retryAfterMs,
  useAppDispatch,
  useDraftSync,
  type KeptMark,
  type MarkChange,
} from '@mapa/api-client';
import {
  draftKey,
  listDrafts,
  markAbout,
  readDraft,
  sayFailure,
  sendKeptMarks,
  watchDrafts,
  writeDraft,
  type SessionSlices,
} from '@mapa/auth';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Sitting } from '../model';
import { serverNow } from './clock';

/** Milliseconds between the last mark and sending. */
const PAUSE_MS = 1_000;

/** Separates the marks in the text that represents all of them. */
const SEPARATOR = '\n';

/** All unsent marks of a sitting on this device, as one text that changes with any of them. */
function readKept(studentId: string, sittingId: string): string {
  return listDrafts(studentId)
    .flatMap(({ kind, about, text }) =>
      kind === 'simulado' && about.startsWith(`${sittingId}:`) ? [`${about.slice(sittingId.length + 1)} ${text}`] : [],
    )
    .sort()
    .join(SEPARATOR);
}

const marksIn = (text: string): ReadonlyMap<number, KeptMark> =>
  new Map(
    text.split(SEPARATOR).flatMap((line): [number, KeptMark][] => {
      const mark = parseMark(line.slice(line.indexOf(' ') + 1));
      return mark ? [[Number(line.slice(0, line.indexOf(' '))), mark]] : [];
    }),
  );

/** Whether the server's view includes a mark. */
function isShownBy({ marcas }: Sitting, questionId: number, kept: KeptMark): boolean {
  const mark = marcas.find(({ questao_id }) => questao_id === questionId);
  return (
    (kept.alternativa_id === undefined || kept.alternativa_id === (mark?.alternativa_id ?? null)) &&
    (kept.para_rever === undefined || kept.para_rever === (mark?.para_rever ?? false))
  );
}

/**
 * Tolerance of this page's estimate of the server's time, in milliseconds: a view stored on the device is less exact,
 * and the store publishes a view a moment after receiving it.
 */
const LEEWAY_MS = 5_000;
/** Delay before a view that lacks a sent mark is reloaded, in milliseconds. */
const AGAIN_MS = 500;

/** A sent mark with the server's time from which a view must include it. */
interface SentMark {
  mark: KeptMark;
  untilMs: number;
}

/**
 * Marks that this tab or another has sent. They are shown until a view arrives that the server created afterwards: a
 * view requested earlier may arrive later, and another tab's sending changes no view of this tab.
 */
function useSentMarks(
  view: Sitting,
  waiting: ReadonlyMap<number, KeptMark>,
  refetch: () => void,
): ReadonlyMap<number, KeptMark> {
  const [before, setBefore] = useState(waiting);
  const [sent, setSent] = useState<ReadonlyMap<number, SentMark>>(new Map());
  if (before !== waiting) {
    const untilMs = serverNow(view) + LEEWAY_MS;
    const gone = [...before].filter(([id]) => !waiting.has(id));
    setBefore(waiting);
    if (gone.length > 0) setSent(new Map([...sent, ...gone.map(([id, mark]) => [id, { mark, untilMs }] as const)]));
  }
  const toldMs = Date.parse(view.agora);
  const marks = useMemo(
    () => new Map([...sent].flatMap(([id, { mark, untilMs }]) => (untilMs >= toldMs ? [[id, mark] as const] : []))),
    [sent, toldMs],
  );
  const isBehind = [...marks].some(([id, mark]) => !isShownBy(view, id, mark));
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(refetch, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isBehind, refetch, view]);
  return marks;
}

/** Marks of one sitting: stored on this device at once, sent soon after, shown in every tab. */
export function useMarks(view: Sitting, studentId: string, refetch: () => void) {
  const dispatch = useAppDispatch();
  const { getState } = useStore<SessionSlices>();
  const { id } = view;
  const [problem, setProblem] = useState<string | null>(null);
  const read = useCallback(() => readKept(studentId, id), [id, studentId]);
  const text = useSyncExternalStore(watchDrafts, read);
  const waiting = useMemo(() => marksIn(text), [text]);
  const sent = useSentMarks(view, waiting, refetch);

  /**
   * After a change of session this screen is gone: its marks would be sent to the new account, or stay stored for a
   * deleted one.
   */
  const isCurrent = useCallback(() => getState().session.known?.id === studentId, [getState, studentId]);

  /** Sends the unsent marks now. Null: there were none. */
  const flush = useCallback(async () => {
    if (!isCurrent()) return null;
    const end = await sendKeptMarks({ dispatch, studentId }, id);
    setProblem(end?.kind === 'later' ? end.error.message : null);
    if (end?.kind === 'refused') sayFailure(end.error);
    return end;
  }, [dispatch, id, isCurrent, studentId]);

  useDraftSync({
    scope: `${studentId} ${id}`,
    isReady: true,
    draft: text,
    pauseMs: PAUSE_MS,
    async push(hold) {
      const end = await flush();
      if (end?.kind !== 'later') return 'done';
      hold(retryAfterMs(end.error));
      return 'later';
    },
  });

  const change = useCallback(
    (questionId: number, change: MarkChange) => {
      if (!isCurrent()) return;
      const key = draftKey('simulado', studentId, markAbout(id, questionId));
      writeDraft(key, markText(joinMark(parseMark(readDraft(key)), change)));
    },
    [id, isCurrent, studentId],
  );

  return {
    waiting,
    sent,
    change,
    flush,
    /** Why the last attempt failed, which is repeated; null after a success. */
    problem,
  };
}
