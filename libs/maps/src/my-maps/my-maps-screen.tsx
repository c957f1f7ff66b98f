import { useStudentMapsQuery, type ApiError } from '@mapa/api-client';
import { PlanUse, useSession } from '@mapa/auth';
import { ErrorState, Lead, Page, PageTitle, SectionTitle, Skeleton, Stack, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MapPicker } from '../picker/map-picker';
import type { StudentMap } from '../model';
import { MapCard } from './map-card';

const PLAN_GATES = ['maps', 'questionsPerDay'] as const;

export interface MyMapsScreenProps {
  /** What the application adds to the tools of a map. */
  renderTool?: (map: StudentMap) => ReactNode;
}

/** The student's maps, the one studied last first, and those that can be added. */
export function MyMapsScreen({ renderTool }: MyMapsScreenProps) {
  const { data, error, isFetching, refetch } = useStudentMapsQuery();
  const { status } = useSession();
  if (!data && error) {
    return (
      <Frame>
        <ErrorState onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      </Frame>
    );
  }
  // The line of the plan's use stands above the maps, and is known with the profile: they come together, in either order,
  // so that it moves neither the maps nor what stands in their place.
  if (!data || status === 'loading') {
    return (
      <Frame isLoading>
        <Stack $gap="x4" aria-busy aria-label="Carregando seus mapas" role="group">
          <Skeleton lines={2} height="9rem" />
        </Stack>
      </Frame>
    );
  }
  const maps = data.data;
  return (
    <Frame>
      {maps.length === 0 ? (
        <Lead>
          Você ainda não tem mapas. Escolha abaixo o da sua prova: ele mostra o que mais cai e guarda por onde você já
          passou.
        </Lead>
      ) : (
        <ul aria-label="Meus mapas">
          {maps.map((map, at) => (
            <li key={map.mapa.id}>
              <MapCard map={map} isFirst={at === 0} tool={renderTool?.(map)} />
            </li>
          ))}
        </ul>
      )}
      <More>
        <SectionTitle>{maps.length === 0 ? 'Escolha seu primeiro mapa' : 'Adicionar outro mapa'}</SectionTitle>
        <MapPicker />
      </More>
    </Frame>
  );
}

function Frame({ children, isLoading = false }: { children: ReactNode; isLoading?: boolean }) {
  return (
    <Screen>
      <PageTitle>Meus mapas</PageTitle>
      {isLoading ? null : <PlanUse gates={PLAN_GATES} />}
      {children}
    </Screen>
  );
}

const Screen = styled(Page)`
  display: grid;
  gap: ${token.space.x3};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

const More = styled.section`
  display: grid;
  gap: ${token.space.x2};
  padding-top: ${token.space.x6};
`;
