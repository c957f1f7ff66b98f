import { useStudentMapQuery, type ApiError } from '@mapa/api-client';
import { figure, readStudyPosition, routePath, startOfStudy, writeStudyPosition } from '@mapa/domain';
import { ErrorState, Link, Skeleton, SubjectRoute, routeSubjectsOf, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { QuestionMap } from '../model';

const SHOWN = 5;
const NOWHERE = readStudyPosition(new URLSearchParams());

/** Progress in the heaviest subjects of a map, each a link. */
export function MapSubjects({ map }: { map: QuestionMap }) {
  const { currentData, error, isFetching, refetch } = useStudentMapQuery({ id: map.id });
  const study = routePath('mapQuestions', { id: map.id });
  if (!currentData && error) {
    return (
      <ErrorState onRetry={refetch} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    );
  }
  if (!currentData) return <Skeleton lines={Math.min(SHOWN, Math.max(map.assuntos, 2))} height="4rem" />;
  // A map's own order may be another one, made by hand.
  const byIncidence = currentData.assuntos.toSorted((one, other) => other.percentual - one.percentual);
  const subjects = routeSubjectsOf(byIncidence).slice(0, SHOWN);
  const more = currentData.assuntos.length - subjects.length;
  return (
    <Subjects>
      <SubjectRoute
        label={`Assuntos mais cobrados em ${map.nome}`}
        subjects={subjects}
        linkTo={({ id }) => study + writeStudyPosition(startOfStudy(NOWHERE, { subject: Number(id) }))}
      />
      {more > 0 ? (
        <Link to={study}>{more === 1 ? 'Mais 1 assunto no mapa' : `Mais ${figure(more)} assuntos no mapa`}</Link>
      ) : null}
    </Subjects>
  );
}

const Subjects = styled.div`
  display: grid;
  gap: ${token.space.x1};
  font-size: ${token.size.small};
`;
