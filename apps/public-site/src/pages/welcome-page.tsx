import { useSession } from '@mapa/auth';
import { WAY_BACK, headerName, routePath } from '@mapa/domain';
import { MapPicker } from '@mapa/maps';
import { Welcome } from '@mapa/today';
import { Lead, Page as Edges, PageTitle, RowsSkeleton, SectionTitle, Skeleton, Stack, token } from '@mapa/ui-kit';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Page } from '../page/page';

/** First page after a sign-in: returning students continue, new ones choose an exam or a first map. */
export function Component() {
  const { status, user, knownName } = useSession();
  if (user === null) {
    const login = `${routePath('login')}?${new URLSearchParams({ [WAY_BACK]: routePath('welcome') })}`;
    return <Navigate to={login} replace />;
  }
  // The header's own fallback is shown when the profile cannot be loaded and this device has no stored name.
  const name = user?.nome ?? knownName ?? (status === 'unknown' ? '' : undefined);
  return (
    <Screen>
      <PageTitle>
        {name !== undefined ? `Boas-vindas, ${headerName(name)}!` : <Skeleton width="16ch" height="1.15em" />}
      </PageTitle>
      {status === 'loading' ? (
        <RowsSkeleton label="Carregando o seu dia" />
      ) : (
        <Welcome>
          <Stack>
            <SectionTitle>Escolha um mapa</SectionTitle>
            <Lead>
              Um mapa mostra o que mais cai na sua prova, do assunto mais cobrado ao menos cobrado, e guarda por onde
              você já passou.
            </Lead>
            <MapPicker />
          </Stack>
        </Welcome>
      )}
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
  gap: ${token.space.x3};
  padding-block: ${token.space.x4} ${token.space.x8};
`;
