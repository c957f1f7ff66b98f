import { useConfirmEmailMutation, type ApiError } from '@mapa/api-client';
import { useSession, useSessionActions } from '@mapa/auth';
import { MESSAGES, routePath } from '@mapa/domain';
import { Button, ButtonLink, PageTitle, Skeleton, Stack } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StatusPage, StatusText } from '../../auth/status-page';
import { useHiddenSecret } from '../../auth/use-hidden-secret';
import type { Page } from '../../page/page';

const RETRIABLE: readonly (ApiError['kind'] | undefined)[] = ['offline', 'unavailable', 'rate-limited', 'unexpected'];

/** Confirms the e-mail by the link of the confirmation mail, and shows the outcome. */
export function Component() {
  const [search] = useSearchParams();
  const { secret } = useHiddenSecret(search.get('token') ?? '', routePath('confirmEmail'));
  const [confirmEmail, { data, error, isUninitialized, isLoading }] = useConfirmEmailMutation();
  const { user } = useSession();
  const { refreshProfile } = useSessionActions();
  const began = useRef(false);
  const failure = error as ApiError | undefined;

  const confirm = async () => {
    const { data: answer } = await confirmEmail({ token: secret });
    // Removes the header's banner.
    if (answer?.success) await refreshProfile();
  };

  useEffect(() => {
    if (began.current) return;
    began.current = true;
    void confirm();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a visit
  }, []);

  return (
    <StatusPage>
      <PageTitle>Confirmação de e-mail</PageTitle>
      {isUninitialized || isLoading ? (
        <Skeleton width="24ch" height="1.5em" />
      ) : (
        <Stack>
          <StatusText role="status">{data?.msg ?? failure?.message ?? MESSAGES.unexpected}</StatusText>
          {RETRIABLE.includes(failure?.kind) ? <Button onClick={() => void confirm()}>Tentar novamente</Button> : null}
          <ButtonLink to={user ? routePath('myMaps') : routePath('login')} variant={failure ? 'secondary' : 'primary'}>
            {user ? 'Ir para Minha Área' : 'Entrar'}
          </ButtonLink>
        </Stack>
      )}
    </StatusPage>
  );
}

export const meta: Page['meta'] = () => ({
  title: 'Confirmação de e-mail',
  description: 'Confirme o e-mail da sua conta.',
  indexed: false,
});
