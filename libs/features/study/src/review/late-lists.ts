import { lazyPart } from '@mapa/ui-kit';
import { useEffect } from 'react';
import { ListSkeleton } from './list-skeleton';

export const TodayReview = lazyPart(() => import('./today/today-review').then((module) => module.TodayReview), {
  Waiting: ListSkeleton,
  retries: true,
});
export const OverconfidentReview = lazyPart(
  () => import('./overconfident/overconfident-review').then((module) => module.OverconfidentReview),
  {
    Waiting: ListSkeleton,
    retries: true,
  },
);

/** Students are on the way, too: every list must open without a connection. */
export function usePreloadedLists(): void {
  useEffect(() => {
    TodayReview.preload();
    OverconfidentReview.preload();
  }, []);
}
