import { useStudentQuestionQuery, type ApiError } from '@mapa/api-client';
import { ErrorState, PlanNote, Skeleton } from '@mapa/ui-kit';
import type { RenderQuestion } from './question-slot';

interface QuestionHereProps {
  id: number;
  renderQuestion: RenderQuestion;
  onAnswered?: () => void;
}

/** The whole question within its row, loaded when opened. */
export function QuestionHere({ id, renderQuestion, onAnswered }: QuestionHereProps) {
  const { currentData, error, isFetching, refetch } = useStudentQuestionQuery({ id });
  if (currentData) {
    const { resposta: answer, gabarito: answerKey } = currentData;
    return renderQuestion({ question: currentData, answer, answerKey, ...(onAnswered && { onAnswered }) });
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
