import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '../api/base-api';
import { apiErrorOf } from '../transport/api-error';

/** Dependencies for sending a draft outside the screen where it was made. */
export interface DraftSender {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  /**
   * The token of the draft's student: the cookie may belong to another student by now. Without it, the cookie's is
   * used.
   */
  token?: string;
}

const FINAL: readonly string[] = ['invalid', 'forbidden', 'not-found'];

/** Whether a refusal is final, not a temporary failure. */
export const isFinalRefusal = (error: unknown): boolean => FINAL.includes(apiErrorOf(error).kind);
