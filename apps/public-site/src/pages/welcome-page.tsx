import { useStudentMapsQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { WAY_BACK, headerName, routePath } from '@mapa/domain';
import { MapPicker } from '@mapa/maps';
import {
  ButtonLink,
  Cluster,
  Lead,
  Page as Edges,
  PageTitle,
  SectionTitle,
  Skeleton,
  Stack,
  token,
} from '@mapa/ui-kit';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Page } from '../page/page';

/** First page after a sign-in: it helps to choose a first map. */
export function Component() {
  const { status, user, knownName } = useSession();
  const { data: maps } = useStudentMapsQuery(undefined, { skip: !user });
  if (user === null) {
    const login = `${routePath('login')}?${new URLSearchParams({ [WAY_BACK]: routePath('welcome') })}`;
    return <Navigate to={login} replace />;
  }
  // The header's own fallback is shown when the profile cannot be loaded and this device has no stored name.
  const name = user?.nome ?? knownName ?? (status === 'unknown' ? '' : undefined);
  return (
    <Screen>
      <Stack $gap="x1">
        <PageTitle>
          {name !== undefined ? `Boas-vindas, ${headerName(name)}!` : <Skeleton width="16ch" height="1.15em" />}
        </PageTitle>
        <Lead>
          Um mapa mostra o que mais cai na sua prova, do assunto mais cobrado ao menos cobrado, e guarda por onde você
          já passou. Escolha um para começar.
        </Lead>
        {maps && maps.data.length > 0 ? (
          <Cluster role="status">
            <ButtonLink to={routePath('today')}>Ver o que estudar hoje</ButtonLink>
          </Cluster>
        ) : null}
      </Stack>
      <Stack>
        <SectionTitle>Escolha um mapa</SectionTitle>
        <MapPicker />
      </Stack>
    </Screen>
  );
}

export const meta: Page['meta'] = () => ({
  title: 'Boas-vindas',
  description: 'Escolha o mapa da sua prova e comece a estudar pelo que mais cai.',
  indexed: false,
});

const Screen = styled(Edges)`
  display: grid;
  gap: ${token.space.x6};
  padding-block: ${token.space.x6} ${token.space.x8};
`;
