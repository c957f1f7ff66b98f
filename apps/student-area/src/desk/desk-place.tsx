import { useSession } from '@mapa/auth';
import { deskSectionOf, deskSectionsOf, type DeskRoute } from '@mapa/domain';
import { lazyPart } from '@mapa/ui-kit';
import { NotFound } from '../error-page';
import { PagePlaceholder } from '../page-placeholder';

// Students never load it: what decides whether there is a desk stands here, and the desk comes for the staff alone.
const Desk = lazyPart(() => import('@mapa/desk').then((module) => module.Desk), {
  Waiting: () => <PagePlaceholder />,
  retries: true,
});

/** A part of the desk for whom it is; for everybody else this address is none. */
export function DeskPlace({ route }: { route: DeskRoute }) {
  const { user } = useSession();
  if (!user) return <PagePlaceholder />;
  return deskSectionsOf(user.role).some((section) => section.route === deskSectionOf(route)) ? (
    <Desk route={route} viewer={user.role} />
  ) : (
    <NotFound />
  );
}
