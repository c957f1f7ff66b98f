import { MESSAGES, routePath } from '@mapa/domain';
import { Button, ButtonLink, MessagePage } from '@mapa/ui-kit';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** Rendered instead of a page that threw. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <MessagePage title="Não foi possível abrir esta página" text={MESSAGES.unexpected}>
      <Button onClick={() => location.reload()}>Tentar novamente</Button>
    </MessagePage>
  );
}

/** Rendered for an address that no route matches. */
export function NotFound() {
  return (
    <MessagePage title="Página não encontrada" text={MESSAGES.notFound}>
      <ButtonLink to={routePath('myMaps')}>Ver meus mapas</ButtonLink>
    </MessagePage>
  );
}
