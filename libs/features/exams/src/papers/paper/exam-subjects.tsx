import { useExamIncidenceQuery, type ApiError } from '@mapa/api-client';
import { counted, figure, percentText } from '@mapa/domain';
import { Button, ErrorState, Link, Meta, RouteStrip, SectionTitle, Skeleton, SubjectRoute, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useOwnPerformance } from '../performance/use-own';
import type { Exam, Incidence } from '../model';
import { mattersOf, questionsOfStop, routeOf } from './subjects';

const FIRST_STOPS = 10;
const FIRST_MATTERS = 6;

/** Subjects of a paper: its matérias as one bar, its assuntos as a route, filled up to the student's answers. */
export function ExamSubjects({ exam }: { exam: Exam }) {
  const heading = useId();
  const { currentData: incidence, error, isFetching, refetch } = useExamIncidenceQuery({ id: exam.id });
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>O que a prova cobrou</SectionTitle>
      {incidence && incidence.total > 0 ? <Subjects exam={exam} incidence={incidence} /> : null}
      {incidence?.total === 0 ? <Meta>Ainda não há questões desta prova.</Meta> : null}
      {!incidence && error ? (
        <ErrorState onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      ) : null}
      {incidence || error ? null : <Skeleton lines={6} height="4rem" />}
    </Part>
  );
}

function Subjects({ exam, incidence }: { exam: Exam; incidence: Incidence }) {
  const [all, setAll] = useState(false);
  const { performance } = useOwnPerformance(exam.id);
  const matters = mattersOf(incidence);
  const stops = routeOf(incidence, performance);
  const more = stops.length - FIRST_STOPS;
  const words = matters.slice(0, FIRST_MATTERS).map(({ name, percent }) => `${name} (${percentText(percent)})`);
  const others = matters.length - words.length;
  // Without assuntos, the route below already shows the matérias.
  const isFiner = stops.some(({ id }) => !matters.some((matter) => matter.id === id));
  return (
    <>
      {matters.length > 1 && isFiner ? (
        <Weights>
          <RouteStrip
            label={`Matérias por incidência: ${words.join(', ')}`}
            parts={matters}
            idle="Aponte uma parte da faixa para ver quanto ela pesa."
          />
          <ul aria-label="Matérias">
            {matters.slice(0, FIRST_MATTERS).map(({ id, name, percent }) => (
              <li key={id}>
                <Link look="quiet" to={questionsOfStop(exam.id, incidence, id)}>
                  {name}
                </Link>{' '}
                <Heat>{percentText(percent)}</Heat>
              </li>
            ))}
            {others > 0 ? <li>e mais {counted(others, 'matéria', 'matérias')}</li> : null}
          </ul>
        </Weights>
      ) : null}
      <SubjectRoute
        label={`Assuntos de ${exam.nome}, do mais cobrado ao menos cobrado`}
        subjects={all ? stops : stops.slice(0, FIRST_STOPS)}
        // Text that arrives with the student's answers would shift the content being read; another section shows it.
        isWalked={false}
        linkTo={({ id }) => questionsOfStop(exam.id, incidence, Number(id))}
      />
      {more > 0 && !all ? (
        <div>
          <Button variant="ghost" size="small" onClick={() => setAll(true)}>
            Ver mais {figure(more)} {more === 1 ? 'assunto' : 'assuntos'}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
`;

const Weights = styled.div`
  display: grid;
  gap: ${token.space.x1};
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.half} ${token.space.x2};
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
`;

const Heat = styled.span`
  color: ${token.color.heatInk};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
`;
