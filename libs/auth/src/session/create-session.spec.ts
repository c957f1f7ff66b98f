import {
  listOf,
  offline,
  refuse,
  sampleProfile,
  sampleStudentMap,
  sampleVerdict,
  type FakeCalls,
} from '@mapa/api-client/testing';
import { studentMapsApi } from '@mapa/api-client';
import { MESSAGES } from '@mapa/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { readToken, writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';

const PROFILE = 'GET /api/customer-area/user/me';
const ana = sampleProfile();
const ANA = ana.usuario.id;

afterEach(() => {
  clearDevice();
  jest.useRealTimers();
  delete document.documentElement.dataset.tema;
});

const signedIn = (calls: FakeCalls = {}) => {
  writeToken('token-of-ana', '');
  return createTestSession({ calls: { [PROFILE]: ana, ...calls } });
};

describe('a page without a token', () => {
  it('is a visitor’s and calls nobody', async () => {
    const { start, state, seen } = createTestSession({ calls: {} });
    await start();
    expect([state().status, state().user, seen]).toEqual(['signed-out', null, []]);
  });

  it('forgets the student whose token expired', async () => {
    localStorage.setItem('user_name', 'Ana');
    const { start } = createTestSession({ calls: {} });
    await start();
    expect(localStorage).toHaveLength(0);
  });
});

describe('a page with a token', () => {
  it('shows the stored name while the profile is loading, then the user', async () => {
    localStorage.setItem('user_name', 'Ana de ontem');
    let answer = (_profile: typeof ana): void => undefined;
    const { start, state } = signedIn({ [PROFILE]: () => new Promise((resolve) => void (answer = resolve)) });
    expect(state()).toMatchObject({ status: 'loading', user: undefined });
    await start();
    expect(state()).toMatchObject({ status: 'loading', user: undefined, known: { nome: 'Ana de ontem', id: null } });
    await act(async () => answer(ana));
    expect(state()).toMatchObject({ status: 'signed-in', user: { nome: 'Ana Souza' }, known: { id: ANA } });
  });

  it('is a visitor’s, without a notice, if the profile reports no success', async () => {
    const { start, state } = signedIn({ [PROFILE]: () => ({ ...ana, success: false }) as unknown as typeof ana });
    await start();
    expect([state().status, readToken(), screen.queryByRole('alert')]).toEqual(['signed-out', undefined, null]);
  });

  it('shows a sentence if the token is refused', async () => {
    localStorage.setItem('user_name', 'Ana');
    const { start, state } = signedIn({ [PROFILE]: refuse(401) });
    await start();
    expect([state().status, readToken(), localStorage.length]).toEqual(['signed-out', undefined, 0]);
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.sessionEnded);
  });

  it.each([
    ['without a connection', offline()],
    ['while the API is away', refuse(503)],
    ['while the API breaks', refuse(500)],
    ['while the API has too much to do', refuse(429, {}, { 'retry-after': '1' })],
  ])('keeps the session %s and asks again', async (_when, failure) => {
    jest.useFakeTimers();
    let reply: typeof ana | typeof failure = failure;
    const { start, state } = signedIn({ [PROFILE]: () => reply });
    await start();
    expect([state().status, state().user, readToken()]).toEqual(['unknown', undefined, 'token-of-ana']);
    reply = ana;
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(state().status).toBe('signed-in');
  });

  it('waits as long as an overloaded server asks, and says so once', async () => {
    jest.useFakeTimers();
    let reply: typeof ana | ReturnType<typeof refuse> = refuse(429, {}, { 'retry-after': '600' });
    const { start, state, seen, client } = signedIn({ [PROFILE]: () => reply });
    const told = jest.fn();
    client.events.onRateLimited(told);
    await start();
    reply = ana;
    await act(() => jest.advanceTimersByTimeAsync(599_999));
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect([seen.length, told.mock.calls.length, state().status]).toEqual([1, 1, 'unknown']);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(state().status).toBe('signed-in');
  });

  it('asks at once when the network returns', async () => {
    let reply: typeof ana | ReturnType<typeof offline> = offline();
    const { start, state } = signedIn({ [PROFILE]: () => reply });
    await start();
    reply = ana;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(state().status).toBe('signed-in'));
  });

  it('never uses the profile of one token for another', async () => {
    const bia = sampleProfile({ id: 'bia', nome: 'Bia' });
    const { start, state } = signedIn({
      [PROFILE]: (_args, { token }) => {
        if (token === 'token-of-bia') return bia;
        writeToken('token-of-bia', '');
        return ana;
      },
    });
    await start();
    await waitFor(() => expect(state()).toMatchObject({ status: 'signed-in', user: { nome: 'Bia' } }));
  });

  it('switches the dark theme on for a profile that wants it, unless the device has its own setting', async () => {
    const { start } = signedIn({ [PROFILE]: sampleProfile({ tema_escuro: true }) });
    await start();
    expect(localStorage.getItem('@MAPA-Tema')).toBe('dark');
    clearDevice();
    const other = signedIn({ [PROFILE]: sampleProfile({ tema_escuro: true }) });
    localStorage.setItem('@MAPA-Tema', 'light');
    await other.start();
    expect(localStorage.getItem('@MAPA-Tema')).toBe('light');
  });

  it('stores the notification flag under a key with the token, and removes it', async () => {
    const { start, session } = signedIn({ [PROFILE]: () => sampleProfile({ notify: readFlag() === null }) });
    const readFlag = () => localStorage.getItem('notifytoken-of-ana');
    await start();
    expect(readFlag()).toBe('true');
    await act(() => session.refreshProfile());
    expect(readFlag()).toBeNull();
  });
});

