import { useQuestionMapIncidenceQuery, type ApiError } from '@mapa/api-client';
import { percentText, questionsOf } from '@mapa/domain';
import { ErrorState, HeatRow, Meta, Skeleton, heatWidth, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { QuestionMap } from '../model';
import { incidenceRows } from './incidence-rows';

/** Weight of each matéria of a map, and the heaviest subjects within it. */
export function MapIncidence({ map }: { map: QuestionMap }) {
  const { currentData, error, isFetching, refetch } = useQuestionMapIncidenceQuery({ id: map.id });
  if (!currentData) {
    return error ? (
      <ErrorState onRetry={refetch} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    ) : (
      <Skeleton lines={4} height="2.5rem" />
    );
  }
  const rows = incidenceRows(currentData);
  if (rows.length === 0) return <Meta>Este mapa ainda não tem questões.</Meta>;
  return (
    <Rows aria-label={`Incidência em ${map.nome}`}>
      {rows.map(({ id, name, questions, percent, within }) => (
        <li key={id}>
          <HeatRow
            name={name}
            figure={`${percentText(percent)} · ${questionsOf(questions)}`}
            width={heatWidth(questions, rows[0]?.questions ?? 0)}
          />
          {within ? <Within>{within}</Within> : null}
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  max-width: 40rem;
`;

const Within = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  line-height: ${token.leading.snug};
  text-wrap: pretty;
`;
