import { MESSAGES, routePath } from '@mapa/domain';
import { ButtonLink, token } from '@mapa/ui-kit';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';

/** What a page shows in its own place when it cannot show itself; the header and footer stay. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFound />;
  return <Failed text={status === 503 ? MESSAGES.unavailable : MESSAGES.unexpected} />;
}

/** Nothing is at this address. */
export function NotFound() {
  return (
    <Box>
      <Title>Página não encontrada</Title>
      <Text>{MESSAGES.notFound}</Text>
      <ButtonLink to={routePath('questions')}>Ver questões</ButtonLink>
    </Box>
  );
}

function Failed({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  return (
    <Box>
      <Title>Não foi possível abrir esta página</Title>
      <Text>{text}</Text>
      {/* A link, so that it also works where scripts do not. */}
      <ButtonLink to={pathname + search}>Tentar novamente</ButtonLink>
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
