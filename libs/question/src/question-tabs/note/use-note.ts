import {
  noteDraftText,
  noteSyncState,
  parseNoteDraft,
  retryAfterMs,
  studyAidsApi,
  useAppDispatch,
  useDeleteNoteMutation,
  useDraftSync,
  useNoteQuery,
  useWriteNoteMutation,
  type ApiError,
  type NoteDraft,
  type StoredNote,
} from '@mapa/api-client';
import { draftKey, readDraft, useDraft, writeDraft, type SessionSlices } from '@mapa/auth';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { failureOf } from '../../student-state/say-failure';
import { usePatchQuestion } from '../../student-state/use-patch-question';

type Note = NonNullable<ReturnType<typeof useNoteQuery>['data']>;

/** How long after the last letter the note goes to the account. */
const PAUSE_MS = 1_000;

const storedOf = ({ texto, revisao }: Note): StoredNote => ({ text: texto ?? '', revision: revisao });

/** A question and the version of it that is on the screen. */
interface QuestionVersion {
  questionId: number;
  version: number;
}

/** One write at a time; undefined when the account has the draft now, else why not. */
function useSendNote({ questionId, version }: QuestionVersion, key: string) {
  const dispatch = useAppDispatch();
  const [write] = useWriteNoteMutation();
  const [remove] = useDeleteNoteMutation();
  const patch = usePatchQuestion(questionId);

  return useCallback(
    async (draft: NoteDraft, stored: StoredNote): Promise<ApiError | undefined> => {
      const over = { id: questionId, revisao: stored.revision };
      const { data, error } = await (draft.text.trim() === ''
        ? remove(over)
        : write({ ...over, texto: draft.text, versao: version }));
      if (!data) return failureOf(error);
      dispatch(studyAidsApi.util.upsertQueryData('note', { id: questionId }, data));
      patch({ anotada: data.texto !== null });
      // What was typed meanwhile goes on from here.
      const now = parseNoteDraft(readDraft(key));
      writeDraft(key, noteDraftText(now && now.text !== draft.text ? { text: now.text, base: data.revisao } : null));
      return undefined;
    },
    [dispatch, key, patch, questionId, remove, version, write],
  );
}

/**
 * The student's note on a question. What is typed is kept on this device at once and goes to the account after a pause;
 * where the account was changed elsewhere, neither text is written over.
 */
export function useNote(question: QuestionVersion, studentId: string) {
  const { questionId } = question;
  const key = draftKey('anotacao', studentId, questionId);
  const {
    data,
    error: unread,
    isFetching,
    refetch,
  } = useNoteQuery({ id: questionId }, { refetchOnMountOrArgChange: true });
  const { text: kept, write: keep, isRecovered, isUnkept } = useDraft('anotacao', questionId);
  const { getState } = useStore<SessionSlices>();
  const [failure, setFailure] = useState<ApiError | undefined>(undefined);
  const [isSending, setSending] = useState(false);
  const sendNote = useSendNote(question, key);
  const draft = parseNoteDraft(kept);
  const stored = data && storedOf(data);
  const standing = noteSyncState(draft, stored);
  const setDraft = (next: NoteDraft | null) => {
    setFailure(undefined);
    keep(noteDraftText(next));
  };

  async function push(hold: (ms: number) => void) {
    // After a change of session this panel is gone; what it would send would go to the new account.
    if (getState().session.known?.id !== studentId) return 'done';
    if (standing !== 'pending' || !draft || !stored) return 'done';
    setSending(true);
    const refused = await sendNote(draft, stored);
    hold(retryAfterMs(refused));
    setSending(false);
    setFailure(refused);
    // Changed or removed elsewhere: what the account holds now decides what becomes of the draft.
    if (refused && ('revisao' in refused.fields || refused.kind === 'not-found')) void refetch();
    return refused ? 'later' : 'done';
  }
  // Closing the tab of notes is a pause, too.
  const flush = useDraftSync({ push, scope: key, isReady: true, draft: `${standing} ${kept}`, pauseMs: PAUSE_MS });

  useEffect(() => {
    if (standing !== 'waiting') return;
    const again = () => void refetch();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [refetch, standing]);
  // A draft that arrived though its confirmation did not would quarrel with what is written elsewhere later.
  const isArrived = !isSending && draft !== null && draft.text === stored?.text;
  useEffect(() => {
    if (isArrived) writeDraft(key, '');
  }, [isArrived, key]);

  return {
    text: draft?.text ?? stored?.text ?? '',
    draft,
    /** Left by a page before, as `isRecovered` of a draft; what only this page holds is `isUnkept`. */
    isRecovered,
    isUnkept,
    stored,
    standing,
    isSending,
    failure: failure ?? (stored ? undefined : unread && failureOf(unread)),
    /** What the account holds was written on an earlier wording. */
    isEarlier: data?.redacao_anterior === true,
    isLoading: !stored && isFetching,
    refetch,
    type: (text: string) => setDraft({ text, base: draft ? draft.base : (stored?.revision ?? null) }),
    settle: setDraft,
    flush,
  };
}
