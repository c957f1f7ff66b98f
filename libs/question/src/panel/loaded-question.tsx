import { useStudentQuestionQuery, type ApiError } from '@mapa/api-client';
import { PlanNote } from '@mapa/billing';
import { ErrorState } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import type { StudentQuestion } from '../model';

interface LoadedQuestionProps {
  id: number;
  /** Shown until the question has come. */
  loading: ReactNode;
  /** Shown where the plan's daily limit withholds the question; without it, the refusal with its link to the plans. */
  limit?: (sentence: string, onRetry: () => void) => ReactNode;
  children: (question: StudentQuestion) => ReactNode;
}

/** A question outside any map and notebook, loaded when it is shown. */
export function LoadedQuestion({ id, loading, limit, children }: LoadedQuestionProps) {
  const { currentData: question, error, isFetching, refetch } = useStudentQuestionQuery({ id });
  if (question) return children(question);
  if (!error) return loading;
  const { kind, message } = error as ApiError;
  if (kind === 'forbidden') return limit ? limit(message, refetch) : <PlanNote>{message}</PlanNote>;
  return (
    <ErrorState title="A questão não pôde ser carregada" onRetry={refetch} busy={isFetching}>
      {message}
    </ErrorState>
  );
}
