import { refuse, type FakeCalls } from '@mapa/api-client/testing';
import { MESSAGES } from '@mapa/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken } from '../browser/token-cookie';
import { ENTERED, renderAuthForm } from '../testing/auth-form-page';
import { clearDevice } from '../testing/session-page';
import type { SocialSetting } from '../session/social-providers';

const REGISTER = 'POST /api/auth/registerOrLogin';
let bases = 0;

/** Separate addresses for each test: a loaded script is not loaded again. */
const createProviders = (): SocialSetting => {
  bases += 1;
  return {
    googleClientId: 'cliente-1',
    googleAccountsUrl: `https://accounts-${bases}.test`,
    googleApiUrl: 'https://api.google.test',
    facebookAppId: '4242',
    facebookSdkUrl: `https://sdk-${bases}.test`,
    facebookApiUrl: 'https://graph.test',
  };
};

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

/** The browser has loaded the last requested script; `define` sets what its execution would define. */
async function arrive(define: () => void, event = 'load') {
  await waitFor(() => expect(document.head.querySelector('script')).not.toBeNull());
  define();
  await act(async () => void document.head.querySelector('script')?.dispatchEvent(new Event(event)));
}

const page = globalThis as unknown as Record<string, unknown>;
const fetched = jest.fn();
beforeEach(() => {
  page['fetch'] = fetched;
});
afterEach(() => {
  clearDevice();
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  ['google', 'FB', 'fetch'].forEach((name) => Reflect.deleteProperty(globalThis, name));
  fetched.mockReset();
  jest.useRealTimers();
});

const says = (body: object, ok = true) =>
  fetched.mockResolvedValue({ ok, status: ok ? 200 : 500, json: async () => body });
const show = (view: 1 | 2 = 1, calls: FakeCalls = { [REGISTER]: ENTERED }, providers = createProviders()) =>
  renderAuthForm(view, { calls, providers }).then((shown) => ({ ...shown, providers }));
const button = (name: 'Google' | 'Facebook') => screen.getByRole('button', { name: `Entrar com ${name}` });

