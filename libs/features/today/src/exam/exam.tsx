import { routePath } from '@mapa/domain';
import { Button, Link, SectionTitle, lazyPart, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { ChosenExam, Today } from '../model';
import { examText } from '../texts';

const ExamDialog = lazyPart(() => import('./exam-dialog').then((module) => module.ExamDialog), {
  onFailure: ({ onClose }) => onClose(),
});

/** The exam that the student prepares for, and the remaining days. */
export function Exam({
  exam,
  today,
  goal,
}: {
  exam: ChosenExam | null;
  today: string;
  goal: NonNullable<Today['objetivo']> | null;
}) {
  const heading = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  const isPast = (exam?.dias ?? 0) < 0;
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Sua prova</SectionTitle>
      <p>{exam ? examText(exam) : 'Diga qual é a sua prova, e esta página conta os dias até ela.'}</p>
      <Line>
        <Button variant="secondary" size="small" onClick={() => setIsChoosing(true)}>
          {exam === null ? 'Escolher a prova' : isPast ? 'Escolher a próxima prova' : 'Mudar a prova'}
        </Button>
        {exam?.prova_id ? (
          <Link to={`${routePath('notices')}?${new URLSearchParams({ busca: exam.nome })}`}>Ver o concurso</Link>
        ) : null}
        {goal ? <Link to={`${routePath('performance')}#caminho`}>Ver o caminho até a prova</Link> : null}
      </Line>
      {isChoosing ? <ExamDialog exam={exam} today={today} onClose={() => setIsChoosing(false)} /> : null}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${token.space.x1};
  overflow-wrap: anywhere;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x2};
`;
