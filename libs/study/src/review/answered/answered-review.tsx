import { readStudyPlace, writeStudyPlace, type StudyPlace } from '@mapa/domain';
import { Button, ButtonLink, EmptyState, ListChecksIcon, latePart, media } from '@mapa/ui-kit';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Detail } from '../../model';
import { FilterBar } from '../../question-view/filter-bar';
import { placeCounts } from '../../collection/progress';
import { QuestionView } from '../../question-view/question-view';
import { SubjectPanel } from '../../workspace/subject-panel';
import { Aside, Columns, Main } from '../../workspace/workspace-parts';
import type { ReviewScreenProps } from '../review-screen-props';
import { AnsweredEnd } from './answered-end';
import { REVIEWED_STATES, afterWrong, reviewStart } from './answered-order';

const SubjectsDrawer = latePart(
  () => import('../../workspace/subjects-drawer').then((module) => module.SubjectsDrawer),
  {
    onFailure: ({ onClose }) => onClose(),
  },
);

export interface AnsweredReviewProps extends ReviewScreenProps {
  detail: Detail;
}

/** The answered ones, the wrong ones first, each with the own answer, the right one and why. */
export function AnsweredReview({ collection, detail, renderQuestion }: AnsweredReviewProps) {
  const [search] = useSearchParams();
  const place: StudyPlace = { ...readStudyPlace(search), showKeys: true };
  const location = useLocation();
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const shown = { collection, detail, place };

  if (detail.progresso.respondidas === 0) {
    return (
      <EmptyState
        icon={<ListChecksIcon />}
        title="Ainda não há o que rever"
        action={<ButtonLink to={collection.paths.study}>Começar a responder</ButtonLink>}
      >
        As questões que você responder {collection.words.inIt} ficam aqui, as erradas primeiro, com o gabarito e o
        porquê.
      </EmptyState>
    );
  }
  const start = reviewStart(detail, place);
  if (start) return <Navigate replace to={{ search: writeStudyPlace(start) }} />;
  return (
    <>
      <Columns>
        <Aside>
          <SubjectPanel {...shown} />
        </Aside>
        <Main>
          <Filters>
            <FilterBar place={place} counts={placeCounts(detail, place)} states={REVIEWED_STATES} withKeys={false} />
            <Button variant="ghost" size="small" onClick={() => setDrawerAt(location.key)}>
              Assuntos
            </Button>
          </Filters>
          {place.ended ? (
            <AnsweredEnd collection={collection} />
          ) : (
            <QuestionView
              {...shown}
              passOn={afterWrong(detail)}
              everything="respondidas"
              endLabel="Concluir a revisão"
              renderQuestion={renderQuestion}
            />
          )}
        </Main>
      </Columns>
      {drawerAt === location.key ? <SubjectsDrawer {...shown} onClose={() => setDrawerAt(null)} /> : null}
    </>
  );
}

const Filters = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > div {
    min-width: 0;
  }
  & > button {
    flex: none;
  }
  ${media.large} {
    & > button {
      display: none;
    }
  }
`;
