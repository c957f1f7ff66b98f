import type { AnswerBody, AnswerResult } from '../resources/answers';

/** A student's answer that the server has not confirmed yet, or has refused. */
export interface OutboxEntry {
  uuid: string;
  /** The student's opaque id: nothing else of a student is kept here. */
  student: string;
  body: AnswerBody & { uuid: string; respondida_em: string };
  /** Its place in this device's count, which rises whatever the clock does; what is on the disk has one. */
  sequence?: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  state: 'pending' | 'refused';
  attempts: number;
  /** The server's last sentence about it. */
  lastError: string | null;
}

/** How an answer ended. */
export type Verdict = { uuid: string; student: string; body: AnswerBody } & (
  { status: 'confirmed'; result: AnswerResult } | { status: 'refused'; message: string }
);

/** Result that the screen shows right after answering. */
export type Submission =
  | { status: 'confirmed'; uuid: string; result: AnswerResult }
  /** Safe on this device; the verdict follows by `onVerdict(uuid)`. */
  | { status: 'recorded'; uuid: string }
  | { status: 'refused'; uuid: string; message: string }
  /** Nothing was kept nor sent: the student must know. */
  | { status: 'not-saved'; message: string };
