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
  'Plan',
  'Person',
  'Audit',
  'DeskPaper',
  'Edital',
  'BankQuestion',
  'Subject',
  'Institution',
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

/** A page of questions that was refused, or some of whose questions the plan keeps back: there is nothing on it to lose. */
const isLocked = (questions: readonly { bloqueada?: boolean }[] | undefined): boolean =>
  questions === undefined || questions.some(({ bloqueada }) => bloqueada);

/** The tags of a page of questions of a map or notebook: of the page, and of the copies of questions on it. */
export function pageTags<Type extends 'MapQuestions' | 'NotebookQuestions', Id extends number | string>(
  type: Type,
  { id, estado = 'todas', estado_ate }: { id: Id; estado?: string | undefined; estado_ate?: number | undefined },
  questions: readonly { id: number; bloqueada?: boolean }[] | undefined,
) {
  const isSameAgain = estado === 'todas' || estado_ate !== undefined;
  return [
    { type, id } as const,
    ...(estado === 'todas' ? [wholePages(type, id)] : []),
    ...(isSameAgain ? [WITH_A_SITTING] : []),
    ...(isSameAgain || isLocked(questions) ? (['Plan'] as const) : []),
    ...(questions ?? []).map((question) => ({ type: 'StudentQuestion', id: question.id }) as const),
  ];
}

/** What depends on the student's plan: to be asked for again when it changes. */
export const AFTER_PLAN = ['Plan', 'Profile', 'PlanUse', 'Payment', 'Comment'] as const;

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
