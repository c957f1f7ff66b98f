import { useExamPerformanceQuery, useExamScoresQuery, useTriPerformanceQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { scoreText } from './texts';

/** Answers are given on other screens: cached data is shown only until the new figures arrive. */
const AFRESH = { refetchOnMountOrArgChange: true };

/** A student's own performance in a paper; not loaded for a visitor. */
export function useOwnPerformance(examId: number) {
  const { user } = useSession();
  const query = useExamPerformanceQuery({ id: examId }, { ...AFRESH, skip: !user });
  return { ...query, performance: user ? query.currentData : undefined };
}

/** The same by item response theory, for a student who has answered. */
export const useOwnTri = (examId: number) => useTriPerformanceQuery({ id: examId }, AFRESH);

/** A student's scores in some papers as text, by paper id, once the session is known. */
export function useOwnScores(examIds: number[]): ReadonlyMap<number, string> {
  const { user } = useSession();
  const { currentData } = useExamScoresQuery({ prova_id: examIds }, { ...AFRESH, skip: !user || examIds.length === 0 });
  return new Map((user ? currentData?.data : undefined)?.map((score) => [score.prova_id, scoreText(score)]));
}
