import { createTestStore, renderWithProviders, type TestSetting } from '@mapa/api-client/testing';
import { Toaster, toast, UiProvider } from '@mapa/ui-kit';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { deleteToken, readToken } from '../browser/token-cookie';
import { SessionProvider } from '../providers/session-provider';
import { forgetDraft } from '../forms/draft';
import { resetAuthEvents } from '../session/auth-events';
import { createSession, type Session, type SessionSetting } from '../session/create-session';
import { sessionReducer, type SessionSlices } from '../session/session-slice';

type Setting = Pick<TestSetting<SessionSlices>, 'calls'> & Pick<SessionSetting, 'providers'>;
const stops: (() => void)[] = [];

/** A session that is not started yet, over a fake network, with the notices on screen. */
export function createTestSession(setting: Setting) {
  const test = createTestStore<SessionSlices>({ ...setting, reducers: { session: sessionReducer }, token: readToken });
  stops.push(test.outbox.dispose);
  const leave = jest.fn();
  const session = createSession({ ...test, leave });
  render(<Toaster />);
  const start = () => act(async () => void stops.push(session.start()));
  return { ...test, session, leave, start, state: () => test.store.getState().session };
}

/** Renders a screen with a started session. */
export async function renderWithSession(ui: ReactElement, { providers, ...setting }: Setting) {
  let session: Session | undefined;
  const view = renderWithProviders<SessionSlices>(ui, {
    ...setting,
    reducers: { session: sessionReducer },
    token: readToken,
    wrapper(children, test) {
      stops.push(test.outbox.dispose);
      session = createSession({ ...test, providers, leave: () => undefined });
      return (
        <UiProvider>
          <Toaster />
          <SessionProvider session={session}>{children}</SessionProvider>
        </UiProvider>
      );
    },
  });
  await act(async () => void (session && stops.push(session.start())));
  return view;
}

/** Removes all stored data, as on a new device. */
export function clearDevice(): void {
  stops.splice(0).forEach((stop) => stop());
  act(() => toast.remove());
  cleanup();
  deleteToken('');
  localStorage.clear();
  sessionStorage.clear();
  resetAuthEvents();
  forgetDraft();
}
