import { UNLESS_PREFETCHED, usePerformanceOverviewQuery, useRoadQuery, type ApiError } from '@mapa/api-client';
import { figure, questionsOf, routePath, shareText } from '@mapa/domain';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Halves,
  Lead,
  Page,
  PageTitle,
  RowsSkeleton,
  Stack,
  Weeks,
  WhenIdle,
  token,
} from '@mapa/ui-kit';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { MasteryTiles } from '../mastery/mastery-tiles';
import type { Overview, Road as RoadData } from '../model';
import { Road } from '../road/road';
import { BoardShares, MatterShares } from '../shares';
import { Suggestions } from '../suggestions';
import { Surprises } from '../surprises';

/** The student's performance over all answers. */
export function PerformanceScreen() {
  // Answers are given on other screens: cached data is shown only until the new figures arrive.
  const { data, error, isFetching, refetch } = usePerformanceOverviewQuery(undefined, UNLESS_PREFETCHED);
  const road = useRoadQuery(undefined, UNLESS_PREFETCHED);
  // All of it is drawn in slices, between which the page reacts.
  const overview = useDeferredValue(data);
  const ownRoad = useDeferredValue(road.data);
  // Both appear together, so that nothing moves; a host without roads answers with an error.
  const isWhole = overview !== undefined && (ownRoad !== undefined || road.isError);
  return (
    <Screen>
      <PageTitle>Desempenho</PageTitle>
      {isWhole ? <Whole overview={overview} road={ownRoad?.caminho ?? null} /> : null}
      {!data && error ? (
        <ErrorState title="O desempenho não pôde ser carregado" onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      ) : null}
      {isWhole || (error && !data) ? null : <RowsSkeleton label="Carregando o desempenho" />}
    </Screen>
  );
}

function Whole({ overview, road }: { overview: Overview; road: RoadData | null }) {
  const { respondidas, certas, semanas, materias, bancas, dominio = [], comece_por_base } = overview;
  const [chosen, setChosen] = useState<number | null>(null);
  if (respondidas === 0) {
    return (
      <>
        <EmptyState
          title="Ainda não há respostas"
          action={<ButtonLink to={routePath('myMaps')}>Ir para meus mapas</ButtonLink>}
        >
          Desde a primeira resposta, esta página mostra seu acerto por matéria, banca e semana.
        </EmptyState>
        {road ? <Road road={road} /> : null}
        <Suggestions overview={overview} />
      </>
    );
  }
  return (
    <>
      <Lead>
        <strong>{shareText(certas / respondidas)} de acerto</strong> em {questionsOf(respondidas)}: {figure(certas)}{' '}
        certas na primeira resposta. As anuladas ficam de fora.
      </Lead>
      {road ? <Road road={road} /> : null}
      <Halves>
        <Suggestions overview={overview} />
        {semanas.length > 0 ? <Weeks title="Semana a semana" weeks={semanas} /> : null}
        <Stack $gap="x4">
          <MasteryTiles matters={dominio} basis={comece_por_base} chosen={chosen} onChoose={setChosen} />
          <MatterShares
            matters={materias}
            only={dominio.find(({ id }) => id === chosen)}
            onAll={() => setChosen(null)}
          />
        </Stack>
        <Side>
          <WhenIdle>
            <BoardShares boards={bancas} />
            <Surprises overview={overview} />
          </WhenIdle>
        </Side>
      </Halves>
    </>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x6};
`;
