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

/** Preloads all lists: students may be offline later, and every list must open without a connection. */
export function usePreloadedLists(): void {
  useEffect(() => {
    TodayReview.preload();
    OverconfidentReview.preload();
  }, []);
}
