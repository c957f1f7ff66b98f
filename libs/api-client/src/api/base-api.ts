import { createApi } from '@reduxjs/toolkit/query/react';
import { callBaseQuery } from '../transport/base-query';

/** Only what some mutation makes stale carries a tag. */
const TAGS = [
  'StudentMap',
  'MapQuestions',
  'StudentQuestion',
  'OwnState',
  'Profile',
  'PlanUse',
  'Favorite',
  'Comment',
  'CommentRequest',
  'Report',
  'Notebook',
  'NotebookQuestions',
  'Hidden',
  'Review',
  'Payment',
  'Statistics',
  'Performance',
  'Sitting',
  'StudyPlan',
] as const;
export type Tag = (typeof TAGS)[number];

/** The tag of those pages of a map's or notebook's questions that no state of answers filters. */
export const wholePages = (type: 'MapQuestions' | 'NotebookQuestions', id: number | string) =>
  ({ type, id: `todas:${id}` }) as const;

/**
 * Cache tag of every notebook that has open questions; invalidated when answers given elsewhere may have closed some of
 * them.
 */
export const OPEN_NOTEBOOKS = { type: 'Notebook', id: 'ABERTOS' } as const;

/** The one empty API; each resource injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callBaseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});

/** The state of a store that holds the API's answers. */
export interface ApiState {
  api: ReturnType<typeof baseApi.reducer>;
}
