import { BroadcastChannel } from 'node:worker_threads';
import { accountApi, studentMapsApi } from '@mapa/api-client';
import {
  listOf,
  refuse,
  samplePlanUse,
  sampleProfile,
  sampleQuestion,
  sampleStudentMap,
} from '@mapa/api-client/testing';
import type { PlanId } from '@mapa/domain';
import { act, waitFor } from '@testing-library/react';
import { deleteToken, readToken, writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';

const PROFILE = 'GET /api/customer-area/user/me';
const PLAN = 'GET /api/customer-area/user/plan';
const QUESTIONS = 'GET /api/customer-area/question-map/questions';
const login = {
  access_token: 'token-of-bia',
  user_name: 'Bia',
  user_email: 'b@c.d',
  ava_novo: false,
  verificou_email_em: '',
  role: 'estudante',
} as const;
const calls = {
  [PROFILE]: (_args: unknown, { token }: { token: string | undefined }) =>
    sampleProfile({ id: token ?? '', nome: token ?? '' }),
  'GET /api/customer-area/question-map/user-maps': listOf(sampleStudentMap({ mapa: { id: 1 } })),
  'POST /api/auth/logout': { success: true },
} as const;

beforeEach(() => Object.assign(globalThis, { BroadcastChannel }));
afterEach(() => {
  clearDevice();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

const openTab = async () => {
  const tab = createTestSession({ calls });
  await tab.start();
  return tab;
};

describe('two tabs', () => {
  it('log out together', async () => {
    writeToken('token-of-ana', '');
    const [here, there] = [await openTab(), await openTab()];
    await act(() => here.session.logout());
    await waitFor(() => expect(there.state()).toMatchObject({ status: 'signed-out', user: null }));
    expect(Object.keys(there.store.getState().api.queries)).toEqual([]);
    expect(there.leave).not.toHaveBeenCalled();
  });

  it.each([
    ['its profile', PROFILE],
    ['its maps', 'GET /api/customer-area/question-map/user-maps'],
  ] as const)('log out together even while %s is in progress, which is then refused', async (_what, call) => {
    history.replaceState(null, '', '/area-estudante/mapas/meus-mapas');
    writeToken('token-of-ana', '');
    let revoke = (): void => undefined;
    const revoked = new Promise<void>((resolve) => void (revoke = resolve));
    const here = createTestSession({
      calls: {
        ...calls,
        'POST /api/auth/logout': async () => {
          revoke();
          await there.store.dispatch(ask());
          return { success: true };
        },
      },
    });
    const there = createTestSession({ calls: { ...calls, [call]: () => revoked.then(() => refuse(401)) } });
    const ask = () => studentMapsApi.endpoints.studentMaps.initiate(undefined, { subscribe: false });
    await here.start();
    await there.start();
    const asked = there.store.dispatch(ask());
    await act(() => here.session.logout());
    await act(async () => void (await asked));
    await waitFor(() => expect(there.state()).toMatchObject({ status: 'signed-out', user: null }));
    expect(there.leave).not.toHaveBeenCalled();
  });

  it('sign in together, and nothing of the previous student stays', async () => {
    writeToken('token-of-ana', '');
    const [here, there] = [await openTab(), await openTab()];
    await there.store.dispatch(studentMapsApi.endpoints.studentMaps.initiate(undefined, { subscribe: false }));
    await act(async () => void (await here.session.enter(login)));
    await waitFor(() => expect(there.state()).toMatchObject({ status: 'signed-in', user: { nome: 'token-of-bia' } }));
    expect(there.state().known).toEqual({ id: 'token-of-bia', nome: 'token-of-bia', role: 'estudante' });
    expect(there.store.getState().api.queries).toEqual({});
  });

  it('take over a new plan together, and nobody is logged out', async () => {
    writeToken('token-of-ana', '');
    let plano_tipo: 'plano_gratis' | 'plano_pago_primary' = 'plano_gratis';
    const openWithPlan = async () => {
      const tab = createTestSession({ calls: { ...calls, [PROFILE]: () => sampleProfile({ plano_tipo }) } });
      await tab.start();
      return tab;
    };
    const [here, there] = [await openWithPlan(), await openWithPlan()];
    const seen = new Set<string>();
    const stop = there.store.subscribe(() => seen.add(there.state().status));
    plano_tipo = 'plano_pago_primary';
    await act(() => here.session.refreshPlan());
    await waitFor(() => expect(there.state().user?.plano_tipo).toBe('plano_pago_primary'));
    stop();
    expect(here.state().user?.plano_tipo).toBe('plano_pago_primary');
    expect([...seen]).toEqual(['signed-in']);
  });

  it('notice the end even if the browser has no channel between tabs', async () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    writeToken('token-of-ana', '');
    const tab = await openTab();
    deleteToken('');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'user_name', newValue: null })));
    expect(tab.state().status).toBe('signed-out');
  });

  it('share a plan that was bought or ended in one of them', async () => {
    writeToken('token-of-ana', '');
    let plano_tipo = 'plano_gratis' as PlanId;
    const open = async () => {
      const tab = createTestSession({
        calls: {
          ...calls,
          [PROFILE]: () => sampleProfile({ plano_tipo }),
          [PLAN]: () => samplePlanUse({ plano_tipo }),
        },
      });
      await tab.start();
      await tab.store.dispatch(accountApi.endpoints.ownPlan.initiate());
      return tab;
    };
    const tabs = [await open(), await open()] as const;
    plano_tipo = 'plano_pago_primary';
    await act(() => tabs[0].session.refreshPlan());
    for (const { state, store } of tabs) {
      await waitFor(() => expect(state().user?.plano_tipo).toBe(plano_tipo));
      await waitFor(() =>
        expect(accountApi.endpoints.ownPlan.select()(store.getState()).data?.plano_tipo).toBe(plano_tipo),
      );
    }
  });

  it('open a map that the plan had locked in one tab once the plan is bought in the other', async () => {
    writeToken('token-of-ana', '');
    let isPaid = false;
    const open = async () => {
      const tab = createTestSession({
        calls: {
          ...calls,
          [QUESTIONS]: () => (isPaid ? listOf(sampleQuestion({ id: 1 })) : refuse(403, { erro: ['Por hoje chega.'] })),
        },
      });
      await tab.start();
      return tab;
    };
    const [buying, locked] = [await open(), await open()];
    const page = locked.store.dispatch(studentMapsApi.endpoints.mapQuestions.initiate({ id: 1 }));
    expect((await page).error).toMatchObject({ kind: 'forbidden' });
    isPaid = true;
    await act(() => buying.session.refreshPlan());
    const shown = studentMapsApi.endpoints.mapQuestions.select({ id: 1 });
    await waitFor(() => expect(shown(locked.store.getState()).data?.data).toHaveLength(1));
  });

  it('do not end a session that has begun since', async () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    writeToken('token-of-ana', '');
    const tab = await openTab();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'user_name', newValue: null })));
    expect([tab.state().status, readToken()]).toEqual(['signed-in', 'token-of-ana']);
  });

  it('do not take another removed key for the end', async () => {
    writeToken('token-of-ana', '');
    const tab = await openTab();
    deleteToken('');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'outra', newValue: null })));
    expect(tab.state().status).toBe('signed-in');
  });
});
