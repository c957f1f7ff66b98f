import { useSession, useSessionActions } from '@mapa/auth';
import { WAY_BACK, routePath } from '@mapa/domain';
import { Button, ButtonLink, Cluster, ErrorState, SectionTitle, Skeleton, Stack } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Replaces content that requires a student: a visitor signs in or up and returns to this page. */
export function SignInFirst({ why, children }: { why: string; children: ReactNode }) {
  const { status } = useSession();
  const { openLogin, retryProfile } = useSessionActions();
  const { pathname, search } = useLocation();
  if (status === 'signed-in') return children;
  if (status === 'loading') return <Skeleton height="16rem" />;
  if (status === 'unknown') {
    return (
      <ErrorState title="Sua conta não pôde ser carregada" onRetry={() => void retryProfile()}>
        Sem ela não sabemos o que cobrar. Nada foi cobrado.
      </ErrorState>
    );
  }
  return (
    <Stack>
      <SectionTitle>Entre para continuar</SectionTitle>
      <p>{why}</p>
      <Cluster>
        <Button onClick={() => openLogin({ onSuccess: () => undefined })}>Já tenho conta</Button>
        <ButtonLink
          variant="secondary"
          to={`${routePath('signUp')}?${new URLSearchParams({ [WAY_BACK]: pathname + search })}`}
        >
          Criar conta
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
