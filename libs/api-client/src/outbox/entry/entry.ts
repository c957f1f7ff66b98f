import type { AnswerBody, AnswerResult } from '../../resources/answers';

/** A student's answer that the server has not confirmed, or has refused. */
export interface OutboxEntry {
  uuid: string;
  /** The student's opaque id; no other data of the student is stored here. */
  student: string;
  body: AnswerBody & { uuid: string; respondida_em: string };
  /** Its sequence number on this device, which increases independently of the clock; stored entries have one. */
  sequence?: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  state: 'pending' | 'refused';
  attempts: number;
  /** The server's last error message about it. */
  lastError: string | null;
}

/** The final result of an answer. */
export type Verdict = { uuid: string; student: string; body: AnswerBody } & (
  { status: 'confirmed'; result: AnswerResult } | { status: 'refused'; message: string }
);

/** The result that the screen shows right after answering. */
export type Submission =
  | { status: 'confirmed'; uuid: string; result: AnswerResult }
  /** Stored on this device; the verdict follows by `onVerdict(uuid)`. */
  | { status: 'recorded'; uuid: string }
  | { status: 'refused'; uuid: string; message: string }
  /** Neither stored nor sent: the student must be told. */
  | { status: 'not-saved'; message: string };
