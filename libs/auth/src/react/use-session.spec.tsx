import { sampleProfile } from '@mapa/api-client/testing';
import { act } from '@testing-library/react';
import { Profiler } from 'react';
import { sessionLoading, signedIn, signedOut } from '../session/session-slice';
import { clearDevice, renderWithSession } from '../testing/session-page';
import { useIsSignedIn, useSession, useStudentId } from './use-session';

afterEach(clearDevice);

const READERS = {
  Id: () => useStudentId(),
  IsSignedIn: () => String(useIsSignedIn()),
  Session: () => useSession().status,
};

/** Each reader, with its number of renders. */
async function showReaders() {
  const renders: Record<string, number> = {};
  const count = (name: string) => void (renders[name] = (renders[name] ?? 0) + 1);
  const { store } = await renderWithSession(
    <>
      {Object.entries(READERS).map(([name, Reader]) => (
        <Profiler key={name} id={name} onRender={count}>
          <Reader />
        </Profiler>
      ))}
    </>,
    {},
  );
  const before = { ...renders };
  const rendered = () => Object.keys(READERS).filter((name) => renders[name] !== before[name]);
  return { store, rendered };
}

describe('a reader of a part of the session', () => {
  it('is not rendered again when a visitor is confirmed as one', async () => {
    const { store, rendered } = await showReaders();
    act(() => void store.dispatch(sessionLoading(null)));
    act(() => void store.dispatch(signedOut()));
    expect(rendered()).toEqual(['Session']);
  });

  it('is rendered again when that part changes', async () => {
    const { store, rendered } = await showReaders();
    act(() => void store.dispatch(signedIn(sampleProfile().usuario)));
    expect(rendered()).toEqual(['Id', 'IsSignedIn', 'Session']);
  });
});
