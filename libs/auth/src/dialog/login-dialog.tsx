import { useAppDispatch } from '@mapa/api-client';
import { Dialog } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { AUTH_TITLES, AuthForm } from '../forms/auth-form';
import { AuthPlacementProvider } from '../forms/auth-placement';
import type { Session } from '../session/create-session';
import { dialogOpened, type AuthView, type SessionSlices } from '../session/session-slice';

/** The dialog 'Entre ou cadastre-se' with its three views, over the screen that requested it. */
export function LoginDialog({ open, session }: { open: boolean; session: Session }) {
  const { view, mapaId } = useSelector((state: SessionSlices) => state.session.dialog);
  const dispatch = useAppDispatch();
  const place = { show: (next: AuthView) => void dispatch(dialogOpened({ view: next, mapaId })) };
  const { title, lead } = AUTH_TITLES[view];
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(view);

  // The pressed control is gone with the previous view, so the focus would be lost.
  useEffect(() => {
    if (shown.current !== view) body.current?.querySelector('input')?.focus();
    shown.current = view;
  }, [view]);

  const handleOpenChange = (next: boolean) => {
    if (!next) session.closeLogin();
  };
  return (
    <Dialog open={open} onOpenChange={handleOpenChange} title={title} description={lead}>
      <AuthPlacementProvider value={place}>
        <div ref={body}>
          <AuthForm view={view} onSuccess={session.finishLogin} />
        </div>
      </AuthPlacementProvider>
    </Dialog>
  );
}
