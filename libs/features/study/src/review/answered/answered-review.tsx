import { readStudyPosition, writeStudyPosition, type StudyPosition } from '@mapa/domain';
import { Button, ButtonLink, EmptyState, ListChecksIcon, lazyPart, useBackCloses, usePageBarSlot } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { Detail } from '../../model';
import { FilterBar } from '../../question-view/filter-bar';
import { positionCounts } from '../../collection/progress';
import { QuestionView } from '../../question-view/question-view';
import { STUDY_SHEET } from '../../workspace/study-head';
import { SubjectPanel } from '../../workspace/subject-panel';
import { Aside, Columns, Main } from '../../workspace/workspace-parts';
import type { ReviewScreenProps } from '../review-screen-props';
import { AnsweredEnd } from './answered-end';
import { REVIEWED_STATES, afterWrong, reviewStart } from './answered-order';

const StudySheet = lazyPart(() => import('../../workspace/study-sheet').then((module) => module.StudySheet), {
  onFailure: ({ onClose }) => onClose(),
});

export interface AnsweredReviewProps extends ReviewScreenProps {
  detail: Detail;
}

/** The answered questions, wrong ones first, each with the student's answer, the right one and the explanation. */
export function AnsweredReview({ collection, detail }: AnsweredReviewProps) {
  const [search] = useSearchParams();
  const position: StudyPosition = { ...readStudyPosition(search), showKeys: true };
  const location = useLocation();
  const sheet = useBackCloses(location.key);
  const isSmall = usePageBarSlot() !== null;
  const shown = { collection, detail, position };

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
  const start = reviewStart(detail, position);
  if (start) return <Navigate replace to={{ search: writeStudyPosition(start) }} />;
  const renderSheet = (index: ReactNode) =>
    isSmall && sheet.isOpen ? (
      <StudySheet {...shown} states={REVIEWED_STATES} index={index} onClose={sheet.close} />
    ) : null;
  return (
    <Columns>
      {isSmall ? null : (
        <Aside>
          <SubjectPanel {...shown} />
        </Aside>
      )}
      <Main>
        {isSmall ? (
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={sheet.open}>
            {STUDY_SHEET}
          </Button>
        ) : (
          <FilterBar
            position={position}
            counts={positionCounts(detail, position)}
            states={REVIEWED_STATES}
            withKeys={false}
          />
        )}
        {position.ended ? (
          <>
            <AnsweredEnd collection={collection} />
            {renderSheet(null)}
          </>
        ) : (
          <QuestionView
            {...shown}
            passOn={afterWrong(detail)}
            everything="respondidas"
            endLabel="Concluir a revisão"
            renderSheet={renderSheet}
          />
        )}
      </Main>
    </Columns>
  );
}
