import type { ApiError, studyAidsApi } from '@mapa/api-client';
import type { ReviewScope } from '../collection/collection';

type Endpoints = (typeof studyAidsApi)['endpoints'];

/** The questions due today. */
export type DuePage = Endpoints['review']['Types']['ResultType'];
export type DueItem = DuePage['data'][number];
/** Wrong answers given with high confidence. */
export type SurePage = Endpoints['overconfident']['Types']['ResultType'];
export type SureItem = SurePage['data'][number];

/** The query of a review list. */
export interface ReviewQuery<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Props of every list of a review. */
export interface ReviewListProps {
  collection: ReviewScope;
}

/** How a review session replaces the page's header in a small window. */
export interface SessionPlace {
  /** The link out of the review, in the bar. */
  back: { to: string; label: string };
  /** Called when a session's question appears or disappears. */
  onSession: (isRunning: boolean) => void;
}

/** The server's sentence, if there is one. */
export const sentenceOf = (error: unknown): string | undefined => (error as ApiError | undefined)?.message;
