import { NewPasswordForm } from '@mapa/auth';
import { routePath } from '@mapa/domain';
import { ButtonLink, LinkProvider } from '@mapa/ui-kit';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Sheet } from '../../auth/sheet';
import { StatusText } from '../../auth/status-page';
import { useHiddenSecret } from '../../auth/use-hidden-secret';
import type { Page } from '../../page/page';

const WITHOUT_SECRET = routePath('newPassword', { id: 'redefinir' });
/** This document permits no third party, so the next page is another document. */
const DOCUMENTS = { application: null };

type Outcome = { title: string; message: string; to: string; action: string };

/** Target of the recovery mail's link: sets a new password. */
export function Component() {
  const { id = '' } = useParams();
  const { secret, forget } = useHiddenSecret(id, WITHOUT_SECRET);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const handleDone = (message: string) => {
    forget();
    setOutcome({ title: 'Senha redefinida', message, to: routePath('login'), action: 'Ir para o Login' });
  };
  const handleExpired = (message: string) => {
    forget();
    setOutcome({ title: 'Link sem validade', message, to: routePath('recoverPassword'), action: 'Pedir outro link' });
  };

  return (
    <LinkProvider value={DOCUMENTS}>
      {outcome ? (
        <Sheet title={outcome.title}>
          <StatusText role="status">{outcome.message}</StatusText>
          <ButtonLink to={outcome.to} wide>
            {outcome.action}
          </ButtonLink>
        </Sheet>
      ) : (
        <Sheet title="Nova senha" lead="Escolha a senha com que você vai entrar a partir de agora.">
          <NewPasswordForm token={secret} onDone={handleDone} onExpired={handleExpired} />
        </Sheet>
      )}
    </LinkProvider>
  );
}

export const meta: Page['meta'] = () => ({
  title: 'Nova senha',
  description: 'Escolha uma nova senha para a sua conta.',
  indexed: false,
});
