import { LateQuestionPanel } from '@mapa/question';
import { lazyPart } from '@mapa/ui-kit';
import { useEffect } from 'react';
import { ListSkeleton } from '../list-skeleton';

export const TodayReview = lazyPart(() => import('../today/today-review').then((module) => module.TodayReview), {
  Waiting: ListSkeleton,
  retries: true,
});
export const OverconfidentReview = lazyPart(
  () => import('../overconfident/overconfident-review').then((module) => module.OverconfidentReview),
  {
    Waiting: ListSkeleton,
    retries: true,
  },
);

/** Loads the code of every list and of their questions: students on the way must be able to open them without a connection. */
export function usePreloadedLists(): void {
  useEffect(() => {
    LateQuestionPanel.preload();
    TodayReview.preload();
    OverconfidentReview.preload();
  }, []);
}
