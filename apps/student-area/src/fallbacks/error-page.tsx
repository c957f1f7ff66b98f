import { MESSAGES, routePath } from '@mapa/domain';
import { Button, ButtonLink, MessagePage, usePlaceTitle } from '@mapa/ui-kit';
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

const NOT_FOUND = 'Página não encontrada';

/** Shown for an unknown address, or one that does not exist for the viewer: the document's title says so too. */
export function NotFound() {
  usePlaceTitle(NOT_FOUND);
  return (
    <MessagePage title={NOT_FOUND} text={MESSAGES.notFound}>
      <ButtonLink to={routePath('myMaps')}>Ver meus mapas</ButtonLink>
    </MessagePage>
  );
}
