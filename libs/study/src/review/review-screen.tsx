import { useOverconfidentQuery, useReviewQuery } from '@mapa/api-client';
import { Page, latePart } from '@mapa/ui-kit';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Collection } from '../collection/collection';
import type { QuestionSlot } from '../stage/question-slot';
import { CollectionError } from '../workspace/collection-error';
import { StudyHead } from '../workspace/study-head';
import { WorkspaceSkeleton } from '../workspace/workspace-parts';
import { AnsweredReview } from './answered/answered-review';
import { ListSkeleton } from './list-skeleton';
import { readReviewPlace } from './review-place';
import { ReviewTabs } from './review-tabs';
import { SESSION_SIZE } from './today/session-state';

const TodayReview = latePart(() => import('./today/today-review').then((module) => module.TodayReview), { Waiting: ListSkeleton });
const OverconfidentReview = latePart(() => import('./overconfident/overconfident-review').then((module) => module.OverconfidentReview), {
  Waiting: ListSkeleton,
});

export interface ReviewScreenProps {
  collection: Collection;
  /** Draws one question; the application composes it. */
  renderQuestion: (slot: QuestionSlot) => ReactNode;
}

/** What was answered in a map or a notebook, worth another look: all of it, what is due today, and what was sure but wrong. */
export function ReviewScreen({ collection, renderQuestion }: ReviewScreenProps) {
  const [search] = useSearchParams();
  const { list, page } = readReviewPlace(search);
  const { currentData: detail, error, isFetching, refetch } = collection.useDetail();
  const today = useReviewQuery({ ...collection.scope, per_page: SESSION_SIZE });
  const sure = useOverconfidentQuery({ ...collection.scope, page });

  // Students are on the way, too: every list must open without a connection.
  useEffect(() => {
    TodayReview.preload();
    OverconfidentReview.preload();
  }, []);

  if (!detail && error) {
    return <CollectionError title="Revisão" collection={collection} error={error} busy={isFetching} onRetry={refetch} />;
  }
  if (!detail) return <WorkspaceSkeleton />;

  const counts = { respondidas: detail.progresso.respondidas, hoje: today.currentData?.total, certeza: sure.currentData?.total };
  return (
    <Page key={collection.paths.review}>
      <StudyHead back={{ to: collection.paths.study, label: detail.nome }} title="Revisão" />
      <ReviewTabs path={collection.paths.review} current={list} counts={counts} />
      {list === 'respondidas' ? <AnsweredReview collection={collection} detail={detail} renderQuestion={renderQuestion} /> : null}
      {list === 'hoje' ? <TodayReview collection={collection} query={today} renderQuestion={renderQuestion} /> : null}
      {list === 'certeza' ? <OverconfidentReview collection={collection} query={sure} renderQuestion={renderQuestion} /> : null}
    </Page>
  );
}
