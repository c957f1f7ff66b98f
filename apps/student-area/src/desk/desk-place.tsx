import { useSession } from '@mapa/auth';
import { deskSectionOf, deskSectionsOf, type DeskRoute } from '@mapa/domain';
import { lazyPart } from '@mapa/ui-kit';
import { NotFound } from '../fallbacks/error-page';
import { PagePlaceholder } from '../fallbacks/page-placeholder';

// Students never load it: whether there is a desk is decided here, and the desk's code is only loaded for staff.
const Desk = lazyPart(() => import('@mapa/desk').then((module) => module.Desk), {
  Waiting: () => <PagePlaceholder />,
  retries: true,
});

/** A part of the desk for permitted roles; not found for everybody else. */
export function DeskPlace({ route }: { route: DeskRoute }) {
  const { user } = useSession();
  if (!user) return <PagePlaceholder />;
  return deskSectionsOf(user.role).some((section) => section.route === deskSectionOf(route)) ? (
    <Desk route={route} viewer={user.role} />
  ) : (
    <NotFound />
  );
}
