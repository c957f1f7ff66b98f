import { baseApi, questionsApi, studentMapsApi } from '@mapa/api-client';
import {
  listOf,
  offline,
  refuse,
  sampleProfile,
  sampleStudentMap,
  sampleVerdict,
  type FakeCalls,
} from '@mapa/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { draftKey, expireDrafts, readDraft, writeDraft } from '../browser/drafts';
import { readToken, writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';

const PROFILE = 'GET /api/customer-area/user/me';
const MAPS = 'GET /api/customer-area/question-map/user-maps';
const ANSWER = 'POST /api/customer-area/question/answer';
const LOGOUT = 'POST /api/auth/logout';
const login = {
  access_token: 'token-of-ana',
  user_name: 'Ana',
  user_email: 'a@b.c',
  ava_novo: false,
  verificou_email_em: '',
  role: 'estudante',
} as const;
const ana = sampleProfile();
const ANA = ana.usuario.id;

afterEach(clearDevice);

const openPage = async (calls: FakeCalls = {}) => {
  const page = createTestSession({
    calls: {
      [LOGOUT]: { success: true },
      [PROFILE]: ana,
      [MAPS]: (_args, { token }) => (token ? listOf(sampleStudentMap({ mapa: { id: 1 } })) : refuse(401)),
      'GET /api/question/count': { total: 1, ocultas: { anuladas: 0, desatualizadas: 0 } },
      [ANSWER]: ({ uuid = '', questao_id }) => sampleVerdict({ uuid, questao_id }),
      ...calls,
    },
  });
  await page.start();
  const tokensOf = (call: string) => page.seen.filter((seen) => seen.call === call).map(({ token }) => token);
  return { ...page, tokensOf };
};

describe('data on screen when a visitor signs in', () => {
  const countWrong = questionsApi.endpoints.questionCount.initiate({ estado: 'erradas' });

  it('are requested again if they include the own state, even after a logout in between', async () => {
    const { session, store, tokensOf } = await openPage();
    await store.dispatch(countWrong);
    await act(() => session.enter(login));
    await waitFor(() => expect(tokensOf('GET /api/question/count')).toEqual([undefined, 'token-of-ana']));
    await act(() => session.logout());
    await store.dispatch(countWrong);
    await act(() => session.enter(login));
    await waitFor(() => expect(tokensOf('GET /api/question/count').slice(2)).toEqual([undefined, 'token-of-ana']));
  });

  it('are requested again if the visitor was refused', async () => {
    const { session, store, tokensOf } = await openPage();
    await store.dispatch(studentMapsApi.endpoints.studentMaps.initiate());
    await act(() => session.enter(login));
    await waitFor(() => expect(tokensOf(MAPS)).toEqual([undefined, 'token-of-ana']));
  });
});

describe('drafts on this device', () => {
  it("age by the server's clock, not by that of the device", async () => {
    const key = draftKey('comentario', ANA, 5);
    const day = Date.parse('2026-01-10T12:00:00Z');
    writeDraft(key, 'Falta a crase.');
    expireDrafts(day);
    const { client } = await openPage();
    expect(readDraft(key)).toBe('Falta a crase.');
    client.events.emitServerTime(day + 90 * 86_400_000);
    expect(readDraft(key)).toBe('Falta a crase.');
    const next = await openPage();
    next.client.events.emitServerTime(day + 91 * 86_400_000);
    expect(readDraft(key)).toBe('');
  });
});

describe('a profile that is requested again', () => {
  const refreshed = async (failure: ReturnType<typeof refuse>) => {
    writeToken('token-of-ana', '');
    let profile: typeof ana | typeof failure = ana;
    const page = await openPage({ [PROFILE]: () => profile });
    profile = failure;
    await act(() => page.session.refreshProfile());
    return page.state();
  };

  it('and refused ends the session', async () => {
    expect(await refreshed(refuse(403))).toMatchObject({ status: 'signed-out', user: null });
  });

  it('while it becomes outdated ends nothing', async () => {
    writeToken('token-of-ana', '');
    let answer = (_profile: typeof ana): void => undefined;
    const { store, state } = await openPage({ [PROFILE]: () => new Promise((resolve) => void (answer = resolve)) });
    store.dispatch(baseApi.util.invalidateTags(['Profile']));
    await act(async () => answer(ana));
    await act(async () => answer(ana));
    expect([state().status, readToken()]).toEqual(['signed-in', 'token-of-ana']);
  });

  it('and unavailable changes nothing', async () => {
    expect(await refreshed(refuse(503))).toMatchObject({ status: 'signed-in', user: { nome: 'Ana Souza' } });
  });
});

describe('a profile that the student requests again', () => {
  it('shows a failure, and nothing on success', async () => {
    writeToken('token-of-ana', '');
    let profile: typeof ana | ReturnType<typeof refuse> = ana;
    const { session } = await openPage({ [PROFILE]: () => profile });
    await act(() => session.retryProfile());
    expect(screen.queryByRole('alert')).toBeNull();
    profile = refuse(503);
    await act(() => session.retryProfile());
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

describe('a page that is left', () => {
  it('no longer requests a profile that it could not load', async () => {
    jest.useFakeTimers();
    writeToken('token-of-ana', '');
    const { tokensOf } = await openPage({ [PROFILE]: offline() });
    clearDevice();
    writeToken('token-of-ana', '');
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(tokensOf(PROFILE)).toHaveLength(1);
    jest.useRealTimers();
  });
});

describe('the start of a page', () => {
  it('shows no notice if none was left', async () => {
    await openPage();
    expect([screen.queryByRole('status'), screen.queryByRole('alert')]).toEqual([null, null]);
  });
});

describe('an action that waits for a login', () => {
  it('receives the student who signed in, or nobody while the profile cannot be loaded', async () => {
    writeToken('token-of-ana', '');
    const { session } = await openPage();
    const next = jest.fn();
    session.openLogin({ onSuccess: next });
    session.finishLogin();
    expect(next.mock.calls).toEqual([[expect.objectContaining({ id: ANA })]]);
    clearDevice();
    const visitor = await openPage();
    visitor.session.openLogin({ onSuccess: next });
    visitor.session.finishLogin();
    expect(next.mock.lastCall).toEqual([null]);
  });

  it('does not run if the dialog was closed, nor twice', async () => {
    const { session, state } = await openPage();
    const next = jest.fn();
    session.openLogin({ mapaId: 7, onSuccess: next });
    expect(state().dialog).toEqual({ open: true, view: 1, mapaId: 7 });
    session.closeLogin();
    expect(state().dialog.open).toBe(false);
    session.finishLogin();
    expect(next).not.toHaveBeenCalled();
    session.openLogin({ onSuccess: next });
    expect(state().dialog).toEqual({ open: true, view: 1, mapaId: null });
    session.finishLogin();
    expect(state().dialog.open).toBe(false);
    session.finishLogin();
    expect(next).toHaveBeenCalledTimes(1);
  });
});

describe('the outbox', () => {
  it('records answers of the student remembered on the device while the profile is loading', async () => {
    localStorage.setItem('user_name', 'Ana');
    localStorage.setItem('mapa_estudante', ANA);
    writeToken('token-of-ana', '');
    const { outbox, state, tokensOf } = await openPage({ [PROFILE]: () => new Promise(() => undefined) });
    expect(state().known?.id).toBe(ANA);
    await outbox.submitAnswer(ANA, { questao_id: 5, alternativa_id: 52 });
    expect([outbox.snapshot().pending.length, tokensOf(ANSWER)]).toEqual([1, []]);
  });

  it('shows and sends nothing once the session has ended', async () => {
    writeToken('token-of-ana', '');
    let reply: () => ReturnType<typeof offline> | ReturnType<typeof sampleVerdict> = offline;
    const { outbox, session, tokensOf } = await openPage({ [ANSWER]: () => reply() });
    await outbox.submitAnswer(ANA, { questao_id: 5, alternativa_id: 52 });
    await act(() => session.logout());
    const sent = tokensOf(ANSWER).length;
    reply = () => sampleVerdict({ uuid: 'x', questao_id: 5 });
    await outbox.drain(1_000);
    expect([outbox.snapshot().pending, tokensOf(ANSWER).length]).toEqual([[], sent]);
  });
});

describe('signing out', () => {
  it('twice in a row happens once', async () => {
    writeToken('token-of-ana', '');
    const { session, leave, tokensOf } = await openPage();
    await act(async () => void (await Promise.all([session.logout(), session.logout()])));
    expect([leave.mock.calls.length, tokensOf(LOGOUT)]).toEqual([1, ['token-of-ana']]);
  });

  it('still revokes the token when the profile is refused meanwhile', async () => {
    writeToken('token-of-ana', '');
    let profile: typeof ana | ReturnType<typeof refuse> = ana;
    let answered = () => undefined as void;
    const { session, outbox, tokensOf } = await openPage({
      [PROFILE]: () => profile,
      [ANSWER]: () => new Promise((resolve) => void (answered = () => resolve(offline()))),
    });
    void outbox.submitAnswer(ANA, { questao_id: 5, alternativa_id: 52 });
    const leaving = session.logout();
    profile = refuse(403);
    await session.refreshProfile();
    expect(readToken()).toBe('token-of-ana');
    answered();
    await act(() => leaving);
    expect(tokensOf(LOGOUT)).toEqual(['token-of-ana']);
  });
});
