import { useOverconfidentQuery, useReviewQuery } from '@mapa/api-client';
import { fromAddress, routePath } from '@mapa/domain';
import { Lead, Link, Page, PageTitle, SlimHead, token, usePageBarSlot, usePlaceTitle } from '@mapa/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { EVERYTHING, ofSubject } from './everything';
import { useSubjectName } from './use-subject-name';
import { OverconfidentReview, TodayReview, usePreloadedLists } from './late-lists';
import { WHOLE_LISTS, readReviewPosition } from '../review-position';
import { ReviewTabs } from './review-tabs';
import { SESSION_SIZE } from '../today/session-state';

/** The link out of the review of everything. */
const BACK = { to: routePath('today'), label: 'Hoje' };

/** Questions due today and overconfident errors over all collections. */
export function WholeReviewScreen() {
  const [search] = useSearchParams();
  const { list, ...position } = readReviewPosition(search, WHOLE_LISTS);
  const subject = fromAddress.id(search.getAll('assunto')) as number | undefined;
  const today = useReviewQuery({ per_page: SESSION_SIZE, ...(subject !== undefined && { assunto_id: subject }) });
  const sure = useOverconfidentQuery(position);
  const subjectName = useSubjectName(subject, today.currentData);
  const bar = usePageBarSlot();
  // In a small window, a question replaces the header's bar.
  const [isRunning, setRunning] = useState(false);
  const isAlone = bar !== null && isRunning;
  usePreloadedLists();
  usePlaceTitle(subjectName && 'Revisão', subjectName);
  return (
    <Page>
      {isAlone ? null : (
        <>
          <Head>
            {bar ? <SlimHead bar={bar} back={BACK} title="Revisão" menu={null} /> : <PageTitle>Revisão</PageTitle>}
            {subject === undefined || list !== 'hoje' ? (
              <Lead>De tudo o que você respondeu: nos mapas, nos cadernos e fora deles.</Lead>
            ) : (
              <Lead>
                Só de {subjectName ?? 'um assunto'}.{' '}
                <Link to={EVERYTHING.paths.review}>Ver de tudo o que você respondeu</Link>
              </Lead>
            )}
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
          back={BACK}
          onSession={setRunning}
        />
      )}
    </Page>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${token.space.x1};
  padding-block: ${token.space.x4} ${token.space.x2};
`;
