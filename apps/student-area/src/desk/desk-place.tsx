import { useSession } from '@mapa/auth';
import { deskSectionOf, deskSectionsOf, routePath, type DeskRoute } from '@mapa/domain';
import { lazyPart } from '@mapa/ui-kit';
import { Navigate } from 'react-router-dom';
import { NotFound } from '../error-page';
import { PagePlaceholder } from '../page-placeholder';

// Students never load it: what decides whether there is a desk stands here, and the desk comes for the staff alone.
const Desk = lazyPart(() => import('@mapa/desk').then((module) => module.Desk), {
  Waiting: () => <PagePlaceholder />,
  retries: true,
});

/** A part of the desk for whom it is; for everybody else this address is none. Without a part, leads to the first. */
export function DeskPlace({ route }: { route?: DeskRoute }) {
  const { user } = useSession();
  if (!user) return <PagePlaceholder />;
  const sections = deskSectionsOf(user.role);
  const [first] = sections;
  if (!first) return <NotFound />;
  if (!route) return <Navigate to={routePath(first.route)} replace />;
  return sections.some((section) => section.route === deskSectionOf(route)) ? (
    <Desk route={route} viewer={user.role} />
  ) : (
    <NotFound />
  );
}
