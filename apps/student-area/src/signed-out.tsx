import { ACCOUNT_GONE, useIsAccountGone, useSessionActions } from '@mapa/auth';
import { routePath } from '@mapa/domain';
import { Button, ButtonLink, EmptyState, Page, UserIcon, VisuallyHidden } from '@mapa/ui-kit';

/** Replaces a screen after its student has left: it waits for the next login and requests nothing. */
export function SignedOut() {
  const { openLogin } = useSessionActions();
  const isGone = useIsAccountGone();
  return (
    <Page>
      <VisuallyHidden as="h1">Área do estudante</VisuallyHidden>
      {isGone ? (
        <EmptyState
          icon={<UserIcon />}
          title="Esta conta não existe mais"
          action={<ButtonLink to={routePath('home')}>Ir para o início</ButtonLink>}
        >
          {ACCOUNT_GONE}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<UserIcon />}
          title="Você não está mais na sua conta"
          action={<Button onClick={() => openLogin()}>Entrar</Button>}
        >
          Entre novamente para continuar de onde parou. Respostas que ainda não foram enviadas continuam guardadas neste
          dispositivo.
        </EmptyState>
      )}
    </Page>
  );
}
