import { useSession } from '@mapa/auth';
import { SESSION_HINT, routePath } from '@mapa/domain';
import { ButtonLink, Link, Meta, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/**
 * Links to sign up, or to continue for students. The server render is the same for everyone: a browser with a session
 * shows nothing here until the session is known. Both variants fit on one line of a small window, so that nothing
 * moves.
 */
export function Start() {
  const { status, user } = useSession();
  if (status === 'loading' || status === 'signed-out') {
    return (
      <Row $waits={status === 'loading'}>
        <ButtonLink to={routePath('signUp')}>Criar conta</ButtonLink>
        <Meta as="span">De graça, sem cartão.</Meta>
      </Row>
    );
  }
  const isStaff = user ? user.role !== 'estudante' : false;
  return (
    <Row $waits={false}>
      {isStaff ? null : <ButtonLink to={routePath('today')}>Continuar estudando</ButtonLink>}
      {isStaff ? (
        <ButtonLink to={routePath('requests')}>Ir para minha área</ButtonLink>
      ) : (
        <Link to={routePath('myMaps')}>Meus mapas</Link>
      )}
    </Row>
  );
}

const Row = styled.div<{ $waits: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x2};
  min-height: ${token.target};
  ${({ $waits }) => ($waits ? `:root[${SESSION_HINT}] & { visibility: hidden; }` : '')}
`;
