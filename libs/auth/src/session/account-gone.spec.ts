import { accountApi } from '@mapa/api-client';
import { refuse, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { MESSAGES } from '@mapa/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { BroadcastChannel } from 'node:worker_threads';
import { readRememberedEmail, rememberEmail } from '../browser/local-data';
import { readToken, writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';

const PROFILE = 'GET /api/customer-area/user/me';
const PLAN = 'GET /api/customer-area/user/plan';
const ANSWER = 'POST /api/customer-area/question/answer';
const ana = sampleProfile();
const ANA = ana.usuario.id;
const BIA = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0002';
const gone = refuse(401, { conta: [MESSAGES.accountGone] });
const away = refuse(503);

beforeEach(() => Object.assign(globalThis, { BroadcastChannel }));
afterEach(() => {
  clearDevice();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

/** A tab of Ana with a waiting answer, as after an hour without the server. */
async function open(calls: FakeCalls = {}, path = '/area-estudante/favoritas') {
  history.replaceState(null, '', path);
  writeToken('token-of-ana', '');
  const now: FakeCalls = { [PROFILE]: ana, [ANSWER]: away, ...calls };
  const tab = createTestSession({ calls: now });
  await tab.start();
  await act(async () => void (await tab.outbox.enqueue(ANA, { questao_id: 5, alternativa_id: 51 })));
  const waiting = async (student: string) => {
    await act(() => tab.outbox.open(student));
    return tab.outbox.snapshot().pending.length;
  };
  const ask = () =>
    act(
      async () =>
        void (await tab.store.dispatch(accountApi.endpoints.ownPlan.initiate(undefined, { subscribe: false }))),
    );
  return { ...tab, waiting, ask, now };
}

function leaveTraces(): void {
  for (const whose of [ANA, BIA]) {
    localStorage.setItem(`mapa:comentario:${whose}:5`, 'Falta a crase.');
    localStorage.setItem(`mapa:simulado:${whose}:700:5`, '{}');
    // Stored by an unknown version of the page.
    localStorage.setItem(`mapa:outro:${whose}:5`, 'x');
  }
  localStorage.setItem('@MAPA-Tema', 'dark');
  sessionStorage.setItem('mapa:aviso:questao-5', 'O gabarito mudou.');
  rememberEmail(ana.usuario.email);
}

const ofBia = [`mapa:comentario:${BIA}:5`, `mapa:outro:${BIA}:5`, `mapa:simulado:${BIA}:700:5`];

describe('an account that was deleted on another device', () => {
  it('leaves nothing of its student in this browser, and says why', async () => {
    const { ask, waiting, leave, state } = await open({ [PLAN]: gone });
    leaveTraces();
    await ask();
    await waitFor(() => expect(leave.mock.calls).toEqual([['/']]));
    expect([state().status, readToken(), readRememberedEmail()]).toEqual(['signed-out', undefined, undefined]);
    expect(Object.keys(localStorage).sort()).toEqual(ofBia);
    expect(Object.keys(sessionStorage)).toEqual(['mapa_aviso']);
    expect(await waiting(ANA)).toBe(0);
    await createTestSession({ calls: {} }).start();
    expect(screen.getAllByText(/^Esta conta foi excluída\./)[0]).toBeVisible();
  });

  it.each([
    ['the answer that waits is sent', { [ANSWER]: gone }, '/questoes/5'],
    ['the student comes back to the page', { [ANSWER]: away }, '/area-estudante/favoritas'],
  ])('is noticed when %s', async (_when, calls, path) => {
    const { waiting, state, now, outbox } = await open({}, path);
    leaveTraces();
    Object.assign(now, calls, { [PROFILE]: gone });
    if (calls[ANSWER] === gone) await act(async () => void (await outbox.drain(1_000)));
    else {
      const later = performance.now() + 60_000;
      const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
      act(() => void dispatchEvent(new Event('focus')));
      clock.mockRestore();
    }
    await waitFor(() => expect(state().status).toBe('signed-out'));
    expect(Object.keys(localStorage).sort()).toEqual(ofBia);
    expect(await waiting(ANA)).toBe(0);
  });

  it("is noticed on arrival, before the server has named the token's student", async () => {
    history.replaceState(null, '', '/questoes');
    localStorage.setItem('mapa_estudante', ANA);
    localStorage.setItem('user_name', 'Ana');
    leaveTraces();
    writeToken('token-of-ana', '');
    const { start, state } = createTestSession({ calls: { [PROFILE]: gone } });
    await start();
    await waitFor(() => expect(state().status).toBe('signed-out'));
    expect(Object.keys(localStorage).sort()).toEqual(ofBia);
  });

  it('ends the session of the other tabs, which no longer show waiting answers', async () => {
    const [here, there] = [await open({ [PLAN]: gone }), await open()];
    await here.ask();
    await waitFor(() => expect(there.state().status).toBe('signed-out'));
    expect(there.outbox.snapshot().pending).toEqual([]);
    // Nothing is kept for a later login, and the page must not claim so.
    expect(there.state().isAccountGone).toBe(true);
    expect(there.leave).not.toHaveBeenCalled();
  });

  it('differs from an ended session, which keeps waiting answers and texts', async () => {
    const { ask, waiting, state } = await open({ [PLAN]: refuse(401, { erro: [MESSAGES.sessionEnded] }) });
    leaveTraces();
    await ask();
    expect(state().isAccountGone).toBe(false);
    expect(localStorage.getItem(`mapa:comentario:${ANA}:5`)).toBe('Falta a crase.');
    expect(readRememberedEmail()).toBe(ana.usuario.email);
    expect(await waiting(ANA)).toBe(1);
  });
});
