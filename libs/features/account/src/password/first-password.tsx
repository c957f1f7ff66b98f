import { useSendResetPasswordMutation } from '@mapa/api-client';
import { sayFailure } from '@mapa/auth';
import { MESSAGES, RECOVERY_LINK_MINUTES } from '@mapa/domain';
import { Button, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Section } from '../sections/section';

/** Sets a first password: an account of Google or Facebook has none to repeat, so a mail proves its owner. */
export function FirstPassword({ email }: { email: string }) {
  const [send, { isLoading }] = useSendResetPasswordMutation();
  const [isSent, setIsSent] = useState(false);

  const handleSend = async () => {
    const { data, error } = await send({ email });
    if (data?.success) setIsSent(true);
    else sayFailure(error ?? { kind: 'invalid', message: data?.msg || MESSAGES.recoveryFailed, fields: {} });
  };

  return (
    <Section
      id="senha"
      lead="Você entra com o Google ou o Facebook, e sua conta não tem senha. Se quiser uma, enviamos ao seu e-mail um link para criá-la; ao usá-lo, você sai de todos os aparelhos e entra de novo."
    >
      {isSent ? (
        <Sent role="status">
          {MESSAGES.recoverySent} O link serve por {RECOVERY_LINK_MINUTES} minutos.
        </Sent>
      ) : (
        <Button variant="secondary" busy={isLoading} onClick={() => void handleSend()}>
          Enviar link para {email}
        </Button>
      )}
    </Section>
  );
}

const Sent = styled.p`
  padding-left: ${token.space.x2};
  border-left: 4px solid ${token.color.accent};
`;
