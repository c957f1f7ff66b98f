import { ExamPerformanceScreen } from '@mapa/exams';
import { useParams } from 'react-router-dom';

export const title = 'Desempenho na prova';

/** The student's performance in one paper. */
export function Component() {
  const { id = '' } = useParams();
  return <ExamPerformanceScreen id={/^[1-9]\d{0,9}$/.test(id) ? Number(id) : null} />;
}
