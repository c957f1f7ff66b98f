import { useStudentQuestionQuery, type ApiError } from '@mapa/api-client';
import { PlanNote } from '@mapa/billing';
import { LateQuestionPanel } from '@mapa/question';
import { ErrorState, Skeleton } from '@mapa/ui-kit';

interface QuestionHereProps {
  id: number;
  onAnswered?: () => void;
}

/** The whole question within its row, loaded when opened. */
export function QuestionHere({ id, onAnswered }: QuestionHereProps) {
  const { currentData, error, isFetching, refetch } = useStudentQuestionQuery({ id });
  if (currentData) {
    const { resposta: answer, gabarito: answerKey } = currentData;
    return (
      <LateQuestionPanel
        question={currentData}
        answer={answer}
        answerKey={answerKey}
        onAnswered={onAnswered}
        tools={false}
      />
    );
  }
  if (!error) return <Skeleton lines={4} />;
  const { kind, message } = error as ApiError;
  // The plan's daily limit withholds the question.
  if (kind === 'forbidden') return <PlanNote>{message}</PlanNote>;
  return (
    <ErrorState title="A questão não pôde ser carregada" onRetry={refetch} busy={isFetching}>
      {message}
    </ErrorState>
  );
}
