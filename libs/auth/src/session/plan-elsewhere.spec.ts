import { accountApi } from '@mapa/api-client';
import { listOf, offline, refuse, samplePlanUse, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import type { PlanId } from '@mapa/domain';
import { act, waitFor } from '@testing-library/react';
import { readToken, writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';

const PROFILE = 'GET /api/customer-area/user/me';
const PLAN = 'GET /api/customer-area/user/plan';
const MINUTE_MS = 60_000;

let plano_tipo: PlanId;
let clock: jest.SpyInstance;
let nowMs: number;

beforeEach(() => {
  plano_tipo = 'plano_gratis';
  nowMs = 0;
  clock = jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  clock.mockRestore();
  clearDevice();
});

/** A student's page, on which the use of the plan is shown. */
async function open(calls: FakeCalls = {}) {
  writeToken('token-of-ana', '');
  const now: FakeCalls = {
    [PROFILE]: () => sampleProfile({ plano_tipo }),
    [PLAN]: () => samplePlanUse({ plano_tipo }),
  };
  const page = createTestSession({ calls: now });
  await page.start();
  await page.store.dispatch(accountApi.endpoints.ownPlan.initiate());
  Object.assign(now, calls);
  const asked = (call: string) => page.seen.filter((one) => one.call === call).length;
  const comeBack = async (how: 'focus' | 'visibilitychange', afterMs = MINUTE_MS) => {
    nowMs += afterMs;
    await act(async () => void (how === 'focus' ? window : document).dispatchEvent(new Event(how)));
  };
  return { ...page, asked, comeBack };
}

describe('a sitting that began or ended on another device', () => {
  const SITTINGS = 'GET /api/customer-area/sitting';

  it('is requested when the student returns to the page, and when the connection does', async () => {
    const { comeBack, asked, session } = await open({
      [SITTINGS]: listOf(),
      'POST /api/auth/logout': { success: true },
    });
    await comeBack('focus');
    await waitFor(() => expect(asked(SITTINGS)).toBe(1));
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(asked(SITTINGS)).toBe(2));
    await act(() => session.logout());
    await act(async () => void dispatchEvent(new Event('online')));
    expect(asked(SITTINGS)).toBe(2);
  });
});

describe('a plan that was bought on another device', () => {
  it.each(['focus', 'visibilitychange'] as const)('applies when the student returns to the page (%s)', async (how) => {
    const { comeBack, state, asked } = await open();
    plano_tipo = 'plano_pago_primary';
    await comeBack(how);
    await waitFor(() => expect(state().user?.plano_tipo).toBe('plano_pago_primary'));
    await waitFor(() => expect(asked(PLAN)).toBe(2));
  });

  it('is requested once per return, and nothing else if it is unchanged', async () => {
    const { comeBack, asked } = await open();
    await comeBack('visibilitychange');
    await comeBack('focus', 100);
    await waitFor(() => expect(asked(PROFILE)).toBe(2));
    expect(asked(PLAN)).toBe(1);
  });

  it('is not requested by a page that is hidden, nor for a visitor', async () => {
    const { comeBack, asked, session } = await open({ 'POST /api/auth/logout': { success: true } });
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await comeBack('visibilitychange');
    hidden.mockRestore();
    await act(() => session.logout());
    await comeBack('focus');
    expect(asked(PROFILE)).toBe(1);
  });

  it('stays unknown without a connection, and the page stays as it is', async () => {
    const { comeBack, state, asked } = await open({ [PROFILE]: offline() });
    await comeBack('focus');
    await waitFor(() => expect(asked(PROFILE)).toBe(2));
    expect([state().status, state().user?.plano_tipo, readToken()]).toEqual([
      'signed-in',
      'plano_gratis',
      'token-of-ana',
    ]);
  });

  it('is not shown if the session was ended there: the page learns of the end instead', async () => {
    const { comeBack, state } = await open({ [PROFILE]: refuse(401) });
    await comeBack('focus');
    await waitFor(() => expect(state().status).toBe('signed-out'));
  });
});
