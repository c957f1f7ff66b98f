import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { answersApi, applyVerdict } from '../resources/answers';
import type { ApiState } from '../api/base-api';
import { unexpectedError, type ApiError } from '../transport/api-error';
import { createOutbox, type Outbox, type OutboxSetting } from './outbox';

interface Store {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
}

const isApiError = (error: object | undefined): error is ApiError => error !== undefined && 'kind' in error;

/**
 * The page's outbox: sends through the store's transport and writes verdicts, also those of other tabs, into its cache.
 */
export function createStoreOutbox({ dispatch }: Store, setting: Omit<OutboxSetting, 'send'> = {}): Outbox {
  const outbox = createOutbox({
    ...setting,
    async send(answer, token) {
      const { data, error } = await dispatch(answersApi.endpoints.answer.initiate({ answer, token }, { track: false }));
      if (data) return { data };
      return { error: isApiError(error) ? error : unexpectedError() };
    },
  });
  outbox.onEachVerdict((verdict) => {
    if (verdict.status === 'confirmed') dispatch(applyVerdict(verdict.body, verdict.result));
  });
  return outbox;
}
