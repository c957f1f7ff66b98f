import { offline, refuse, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { act } from '@testing-library/react';
import { writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';
import { authEvents, emitSignUp, type AuthEvent } from './auth-events';

const PROFILE = 'GET /api/customer-area/user/me';
const login = {
  access_token: 't',
  user_name: 'Ana',
  user_email: 'a@b.c',
  ava_novo: true,
  verificou_email_em: '',
  role: 'estudante',
} as const;
const IN = { name: 'sessao', logado: true };
const OUT = { name: 'sessao', logado: false };

afterEach(() => {
  clearDevice();
  jest.useRealTimers();
});

function openPage(calls: FakeCalls = {}) {
  const heard: AuthEvent[] = [];
  const stop = authEvents.subscribe((event) => heard.push(event));
  return {
    ...createTestSession({
      calls: { [PROFILE]: sampleProfile(), 'POST /api/auth/logout': { success: true }, ...calls },
    }),
    heard,
    stop,
  };
}

describe('whether somebody is signed in', () => {
  it('is emitted at the start for a visitor and for a student', async () => {
    const visitor = openPage();
    await visitor.start();
    expect(visitor.heard).toEqual([OUT]);
    clearDevice();
    writeToken('t', '');
    const student = openPage();
    await student.start();
    expect(student.heard).toEqual([IN]);
  });

  it('is emitted at the start once the token is refused', async () => {
    writeToken('t', '');
    const { start, heard } = openPage({ [PROFILE]: refuse(401) });
    await start();
    expect(heard).toEqual([OUT]);
  });

  it('is emitted late if the profile cannot be loaded at first', async () => {
    jest.useFakeTimers();
    writeToken('t', '');
    let reply: ReturnType<typeof offline> | ReturnType<typeof sampleProfile> = offline();
    const { start, heard } = openPage({ [PROFILE]: () => reply });
    await start();
    expect(heard).toEqual([]);
    reply = sampleProfile();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(heard).toEqual([IN]);
  });

  it('is emitted at each login, but neither on reloading the profile nor at an end', async () => {
    const { start, session, heard } = openPage();
    await start();
    await act(() => session.enter(login));
    await act(() => session.refreshProfile());
    expect(heard).toEqual([OUT, IN]);
    await act(() => session.logout());
    expect(heard).toEqual([OUT, IN]);
    await act(() => session.enter(login));
    expect(heard).toEqual([OUT, IN, IN]);
  });

  it('is emitted to a late subscriber, and not to a removed one', async () => {
    const { start, session, heard, stop } = openPage();
    await start();
    const late: AuthEvent[] = [];
    authEvents.subscribe((event) => late.push(event));
    expect(late).toEqual([OUT]);
    stop();
    await act(() => session.enter(login));
    emitSignUp();
    expect([heard, late]).toEqual([[OUT], [OUT, IN, { name: 'cadastro_concluido_sucesso' }]]);
  });
});
