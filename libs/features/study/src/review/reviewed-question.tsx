import { useStudentQuestionQuery, type ApiError } from '@mapa/api-client';
import { LateQuestionPanel, type QuestionPanelProps } from '@mapa/question';
import { ErrorState } from '@mapa/ui-kit';
import type { AnswerResult } from '../model';
import { DayLimit } from '../question-view/day-limit';
import { QuestionSkeleton } from '../question-view/question-skeleton';

export interface ReviewedQuestionProps {
  id: number;
  position: number;
  place?: QuestionPanelProps['place'];
  /** Whether to show the latest answer with the key, or the question to answer again. */
  isAnswerShown: boolean;
  autoFocus?: boolean;
  repeatable?: boolean;
  onAnswered?: (result: AnswerResult) => void;
  onNext?: () => void;
  onPrevious?: (() => void) | undefined;
  dock?: QuestionPanelProps['dock'];
}

const ignore = () => undefined;

/** A question outside any map and notebook, loaded on demand. */
export function ReviewedQuestion({
  id,
  isAnswerShown,
  autoFocus = false,
  repeatable = false,
  ...rest
}: ReviewedQuestionProps) {
  const { position, place, onAnswered = ignore, onNext, onPrevious, dock } = rest;
  const { currentData: question, error, isFetching, refetch } = useStudentQuestionQuery({ id });
  if (question) {
    return (
      <LateQuestionPanel
        question={question}
        answer={isAnswerShown ? question.resposta : null}
        answerKey={isAnswerShown ? question.gabarito : null}
        position={position}
        place={place}
        autoFocus={autoFocus}
        repeatable={repeatable}
        onAnswered={onAnswered}
        onNext={onNext}
        onPrevious={onPrevious}
        dock={dock}
      />
    );
  }
  const problem = error as ApiError | undefined;
  if (!problem) return <QuestionSkeleton />;
  if (problem.kind === 'forbidden') return <DayLimit sentence={problem.message} onRetry={refetch} />;
  return (
    <ErrorState onRetry={refetch} busy={isFetching}>
      {problem.message}
    </ErrorState>
  );
}
