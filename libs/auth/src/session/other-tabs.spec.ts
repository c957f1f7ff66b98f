import { BroadcastChannel } from 'node:worker_threads';
import { studentMapsApi } from '@mapa/api-client';
import { listOf, sampleProfile, sampleStudentMap } from '@mapa/api-client/testing';
import { act, waitFor } from '@testing-library/react';
import { deleteToken, readToken, writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';

const PROFILE = 'GET /api/customer-area/user/me';
const login = { access_token: 'token-of-bia', user_name: 'Bia', user_email: 'b@c.d', ava_novo: false, verificou_email_em: '', role: 'estudante' } as const;
const calls = {
  [PROFILE]: (_args: unknown, { token }: { token: string | undefined }) => sampleProfile({ id: token ?? '', nome: token ?? '' }),
  'GET /api/customer-area/question-map/user-maps': listOf(sampleStudentMap(1)),
  'POST /api/auth/logout': { success: true },
} as const;

beforeEach(() => Object.assign(globalThis, { BroadcastChannel }));
afterEach(() => {
  clearDevice();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

const openTab = async () => {
  const tab = createTestSession({ calls });
  await tab.start();
  return tab;
};

describe('two tabs', () => {
  it('sign out together', async () => {
    writeToken('token-of-ana', '');
    const [here, there] = [await openTab(), await openTab()];
    await act(() => here.session.logout());
    await waitFor(() => expect(there.state()).toMatchObject({ status: 'signed-out', user: null }));
    expect(Object.keys(there.store.getState().api.queries)).toEqual([]);
    expect(there.leave).not.toHaveBeenCalled();
  });

  it('sign in together, and nothing of the student before stays', async () => {
    writeToken('token-of-ana', '');
    const [here, there] = [await openTab(), await openTab()];
    await there.store.dispatch(studentMapsApi.endpoints.studentMaps.initiate(undefined, { subscribe: false }));
    await act(async () => void (await here.session.enter(login)));
    await waitFor(() => expect(there.state()).toMatchObject({ status: 'signed-in', user: { nome: 'token-of-bia' } }));
    expect(there.state().known).toEqual({ id: 'token-of-bia', nome: 'token-of-bia', role: 'estudante' });
    expect(there.store.getState().api.queries).toEqual({});
  });

  it('hear of the end also where the browser has no channel between tabs', async () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    writeToken('token-of-ana', '');
    const tab = await openTab();
    deleteToken('');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'user_name', newValue: null })));
    expect(tab.state().status).toBe('signed-out');
  });

  it('do not end a session that has begun since', async () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    writeToken('token-of-ana', '');
    const tab = await openTab();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'user_name', newValue: null })));
    expect([tab.state().status, readToken()]).toEqual(['signed-in', 'token-of-ana']);
  });

  it('take no other forgotten key for the end', async () => {
    writeToken('token-of-ana', '');
    const tab = await openTab();
    deleteToken('');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'outra', newValue: null })));
    expect(tab.state().status).toBe('signed-in');
  });
});
