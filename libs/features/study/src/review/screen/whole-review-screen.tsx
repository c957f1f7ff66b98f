import { UNLESS_PREFETCHED, useOverconfidentQuery, useReviewQuery } from '@mapa/api-client';
import { fromAddress, routePath } from '@mapa/domain';
import { Lead, Link, Page, PageTitle, SlimHead, media, token, usePageBarSlot, usePlaceTitle } from '@mapa/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { EVERYTHING, ofSubject } from './everything';
import { useSubjectName } from './use-subject-name';
import { OverconfidentReview, TodayReview, usePreloadedLists } from './late-lists';
import { WHOLE_LISTS, readReviewPosition, type ReviewList } from '../review-position';
import { ReviewTabs } from './review-tabs';
import { dueOf } from './prefetch-review';

/** The link out of the review of everything. */
const BACK = { to: routePath('today'), label: 'Hoje' };

/** What each list is: known before its questions, so that it is read while they are on their way. */
const LEADS: Partial<Record<ReviewList, string>> = {
  hoje: 'De tudo o que você respondeu, o que está prestes a esquecer. O que você ainda sabe volta mais tarde; o que esqueceu volta logo. O progresso dos mapas e cadernos não muda.',
  certeza: 'De tudo o que você respondeu: nos mapas, nos cadernos e fora deles.',
};

/** Questions due today and overconfident errors over all collections. */
export function WholeReviewScreen() {
  const [search] = useSearchParams();
  const { list, ...position } = readReviewPosition(search, WHOLE_LISTS);
  const subject = fromAddress.id(search.getAll('assunto')) as number | undefined;
  const today = useReviewQuery(dueOf(subject), UNLESS_PREFETCHED);
  const sure = useOverconfidentQuery(position, UNLESS_PREFETCHED);
  const subjectName = useSubjectName(subject, today.currentData);
  const bar = usePageBarSlot();
  // In a small window, a question replaces the header's bar.
  const [isRunning, setRunning] = useState(false);
  const isAlone = bar !== null && isRunning;
  const ofOne = (
    <>
      Só de {subjectName ?? 'um assunto'}. <Link to={EVERYTHING.paths.review}>Ver de tudo o que você respondeu</Link>
    </>
  );
  usePreloadedLists();
  usePlaceTitle(subjectName && 'Revisão', subjectName);
  return (
    <Page>
      {isAlone ? null : (
        <>
          <Head>
            {bar ? <SlimHead bar={bar} back={BACK} title="Revisão" menu={null} /> : <WideTitle>Revisão</WideTitle>}
            {isRunning ? null : <Lead>{list === 'hoje' && subject !== undefined ? ofOne : LEADS[list]}</Lead>}
          </Head>
          <ReviewTabs
            path={EVERYTHING.paths.review}
            current={list}
            counts={{ hoje: today.currentData?.total, certeza: sure.currentData?.total }}
            lists={WHOLE_LISTS}
          />
        </>
      )}
      {list === 'certeza' ? (
        <OverconfidentReview collection={EVERYTHING} query={sure} />
      ) : (
        <TodayReview
          collection={subject === undefined ? EVERYTHING : ofSubject(subject)}
          query={today}
          isExplained={subject === undefined}
          back={BACK}
          onSession={setRunning}
        />
      )}
    </Page>
  );
}

/** A small window has its bar for the title; before the code runs, that is still empty. */
const WideTitle = styled(PageTitle)`
  ${media.belowLarge} {
    display: none;
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${token.space.x1};
  padding-block: ${token.space.x4} ${token.space.x2};
`;
