import type { AnswerBody, AnswerResult } from '../model';

interface PortSetting {
  questionId: number;
  mapId: number | undefined;
  /** Of an answer whose verdict is awaited. */
  waitingUuid: string | null;
}

type Submission =
  | { status: 'confirmed'; uuid: string; result: AnswerResult }
  | { status: 'recorded'; uuid: string }
  | { status: 'refused'; uuid: string; message: string }
  | { status: 'not-saved'; message: string };

type Verdict = { uuid: string; body: AnswerBody } & (
  | { status: 'confirmed'; result: AnswerResult }
  | { status: 'refused'; message: string }
);

interface AnswerPort {
  /** An answer to this question that is kept on this device and not yet confirmed. */
  waiting: { uuid: string; body: AnswerBody } | undefined;
  /** On the awaited answer. */
  verdict: Verdict | undefined;
  isOnline: boolean;
  /** Runs with the student's opaque id, after signing in where that is needed. */
  withStudent: (act: (student: string) => void) => void;
  submit: (student: string, body: AnswerBody) => Promise<Submission>;
}

const CLOSED: AnswerPort = {
  waiting: undefined,
  verdict: undefined,
  isOnline: true,
  withStudent: () => undefined,
  submit: async () => ({ status: 'not-saved', message: '' }),
};

/** What answering needs of the session and of the outbox. */
export function useAnswerPort(_setting: PortSetting): AnswerPort {
  return CLOSED;
}
