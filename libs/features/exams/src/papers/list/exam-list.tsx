import { useOwnScores } from '../performance/use-own';
import type { Exam } from '../model';
import { ExamRow } from './exam-row';

/** Papers, each with the student's own score if there is one. */
export function ExamList({ exams }: { exams: readonly Exam[] }) {
  const scores = useOwnScores(exams.map(({ id }) => id));
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