describe('the Google button', () => {
  type Setting = {
    client_id: string;
    scope: string;
    callback: (answer: object) => void;
    error_callback: (error: object) => void;
  };
  let asked: Setting[];
  const google = () => {
    page['google'] = {
      accounts: {
        oauth2: { initTokenClient: (setting: Setting) => ({ requestAccessToken: () => void asked.push(setting) }) },
      },
    };
  };
  beforeEach(() => {
    asked = [];
  });
  const press = async () => {
    await userEvent.click(button('Google'));
    await arrive(google);
    await waitFor(() => expect(asked).toHaveLength(1));
    return asked[0] as Setting;
  };

  it('loads Google’s script only when pressed, and asks for name and e-mail', async () => {
    const { providers } = await show();
    expect(scripts()).toEqual([]);
    const { client_id, scope } = await press();
    expect(scripts()).toEqual([`${providers.googleAccountsUrl}/gsi/client`]);
    expect([client_id, scope]).toEqual(['cliente-1', 'openid profile email']);
  });

  it("submits Google's response by itself", async () => {
    says({ sub: '10769', name: 'Ana Souza', email: 'ana@gmail.com', picture: 'x' });
    const { seen, handleSuccess } = await show();
    const { callback } = await press();
    await act(async () => callback({ access_token: 'token-of-google' }));
    await waitFor(() => expect(handleSuccess).toHaveBeenCalledTimes(1));
    expect(fetched).toHaveBeenCalledWith(
      'https://api.google.test/oauth2/v3/userinfo',
      expect.objectContaining({ headers: { authorization: 'Bearer token-of-google' } }),
    );
    expect(seen[0]?.args).toEqual({
      nome: 'Ana Souza',
      email: 'ana@gmail.com',
      password: '',
      password_confirmation: '',
      tipo_cadastro: 'google',
      social_id: '10769',
      social_data: {
        googleId: '10769',
        tokenObj: { access_token: 'token-of-google', idpId: 'google' },
        profileObj: { name: 'Ana Souza', email: 'ana@gmail.com' },
      },
    });
    expect(readToken()).toBe('token-of-ana');
  });

  it.each([
    ['login', 1, 'made an account', true],
    ['login', 1, 'found one', false],
    ['sign-up', 2, 'made an account', true],
    ['sign-up', 2, 'found one', false],
  ] as const)('on the %s (view %i), where Google %s, emits a sign-up: %s', async (_form, view, _what, conta_criada) => {
    says({ sub: '10769', name: 'Ana', email: 'ana@gmail.com' });
    const { events, handleSuccess } = await show(view, { [REGISTER]: { ...ENTERED, conta_criada } });
    const { callback } = await press();
    await act(async () => callback({ access_token: 'token-of-google' }));
    await waitFor(() => expect(handleSuccess).toHaveBeenCalledTimes(1));
    expect(events.filter(({ name }) => name === 'cadastro_concluido_sucesso')).toHaveLength(conta_criada ? 1 : 0);
  });

  it('is locked for 5 s', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await show();
    await user.click(button('Google'));
    expect(button('Google')).toBeDisabled();
    expect(button('Facebook')).toBeEnabled();
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(button('Google')).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(button('Google')).toBeEnabled();
  });

  it.each<[string, (setting: Setting) => void]>([
    ['the window is closed', ({ error_callback }) => error_callback({ type: 'popup_closed' })],
    ['nothing is granted', ({ callback }) => callback({ error: 'access_denied' })],
    ['Google does not say who it is', ({ callback }) => callback({ access_token: 'x' })],
  ])('is ready again, without a message, when %s', async (_when, fail) => {
    says({}, false);
    const { seen } = await show();
    const setting = await press();
    expect(button('Google')).toBeDisabled();
    await act(async () => fail(setting));
    await waitFor(() => expect(button('Google')).toBeEnabled());
    expect([screen.queryByRole('alert'), seen]).toEqual([null, []]);
  });

  it('loads the script again after a failure', async () => {
    await show();
    await userEvent.click(button('Google'));
    await arrive(() => undefined, 'error');
    await waitFor(() => expect(button('Google')).toBeEnabled());
    expect(scripts()).toEqual([]);
    await press();
    expect(asked).toHaveLength(1);
  });

  it('shows the reason of a refusal by our server', async () => {
    says({ sub: '1', name: 'Ana', email: 'ana@gmail.com' });
    await show(1, { [REGISTER]: refuse(422, { erro: ['O Google não confirmou este login.'] }) });
    const { callback } = await press();
    await act(async () => callback({ access_token: 'x' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('O Google não confirmou este login.');
    expect(button('Google')).toBeEnabled();
    expect(readToken()).toBeUndefined();
  });
});

describe('the Facebook button', () => {
  const sdk = { init: jest.fn(), login: jest.fn() };
  const facebook = () => {
    page['FB'] = sdk;
  };
  const agrees = (authResponse: object | null) =>
    sdk.login.mockImplementation((callback: (answer: object) => void) => callback({ authResponse }));
  beforeEach(() => agrees({ accessToken: 'token-of-facebook', userID: '77' }));
  afterEach(() => {
    sdk.init.mockReset();
    sdk.login.mockReset();
  });
  const press = async () => {
    await userEvent.click(button('Facebook'));
    await arrive(facebook);
  };

  it("loads Facebook’s script when pressed and submits Facebook's response by itself", async () => {
    says({ name: 'Ana Souza', email: 'ana@exemplo.com.br' });
    const { seen, handleSuccess, providers } = await show();
    expect(scripts()).toEqual([]);
    await press();
    await waitFor(() => expect(handleSuccess).toHaveBeenCalledTimes(1));
    expect(scripts()).toEqual([`${providers.facebookSdkUrl}/pt_BR/sdk.js`]);
    expect(sdk.init).toHaveBeenCalledWith(expect.objectContaining({ appId: '4242' }));
    expect(sdk.login).toHaveBeenCalledWith(expect.any(Function), { scope: 'public_profile,email' });
    expect(fetched.mock.calls[0]?.[0]).toBe('https://graph.test/me?fields=name%2Cemail');
    expect(seen[0]?.args).toMatchObject({
      tipo_cadastro: 'facebook',
      nome: 'Ana Souza',
      email: 'ana@exemplo.com.br',
      social_id: '77',
      social_data: { userID: '77', accessToken: 'token-of-facebook', name: 'Ana Souza', email: 'ana@exemplo.com.br' },
    });
  });

  it('refuses an account without an e-mail', async () => {
    says({ name: 'Ana Souza' });
    const { seen } = await show();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login Recusado');
    expect(seen).toEqual([]);
  });

  it('shows nothing if the person did not agree', async () => {
    agrees(null);
    const { seen } = await show();
    await press();
    await waitFor(() => expect(sdk.login).toHaveBeenCalled());
    expect([screen.queryByRole('alert'), seen, fetched.mock.calls]).toEqual([null, [], []]);
  });

  it('says that Facebook is unavailable', async () => {
    await show();
    await userEvent.click(button('Facebook'));
    await arrive(() => undefined, 'error');
    expect(await screen.findByRole('alert')).toHaveTextContent('O Facebook não respondeu.');
  });
});

describe('a deployment without ids', () => {
  it.each(['Google', 'Facebook'] as const)('says that %s is not configured, and loads nothing', async (name) => {
    await show(1, {}, { ...createProviders(), googleClientId: '', facebookAppId: '' });
    await userEvent.click(button(name));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `O login com ${name} não está configurado nesta instalação.`,
    );
    expect(button(name)).toBeEnabled();
    expect([scripts(), MESSAGES.loginRefused]).toEqual([[], 'Login Recusado']);
  });
});
