import { apiErrorOf, useEndReminderByMailMutation } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { Button, ButtonLink, PageTitle, Stack } from '@mapa/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { StatusPage, StatusText } from '../../auth/status-page';
import { useHiddenSecret } from '../../auth/use-hidden-secret';
import type { Page } from '../../page/page';

/** Ends reminders by a mailed link: only on a press, as link scanners open pages too. */
export function Component() {
  const [search] = useSearchParams();
  const { secret } = useHiddenSecret(search.get('token') ?? '', routePath('reminderOff'));
  const [end, { isSuccess, isLoading, error }] = useEndReminderByMailMutation();
  return (
    <StatusPage>
      <PageTitle>Lembrete por e-mail</PageTitle>
      <Stack>
        {isSuccess ? (
          <>
            <StatusText role="status">O lembrete está desligado: você não vai mais receber esta mensagem.</StatusText>
            <ButtonLink variant="secondary" to={routePath('home')}>
              Ir para o início
            </ButtonLink>
          </>
        ) : (
          <>
            <p>
              O Mapa avisa por e-mail quando falta algo no seu plano do dia. Você pode parar de receber quando quiser.
            </p>
            {error ? <StatusText role="alert">{apiErrorOf(error).message}</StatusText> : null}
            <Button busy={isLoading} onClick={() => void end({ token: secret })}>
              Parar de receber
            </Button>
          </>
        )}
      </Stack>
    </StatusPage>
  );
}

export const meta: Page['meta'] = () => ({
  title: 'Lembrete por e-mail',
  description: 'Desligue o lembrete por e-mail.',
  indexed: false,
});
