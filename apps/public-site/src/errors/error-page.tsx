import { MESSAGES, routePath } from '@mapa/domain';
import { ButtonLink, LinkProvider, MessagePage } from '@mapa/ui-kit';
import { useLocation } from 'react-router-dom';

const DOCUMENTS = { application: null };

/** Rendered for an address that no route matches. */
export function NotFound() {
  return (
    <MessagePage title="Página não encontrada" text={MESSAGES.notFound}>
      <ButtonLink to={routePath('questions')}>Ver questões</ButtonLink>
      <ButtonLink variant="secondary" to={routePath('maps')}>
        Ver mapas
      </ButtonLink>
      <ButtonLink variant="secondary" to={routePath('exams')}>
        Ver provas
      </ButtonLink>
    </MessagePage>
  );
}

/** Rendered instead of a page that failed: the API is unavailable, or the code has an error. */
export function PageFailed({ kind }: { kind: 'unavailable' | 'unexpected' }) {
  const { pathname, search } = useLocation();
  return (
    <MessagePage title="Não foi possível abrir esta página" text={MESSAGES[kind]}>
      {/* Loads the document again: this works without scripts, and fetches code that failed to load. */}
      <LinkProvider value={DOCUMENTS}>
        <ButtonLink to={pathname + search}>Tentar novamente</ButtonLink>
      </LinkProvider>
    </MessagePage>
  );
}
