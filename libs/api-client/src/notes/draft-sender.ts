import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '../api/base-api';
import { apiErrorOf } from '../transport/api-error';

/** How drafts are sent away from the place where they were made. */
export interface DraftSender {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  /** Of the student whose draft it is: the cookie may name somebody else by now. Without one the cookie's is meant. */
  token?: string;
}

const FINAL: readonly string[] = ['invalid', 'forbidden', 'not-found'];

/** Whether a refusal is final, and not a temporary failure. */
export const isFinalRefusal = (error: unknown): boolean => FINAL.includes(apiErrorOf(error).kind);
