import {
  useOutbox,
  useOutboxActions,
  useVerdict,
  type OutboxEntry,
  type Submission,
  type Verdict,
} from '@mapa/api-client';
import { useRequireLogin, useStudentId } from '@mapa/auth';
import type { AnswerBody } from '../model';

interface PortSetting {
  questionId: number;
  mapId: number | undefined;
  notebookId: string | undefined;
  /** Uuid of the answer whose verdict is awaited. */
  waitingUuid: string | null;
}

interface AnswerPort {
  /** An unconfirmed answer to this question on this device. */
  waiting: OutboxEntry | undefined;
  /** The verdict on the awaited answer. */
  verdict: Verdict | undefined;
  isOnline: boolean;
  /** Runs with the student's opaque id, after signing in if needed; null while the student is unknown. */
  withStudent: (act: (studentId: string | null) => void) => void;
  submit: (studentId: string, body: AnswerBody) => Promise<Submission>;
}

type Actions = Pick<ReturnType<typeof useOutboxActions>, 'submitAnswer'>;

const nothingIsSent: Actions = {
  submitAnswer: () => Promise.reject(new Error('A server render sends no answers.')),
};
/** A server render also renders the panel, and has no outbox. */
const useActions: () => Actions = typeof window === 'undefined' ? () => nothingIsSent : useOutboxActions;

/** The parts of session and outbox that answering uses. */
export function useAnswerPort({ questionId, mapId, notebookId, waitingUuid }: PortSetting): AnswerPort {
  const studentId = useStudentId();
  const requireLogin = useRequireLogin();
  const { submitAnswer } = useActions();
  const { pending, online } = useOutbox();
  return {
    waiting: pending.findLast(
      ({ body }) =>
        body.questao_id === questionId &&
        (body.mapa_id ?? undefined) === mapId &&
        (body.caderno_id ?? undefined) === notebookId,
    ),
    verdict: useVerdict(waitingUuid ?? undefined),
    isOnline: online,
    withStudent: (act) => requireLogin((user) => act(user?.id ?? studentId)),
    submit: submitAnswer,
  };
}
