import type { ApiError, studyAidsApi } from '@mapa/api-client';
import type { ReactNode } from 'react';
import type { ReviewScope } from '../collection/collection';
import type { QuestionSlot } from '../question-view/question-slot';

type Endpoints = (typeof studyAidsApi)['endpoints'];

/** What is due today. */
export type DuePage = Endpoints['review']['Types']['ResultType'];
export type DueItem = DuePage['data'][number];
/** What was answered wrongly while being sure. */
export type SurePage = Endpoints['overconfident']['Types']['ResultType'];
export type SureItem = SurePage['data'][number];

/** A list of the review as it is asked for. */
export interface ReviewQuery<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What every list of a review is given. */
export interface ReviewListProps {
  collection: ReviewScope;
  /** Draws one question; the application composes it. */
  renderQuestion: (slot: QuestionSlot) => ReactNode;
}

/** How a session of the review takes the place of the page's head in a small window. */
export interface SessionPlace {
  /** The way out, in the bar. */
  back: { to: string; label: string };
  /** Tells whether a question of a session is on screen. */
  onSession: (isRunning: boolean) => void;
}

/** The server's sentence, where there is one. */
export const sentenceOf = (error: unknown): string | undefined => (error as ApiError | undefined)?.message;
