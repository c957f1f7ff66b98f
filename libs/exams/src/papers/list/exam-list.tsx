import { useExamScoresQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import type { Exam } from '../shared/model';
import { ExamRow } from './exam-row';

/** Papers, each with the student's own score where there is one, once it is known who is here. */
export function ExamList({ exams }: { exams: readonly Exam[] }) {
  const { user } = useSession();
  const { currentData } = useExamScoresQuery({ prova_id: exams.map(({ id }) => id) }, { skip: !user || exams.length === 0 });
  const scores = new Map((user ? currentData?.data : undefined)?.map(({ prova_id, percentual }) => [prova_id, percentual]));
  return (
    <ul aria-label="Provas">
      {exams.map((exam) => (
        <li key={exam.id}>
          <ExamRow exam={exam} score={scores.get(exam.id)} />
        </li>
      ))}
    </ul>
  );
}
