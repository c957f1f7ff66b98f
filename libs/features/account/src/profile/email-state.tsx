import { useResendConfirmation } from '@mapa/auth';
import { dayText } from '@mapa/domain';
import { Badge, Button, CircleAlertIcon, CircleCheckIcon, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { OfUser } from '../sections/known-user';

/** The e-mail address, and whether its owner has confirmed it. */
export function EmailState({ user }: OfUser) {
  const { resend, isBusy } = useResendConfirmation();
  return (
    <Container>
      <h3>E-mail</h3>
      {user ? <p>{user.email}</p> : <Skeleton width="16rem" height="1.5rem" />}
      {user?.verificou_email_em ? (
        <Badge tone="success" icon={<CircleCheckIcon aria-hidden />}>
          Confirmado em {dayText(user.verificou_email_em)}
        </Badge>
      ) : null}
      {user && !user.verificou_email_em ? (
        <>
          <Badge tone="warning" icon={<CircleAlertIcon aria-hidden />}>
            Ainda não confirmado
          </Badge>
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => void resend()}>
            Enviar a confirmação de novo
          </Button>
        </>
      ) : null}
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${token.space.x1};
  min-height: 5.5rem;
  padding-top: ${token.space.x1};
  & > h3 {
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
  & > p {
    overflow-wrap: anywhere;
  }
`;
