import { useStudentMapsQuery, type ApiError } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { PlanUse } from '@mapa/billing';
import { routePath } from '@mapa/domain';
import {
  Button,
  ButtonLink,
  ErrorState,
  FileTextIcon,
  Lead,
  Page,
  PageTitle,
  PlusIcon,
  SectionTitle,
  Skeleton,
  Stack,
  token,
} from '@mapa/ui-kit';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MapPicker } from '../picker/map-picker';
import type { StudentMap } from '../model';
import { MapCard } from './map-card';

const PLAN_GATES = ['maps', 'questionsPerDay'] as const;

export interface MyMapsScreenProps {
  /** An additional action on a map from the application. */
  renderTool?: (map: StudentMap) => ReactNode;
}

/** The student's maps, last studied first; after the first one, the list of maps to add is behind a button. */
export function MyMapsScreen({ renderTool }: MyMapsScreenProps) {
  const { data, error, isFetching, refetch } = useStudentMapsQuery();
  const { status } = useSession();
  const picker = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [beganEmpty, setBeganEmpty] = useState<boolean | null>(null);
  // A student who adds a first map may add a second one: the offered list stays until closed.
  if (data && beganEmpty === null) setBeganEmpty(data.data.length === 0);
  const isAdding = chosen ?? beganEmpty ?? false;
  if (!data && error) {
    return (
      <Frame>
        <ErrorState onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      </Frame>
    );
  }
  // The line with the plan's usage is above the maps and arrives with the profile: both are shown together, so that
  // neither shifts the other.
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
  const offered = (
    <More id={picker} hidden={maps.length > 0 && !isAdding}>
      <SectionTitle>{maps.length === 0 ? 'Escolha seu primeiro mapa' : 'Adicionar outro mapa'}</SectionTitle>
      {maps.length === 0 || isAdding ? (
        <>
          <FromEdital>
            <ButtonLink variant="secondary" to={routePath('editais')}>
              <FileTextIcon size={18} aria-hidden />
              Do edital
            </ButtonLink>
            <p>Envie o edital e estude na ordem do que mais vale na sua prova.</p>
          </FromEdital>
          <MapPicker />
        </>
      ) : null}
    </More>
  );
  return (
    <Frame
      tool={
        maps.length > 0 ? (
          <Button
            variant="secondary"
            icon={<PlusIcon size={18} aria-hidden />}
            aria-expanded={isAdding}
            aria-controls={picker}
            onClick={() => setChosen(!isAdding)}
          >
            Adicionar mapa
          </Button>
        ) : null
      }
    >
      {maps.length === 0 ? (
        <Lead>
          Você ainda não tem mapas. Escolha abaixo o da sua prova: ele mostra o que mais cai e guarda por onde você já
          passou.
        </Lead>
      ) : null}
      {offered}
      {maps.length > 0 ? (
        <ul aria-label="Meus mapas">
          {maps.map((map, at) => (
            <li key={map.mapa.id}>
              <MapCard map={map} isFirst={at === 0} tool={renderTool?.(map)} />
            </li>
          ))}
        </ul>
      ) : null}
    </Frame>
  );
}

interface FrameProps {
  children: ReactNode;
  isLoading?: boolean;
  tool?: ReactNode;
}

function Frame({ children, isLoading = false, tool }: FrameProps) {
  return (
    <Screen>
      <Top>
        <PageTitle>Meus mapas</PageTitle>
        {tool}
      </Top>
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
  padding-bottom: ${token.space.x3};
  &[hidden] {
    display: none;
  }
`;

const FromEdital = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x2};
  color: ${token.color.inkSoft};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x2};
`;
