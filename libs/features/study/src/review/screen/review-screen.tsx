import { useOverconfidentQuery, useReviewQuery } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { Link, Page, token, usePageBarSlot, usePlaceTitle } from '@mapa/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { CollectionError } from '../../workspace/collection-error';
import { StudyHead } from '../../workspace/study-head';
import { WorkspaceSkeleton } from '../../workspace/workspace-parts';
import { AnsweredReview } from '../answered/answered-review';
import { OverconfidentReview, TodayReview, usePreloadedLists } from './late-lists';
import { readReviewPosition, writeReviewPosition } from '../review-position';
import type { ReviewScreenProps } from '../review-screen-props';
import { ReviewTabs } from './review-tabs';
import { SESSION_SIZE } from '../today/session-state';

/** Review of a map or a notebook: all answered questions, those due today, and overconfident errors. */
export function ReviewScreen({ collection }: ReviewScreenProps) {
  const [search] = useSearchParams();
  const { list, ...position } = readReviewPosition(search);
  const { currentData: detail, error, isFetching, refetch } = collection.useDetail();
  const today = useReviewQuery({ ...collection.scope, per_page: SESSION_SIZE });
  const sure = useOverconfidentQuery({ ...collection.scope, ...position });

  const isSmall = usePageBarSlot() !== null;
  // In a small window, a question replaces the header's bar.
  const [isRunning, setRunning] = useState(false);
  usePreloadedLists();
  usePlaceTitle(detail && 'Revisão', detail?.nome);

  if (!detail && error) {
    return (
      <CollectionError title="Revisão" collection={collection} error={error} busy={isFetching} onRetry={refetch} />
    );
  }
  if (!detail) return <WorkspaceSkeleton />;

  const counts = {
    respondidas: detail.progresso.respondidas,
    hoje: today.currentData?.total,
    certeza: sure.currentData?.total,
  };
  const back = { to: collection.paths.study, label: detail.nome };
  return (
    <Page key={collection.paths.review}>
      {isSmall && isRunning ? null : (
        <>
          <StudyHead back={back} title="Revisão" />
          <ReviewTabs path={collection.paths.review} current={list} counts={counts} />
          {list === 'respondidas' ? null : (
            <Whole>
              Do que você respondeu {collection.words.inIt}.{' '}
              <Link to={routePath('review') + writeReviewPosition(list)}>Ver de tudo o que você respondeu</Link>
            </Whole>
          )}
        </>
      )}
      {list === 'respondidas' ? <AnsweredReview collection={collection} detail={detail} /> : null}
      {list === 'hoje' ? (
        <TodayReview collection={collection} query={today} back={back} onSession={setRunning} />
      ) : null}
      {list === 'certeza' ? <OverconfidentReview collection={collection} query={sure} /> : null}
    </Page>
  );
}

const Whole = styled.p`
  padding-top: ${token.space.x2};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
