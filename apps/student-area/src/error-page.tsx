import { MESSAGES, routePath } from '@mapa/domain';
import { Button, ButtonLink, token } from '@mapa/ui-kit';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';

/** Rendered instead of a page that threw. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Box>
      <Title>Não foi possível abrir esta página</Title>
      <Text>{MESSAGES.unexpected}</Text>
      <Button onClick={() => location.reload()}>Tentar novamente</Button>
    </Box>
  );
}

/** Nothing is at this address. */
export function NotFound() {
  return (
    <Box>
      <Title>Página não encontrada</Title>
      <Text>{MESSAGES.notFound}</Text>
      <ButtonLink to={routePath('myMaps')}>Ver meus mapas</ButtonLink>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token.space.x2};
  max-width: ${token.measure.text};
  margin: 0 auto;
  padding: ${token.space.x8} ${token.space.x2};
`;

const Title = styled.h1`
  font-size: ${token.size.title1};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.title};
`;

const Text = styled.p`
  color: ${token.color.inkSoft};
`;