describe('a refused call', () => {
  it('with an older token does not end the session', async () => {
    const { start, state, client } = signedIn();
    await start();
    act(() => client.events.emitUnauthorized({ call: PROFILE, token: 'older', isAccountGone: false }));
    expect([state().status, readToken()]).toEqual(['signed-in', 'token-of-ana']);
  });

  it('of a visitor shows nothing', async () => {
    const { start, client } = createTestSession({ calls: {} });
    await start();
    act(() => client.events.emitUnauthorized({ call: PROFILE, token: undefined, isAccountGone: false }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('for a rate limit shows the specification’s sentence, once', async () => {
    const { start, client } = createTestSession({ calls: {} });
    await start();
    act(() => [1, 2].forEach(() => client.events.emitRateLimited({ retryAfterS: 1 })));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.rateLimited);
  });
});

describe('signing in', () => {
  const login = {
    access_token: 'token-of-ana',
    user_name: 'Ana Souza',
    user_email: 'ana@exemplo.com.br',
    ava_novo: true,
    verificou_email_em: '',
    role: 'estudante',
  } as const;

  it('stores the token and the user data, and shows the user', async () => {
    const { start, session, state } = createTestSession({ calls: { [PROFILE]: offline() } });
    await start();
    localStorage.setItem('mapa_estudante', 'somebody-before');
    await act(() => session.enter(login));
    expect(readToken()).toBe('token-of-ana');
    expect({ ...localStorage }).toEqual({
      user_name: 'Ana Souza',
      user_email: 'ana@exemplo.com.br',
      ava_novo: 'true',
      verificou_email_em: '',
      role: 'estudante',
    });
    expect(state()).toMatchObject({ status: 'unknown', known: { nome: 'Ana Souza' } });
  });

  it('sends answers that the student had given before', async () => {
    const { start, session, outbox, seen } = createTestSession({
      calls: {
        [PROFILE]: ana,
        'POST /api/customer-area/question/answer': ({ uuid = '', questao_id }) => sampleVerdict({ uuid, questao_id }),
      },
    });
    await start();
    await outbox.enqueue(ANA, { questao_id: 5, alternativa_id: 52 });
    await outbox.enqueue('bia', { questao_id: 6, alternativa_id: 62 });
    await act(() => session.enter(login));
    await waitFor(() =>
      expect(seen.at(-1)).toMatchObject({
        call: 'POST /api/customer-area/question/answer',
        args: { questao_id: 5 },
        token: 'token-of-ana',
      }),
    );
    expect(seen.filter(({ args }) => args.questao_id === 6)).toEqual([]);
  });
});

describe('signing out', () => {
  const LOGOUT = 'POST /api/auth/logout';

  it('revokes the token and leaves nothing behind but the e-mail of "Lembrar"', async () => {
    const maps = 'GET /api/customer-area/question-map/user-maps';
    const { start, session, store, state, seen, leave } = signedIn({
      [LOGOUT]: { success: true },
      [maps]: listOf(sampleStudentMap({ mapa: { id: 1 } })),
    });
    await start();
    await store.dispatch(studentMapsApi.endpoints.studentMaps.initiate(undefined, { subscribe: false }));
    localStorage.setItem('mapa_lembrar', 'ana@exemplo.com.br');
    localStorage.setItem('notifytoken-of-ana', 'true');
    sessionStorage.setItem('qualquer', 'x');
    document.cookie = 'mapa_ultima_area=/area-estudante/cadernos; path=/';
    await act(() => session.logout());
    expect(seen.at(-1)).toMatchObject({ call: LOGOUT, token: 'token-of-ana' });
    expect([document.cookie, { ...localStorage }, sessionStorage.length]).toEqual([
      '',
      { mapa_lembrar: 'ana@exemplo.com.br' },
      0,
    ]);
    expect([state().status, store.getState().api.queries]).toEqual(['signed-out', {}]);
    expect(leave.mock.calls).toEqual([['/']]);
  });

  it('keeps what could not be sent, and says so on the next page', async () => {
    const { start, session, outbox } = signedIn({
      [LOGOUT]: offline(),
      'POST /api/customer-area/question/answer': offline(),
    });
    await start();
    await outbox.submitAnswer(ANA, { questao_id: 5, alternativa_id: 52 });
    await act(() => session.logout());
    expect(sessionStorage).toHaveLength(1);
    await createTestSession({ calls: {} }).start();
    expect(
      screen.getAllByText(/^Você saiu. Ficou guardado neste aparelho, só para você: 1 resposta\./)[0],
    ).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    await outbox.open(ANA);
    expect(outbox.snapshot().pending).toHaveLength(1);
  });

  it('without a network stays on the page, and reports there what could not be sent', async () => {
    const { start, session, state, outbox, leave } = signedIn({
      [LOGOUT]: offline(),
      'POST /api/customer-area/question/answer': offline(),
    });
    await start();
    await outbox.submitAnswer(ANA, { questao_id: 5, alternativa_id: 52 });
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(() => session.logout());
    onLine.mockRestore();
    expect([leave.mock.calls, state().status, readToken(), sessionStorage.length]).toEqual([
      [],
      'signed-out',
      undefined,
      0,
    ]);
    expect(screen.getAllByText(/Ficou guardado neste aparelho, só para você: 1 resposta\./)[0]).toBeVisible();
  });

  it('waits at most 3 s for answers and 3 s for the server', async () => {
    jest.useFakeTimers();
    const never = () => new Promise<never>(() => undefined);
    const { start, session, outbox, leave } = signedIn({
      [LOGOUT]: never,
      'POST /api/customer-area/question/answer': never,
    });
    await start();
    void outbox.submitAnswer(ANA, { questao_id: 5, alternativa_id: 52 });
    await act(async () => void session.logout());
    await act(() => jest.advanceTimersByTimeAsync(2_999));
    expect([leave.mock.calls, readToken()]).toEqual([[], 'token-of-ana']);
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect([leave.mock.calls, readToken()]).toEqual([[], undefined]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect([leave.mock.calls, readToken()]).toEqual([[['/']], undefined]);
  });

  it('after the account is deleted makes no more calls and leaves nothing at all', async () => {
    const { start, session, outbox, seen, leave } = signedIn({ 'POST /api/customer-area/question/answer': offline() });
    await start();
    await outbox.submitAnswer(ANA, { questao_id: 5, alternativa_id: 52 });
    localStorage.setItem('mapa_lembrar', 'ana@exemplo.com.br');
    const asked = seen.length;
    await act(() => session.logout({ isGone: true }));
    expect([seen.length, leave.mock.calls, readToken(), localStorage.length, sessionStorage.length]).toEqual([
      asked,
      [['/']],
      undefined,
      0,
      0,
    ]);
    await outbox.open(ANA);
    expect(outbox.snapshot().pending).toEqual([]);
  });

  it('is not reported as an ended session if the server refuses the token meanwhile', async () => {
    const { start, session, leave } = signedIn({ [LOGOUT]: refuse(401) });
    await start();
    await act(() => session.logout());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
