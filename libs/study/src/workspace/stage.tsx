import { ANSWER_STATES, optionLabel, startOfStudy, writeStudyPlace } from '@mapa/domain';
import type { StudyPlace } from '@mapa/domain';
import { Button, ButtonLink, EmptyState, ErrorState, ListChecksIcon } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Collection } from '../collection/collection';
import type { Detail } from '../shared/model';
import { DayLimit } from '../stage/day-limit';
import type { QuestionSlot } from '../stage/question-slot';
import { QuestionStage } from '../stage/question-stage';
import { useWalk } from './use-walk';
import { QuestionSkeleton } from './workspace-parts';

export interface StageProps {
  collection: Collection;
  detail: Detail;
  place: StudyPlace;
  renderQuestion: (slot: QuestionSlot) => ReactNode;
}

/** The middle of the workspace in each of its states. */
export function Stage({ collection, detail, place, renderQuestion }: StageProps) {
  const { pathname } = useLocation();
  const walk = useWalk(collection, detail, place);
  const { error, found } = walk;

  if (error?.kind === 'not-found' && walk.page > 1) {
    // The list got shorter than the address remembers.
    return <Navigate replace to={{ search: writeStudyPlace({ ...place, page: undefined, target: undefined }) }} />;
  }
  if (error?.kind === 'forbidden') return <DayLimit sentence={error.message} onRetry={walk.refetch} />;
  if (error) return <ErrorState onRetry={walk.refetch}>{error.message}</ErrorState>;
  if (walk.isLoading) return <QuestionSkeleton />;
  if (found) return <QuestionStage collection={collection} detail={detail} place={place} walk={walk} found={found} renderQuestion={renderQuestion} />;
  const where = place.subject === 'todos' ? collection.words.inIt : 'neste assunto';
  return (
    <EmptyState
      icon={<ListChecksIcon />}
      title={place.state === 'todas' ? `Não há questões ${where}` : `Nenhuma questão ${where} com o filtro “${optionLabel(ANSWER_STATES, place.state)}”`}
      action={
        <>
          <Button onClick={walk.goAhead}>{walk.isLast ? collection.words.summary : 'Ir para o próximo assunto'}</Button>
          {place.state === 'todas' ? null : (
            <ButtonLink variant="secondary" to={pathname + writeStudyPlace(startOfStudy(place, { state: 'todas' }))}>
              Ver todas as questões
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
