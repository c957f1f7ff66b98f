import { AUTH_TITLES, AuthForm, AuthPlacementProvider, useSession, type AuthView } from '@mapa/auth';
import { useEffect, useMemo } from 'react';
import { Sheet } from './sheet';
import { useWayBack, viewAddress } from './way-back';

/** One view of the login dialog as a page of its own, which returns to the visitor's destination. */
export function ViewPage({ view }: { view: AuthView }) {
  const { status } = useSession();
  const { wayBack, goOn } = useWayBack();
  const place = useMemo(() => ({ address: (next: AuthView) => viewAddress(next, wayBack) }), [wayBack]);

  // A signed-in student, here or in another tab, has nothing to do on this page; but anybody may forget a password.
  const isDone = status === 'signed-in' && view !== 3;
  useEffect(() => {
    if (isDone) goOn();
  }, [isDone, goOn]);

  return (
    <Sheet {...AUTH_TITLES[view]}>
      <AuthPlacementProvider value={place}>
        <AuthForm view={view} onSuccess={goOn} />
      </AuthPlacementProvider>
    </Sheet>
  );
}
