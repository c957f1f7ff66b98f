import { LoginForm, useSession } from '@mapa/auth';
import { applicationOf, routePath, safeWayBack } from '@mapa/domain';
import { Lead, PageTitle, token } from '@mapa/ui-kit';
import { Wordmark } from '@mapa/ui-shell';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Page } from '../page/page';

/** Signing in on a page of its own, on the way to where the visitor wanted to go. */
export function Component() {
  const { status } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wayBack = safeWayBack(search.get('voltar'));

  const goOn = useCallback(() => {
    const path = wayBack ?? routePath('welcome');
    if (applicationOf(path) === 'public-site') void navigate(path, { replace: true });
    else location.replace(path);
  }, [wayBack, navigate]);

  // Who is signed in already, here or in another tab, has nothing to do on this page.
  useEffect(() => {
    if (status === 'signed-in') goOn();
  }, [status, goOn]);

  return (
    <Sheet>
      <Wordmark />
      <header>
        <PageTitle>Entrar</PageTitle>
        <Lead>{wayBack ? 'Entre na sua conta para continuar.' : 'Entre na sua conta e comece a estudar.'}</Lead>
      </header>
      <LoginForm onSuccess={goOn} />
    </Sheet>
  );
}

export const meta: Page['meta'] = () => ({ title: 'Entrar', description: 'Entre na sua conta e comece a estudar.', indexed: false });

const Sheet = styled.div`
  display: grid;
  align-content: center;
  gap: ${token.space.x3};
  width: 100%;
  max-width: calc(${token.measure.narrow} + 2 * ${token.space.x2});
  min-height: 100dvh;
  margin-inline: auto;
  padding: ${token.space.x4} ${token.space.x2};
`;
