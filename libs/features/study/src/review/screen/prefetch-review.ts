import { studyAidsApi, type AppStore } from '@mapa/api-client';
import { SESSION_SIZE } from '../today/session-state';
import { TodayReview } from './late-lists';

/** Arguments of the query of what is due: of everything answered, or of one subject. */
export const dueOf = (subject: number | undefined) => ({
  per_page: SESSION_SIZE,
  ...(subject !== undefined && { assunto_id: subject }),
});

/** Requests what the review of everything shows first, and in a browser the code for it. */
export function prefetchReview({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> {
  if (typeof document !== 'undefined') TodayReview.preload();
  const { review, overconfident } = studyAidsApi.endpoints;
  return Promise.all([
    dispatch(review.initiate(dueOf(undefined), { subscribe: false })),
    dispatch(overconfident.initiate({ page: 1 }, { subscribe: false })),
  ]);
}
