import { createApi } from '@reduxjs/toolkit/query/react';
import { callBaseQuery } from '../transport/base-query';

/** Only data that some mutation invalidates has a tag. */
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
  'KeyChange',
  'Plan',
  'Person',
  'Audit',
  'DeskPaper',
  'Edital',
  'BankQuestion',
  'Subject',
  'Institution',
  'DeskNotice',
  'DeskMap',
  'Proposal',
  'DeskTask',
] as const;
export type Tag = (typeof TAGS)[number];

/** For how many seconds data counts as prefetched for the screen that is being opened. */
export const PREFETCHED_S = 3;

/**
 * Options of a query whose screen asks again each time it is opened: younger data is what a link, or the start of the
 * application, has prefetched for it.
 */
export const UNLESS_PREFETCHED = { refetchOnMountOrArgChange: PREFETCHED_S } as const;

/** The tag of a map's or notebook's question pages without a filter by state. */
export const wholePages = (type: 'MapQuestions' | 'NotebookQuestions', id: number | string) =>
  ({ type, id: `todas:${id}` }) as const;

/**
 * Cache tag of every notebook with open questions; invalidated when answers given elsewhere may have closed some of
 * them.
 */
export const OPEN_NOTEBOOKS = { type: 'Notebook', id: 'ABERTOS' } as const;

/**
 * Cache tag of data that a sitting withholds, holds back until its end, or counts: reloaded when one begins or ends. A
 * list by the own state has it only with its anchor, because a reload without the anchor would be another list
 * (docs/decisions/033).
 */
export const WITH_A_SITTING = { type: 'Sitting', id: 'RETIDO' } as const;

/** Whether a page was refused, or contains questions that the plan withholds: reloading it loses nothing. */
const isLocked = (questions: readonly { bloqueada?: boolean }[] | undefined): boolean =>
  questions === undefined || questions.some(({ bloqueada }) => bloqueada);

/** The tags of a page of a map's or notebook's questions: one of the page, and those of its copies of questions. */
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

/** Tags of data that depends on the student's plan; invalidated when the plan changes. */
export const AFTER_PLAN = ['Plan', 'Profile', 'PlanUse', 'Payment', 'Comment'] as const;

/** The one empty API; each resource injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callBaseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});

/** The state of a store that caches API responses. */
export interface ApiState {
  api: ReturnType<typeof baseApi.reducer>;
}
