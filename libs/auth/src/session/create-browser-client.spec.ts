import { createPacks } from '@mapa/api-client';
import { createBrowserClient } from './create-browser-client';
import { clearDevice } from '../testing/session-page';
import { sessionLoading } from './session-slice';

const config = {
  cookieDomain: '',
  googleClientId: '',
  googleAccountsUrl: '',
  googleApiUrl: '',
  facebookAppId: '',
  facebookSdkUrl: '',
  facebookApiUrl: '',
};
let stop = (): void => undefined;

afterEach(() => {
  stop();
  clearDevice();
});

function start(setting: Partial<Parameters<typeof createBrowserClient>[0]> = {}) {
  const client = createBrowserClient({ config, ...setting });
  stop = client.start();
  const happen = (type: string) => void dispatchEvent(new Event(type));
  return { ...client, happen, status: () => client.store.getState().session.status };
}

describe('the client of a page', () => {
  it('loads the profile, and follows the network until it is stopped', () => {
    const { happen, outbox, status } = start();
    expect(status()).toBe('signed-out');
    happen('offline');
    expect(outbox.snapshot().online).toBe(false);
    happen('online');
    expect(outbox.snapshot().online).toBe(true);
    stop();
    happen('offline');
    expect(outbox.snapshot().online).toBe(true);
  });

  it("starts with the server's data, and with the settings of the providers", () => {
    const known = { id: 'ana', nome: 'Ana' };
    const session = {
      status: 'loading',
      user: undefined,
      known,
      dialog: { open: false, view: 1, mapaId: null },
    } as const;
    const client = createBrowserClient({ config, preloadedState: { session } });
    expect(client.store.getState().session).toEqual(session);
    expect(client.session.providers).toBe(config);
    client.store.dispatch(sessionLoading(null));
    expect(client.store.getState().session.known).toBeNull();
  });

  it('stores packs in the student area only', () => {
    expect(start().packs).toBeNull();
    stop();
    expect(start({ createPacks }).packs).not.toBeNull();
  });

  it('works without a cache if the browser denies storage', () => {
    const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(start().status()).toBe('signed-out');
    stop();
    if (own) Object.defineProperty(window, 'sessionStorage', own);
  });
});
