import { ANSWER_STATES, optionLabel, startOfStudy, writeStudyPlace, type AnswerState } from '@mapa/domain';
import { Button, ButtonLink, EmptyState, ErrorState, ListChecksIcon } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { DayLimit } from '../stage/day-limit';
import type { QuestionSlot } from '../stage/question-slot';
import { QuestionStage } from '../stage/question-stage';
import { useWalk, type WalkSetting } from './use-walk';
import { QuestionSkeleton } from './workspace-parts';

export interface StageProps extends WalkSetting {
  renderQuestion: (slot: QuestionSlot) => ReactNode;
  /** The filter under which everything of this walk is shown. */
  everything?: AnswerState;
  /** The words of the step to the walk's end. */
  endLabel?: string;
}

/** The middle of the workspace in each of its states. */
export function Stage(props: StageProps) {
  const {
    collection,
    detail,
    place,
    renderQuestion,
    everything = 'todas',
    endLabel = collection.words.summary,
  } = props;
  const { pathname } = useLocation();
  const walk = useWalk(props);
  const { error, found } = walk;

  if (error?.kind === 'not-found' && walk.page > 1) {
    // The list got shorter than the address remembers.
    return <Navigate replace to={{ search: writeStudyPlace(startOfStudy(place, {})) }} />;
  }
  if (error?.kind === 'forbidden') return <DayLimit sentence={error.message} onRetry={walk.refetch} />;
  if (error) return <ErrorState onRetry={walk.refetch}>{error.message}</ErrorState>;
  if (walk.isLoading) return <QuestionSkeleton />;
  if (found)
    return (
      <QuestionStage
        collection={collection}
        detail={detail}
        walk={walk}
        found={found}
        renderQuestion={renderQuestion}
      />
    );
  const where = place.subject === 'todos' ? collection.words.inIt : 'neste assunto';
  return (
    <EmptyState
      icon={<ListChecksIcon />}
      title={
        place.state === 'todas'
          ? `Não há questões ${where}`
          : `Nenhuma questão ${where} com o filtro “${optionLabel(ANSWER_STATES, place.state)}”`
      }
      action={
        <>
          <Button onClick={walk.goAhead}>{walk.isLast ? endLabel : 'Ir para o próximo assunto'}</Button>
          {place.state === everything ? null : (
            <ButtonLink variant="secondary" to={pathname + writeStudyPlace(startOfStudy(place, { state: everything }))}>
              Ver todas as questões
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
