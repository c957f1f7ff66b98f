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

/**
 * Cache tag of what a sitting withholds, holds back until its end, or counts: to be asked for again when one begins or ends. A
 * list by the own state has it only with its anchor: without, it would be another list (docs/decisions/033).
 */
export const WITH_A_SITTING = { type: 'Sitting', id: 'RETIDO' } as const;

/** The tags of a page of questions of a map or notebook: of the page, and of the copies of questions on it. */
export function pageTags<Type extends 'MapQuestions' | 'NotebookQuestions', Id extends number | string>(
  type: Type,
  { id, estado = 'todas', estado_ate }: { id: Id; estado?: string | undefined; estado_ate?: number | undefined },
  questions: readonly { id: number }[] = [],
) {
  return [
    { type, id } as const,
    ...(estado === 'todas' ? [wholePages(type, id)] : []),
    ...(estado === 'todas' || estado_ate !== undefined ? [WITH_A_SITTING] : []),
    ...questions.map((question) => ({ type: 'StudentQuestion', id: question.id }) as const),
  ];
}

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
