import { LateQuestionPanel, LoadedQuestion, type QuestionPanelProps } from '@mapa/question';
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
  return (
    <LoadedQuestion
      id={id}
      loading={<QuestionSkeleton />}
      limit={(sentence, onRetry) => <DayLimit sentence={sentence} onRetry={onRetry} />}
    >
      {(question) => (
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
      )}
    </LoadedQuestion>
  );
}
