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

/** Pause after the last keystroke before the note is sent, in milliseconds. */
const PAUSE_MS = 1_000;

const storedOf = ({ texto, revisao }: Note): StoredNote => ({ text: texto ?? '', revision: revisao });

/** A question with its displayed version. */
interface QuestionVersion {
  questionId: number;
  version: number;
}

/** Sends one write at a time; undefined if the account has the draft now, otherwise the reason. */
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
      // Text typed meanwhile is based on this revision from now on.
      const now = parseNoteDraft(readDraft(key));
      writeDraft(key, noteDraftText(now && now.text !== draft.text ? { text: now.text, base: data.revisao } : null));
      return undefined;
    },
    [dispatch, key, patch, questionId, remove, version, write],
  );
}

/**
 * The student's note on a question. Input is stored on this device at once and sent after a pause; if the account's
 * note was changed elsewhere, neither text is overwritten.
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
    // After a change of session this panel is gone, and would send to the new account.
    if (getState().session.known?.id !== studentId) return 'done';
    if (standing !== 'pending' || !draft || !stored) return 'done';
    setSending(true);
    const refused = await sendNote(draft, stored);
    hold(retryAfterMs(refused));
    setSending(false);
    setFailure(refused);
    // Changed or removed elsewhere: the account's current note decides what happens to the draft.
    if (refused && ('revisao' in refused.fields || refused.kind === 'not-found')) void refetch();
    return refused ? 'later' : 'done';
  }
  // Closing the note's tab sends at once.
  const flush = useDraftSync({ push, scope: key, isReady: true, draft: `${standing} ${kept}`, pauseMs: PAUSE_MS });

  useEffect(() => {
    if (standing !== 'waiting') return;
    const again = () => void refetch();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [refetch, standing]);
  // A draft that arrived without its confirmation would later conflict with changes made elsewhere.
  const isArrived = !isSending && draft !== null && draft.text === stored?.text;
  useEffect(() => {
    if (isArrived) writeDraft(key, '');
  }, [isArrived, key]);

  return {
    text: draft?.text ?? stored?.text ?? '',
    draft,
    /** `isRecovered`: a draft left by an earlier page; `isUnkept`: a draft that only this page has. */
    isRecovered,
    isUnkept,
    stored,
    standing,
    isSending,
    failure: failure ?? (stored ? undefined : unread && failureOf(unread)),
    /** Whether the account's note was written on an earlier wording. */
    isEarlier: data?.redacao_anterior === true,
    isLoading: !stored && isFetching,
    refetch,
    type: (text: string) => setDraft({ text, base: draft ? draft.base : (stored?.revision ?? null) }),
    settle: setDraft,
    flush,
  };
}
