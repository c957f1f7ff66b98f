import { MESSAGES, routePath } from '@mapa/domain';
import { ButtonLink, LinkProvider, token } from '@mapa/ui-kit';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

const DOCUMENTS = { application: null };

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

/** A page that cannot be shown now: the API is away, or we made a mistake. */
export function PageFailed({ kind }: { kind: 'unavailable' | 'unexpected' }) {
  const { pathname, search } = useLocation();
  return (
    <Box>
      <Title>Não foi possível abrir esta página</Title>
      <Text>{MESSAGES[kind]}</Text>
      {/* A document of its own: it works where scripts do not, and brings code that did not arrive. */}
      <LinkProvider value={DOCUMENTS}>
        <ButtonLink to={pathname + search}>Tentar novamente</ButtonLink>
      </LinkProvider>
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
