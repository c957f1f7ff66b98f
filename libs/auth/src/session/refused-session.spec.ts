import { refuse, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { accountApi } from '@mapa/api-client';
import { MESSAGES } from '@mapa/domain';
import { act, screen } from '@testing-library/react';
import { readToken, writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';

const PROFILE = 'GET /api/customer-area/user/me';
const PLAN = 'GET /api/customer-area/user/plan';
const ana = sampleProfile();
const ANA = ana.usuario.id;
const BIA = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0002';

afterEach(() => {
  clearDevice();
  history.replaceState(null, '', '/');
});

async function refusedAt(path: string, calls: FakeCalls = {}) {
  history.replaceState(null, '', path);
  writeToken('token-of-ana', '');
  const page = createTestSession({ calls: { [PROFILE]: ana, [PLAN]: refuse(401), ...calls } });
  await page.start();
  localStorage.setItem(`mapa:comentario:${ANA}:5`, 'Falta a crase.');
  localStorage.setItem(`mapa:comentario:${BIA}:5`, 'De outra.');
  localStorage.setItem('mapa:qualquer', 'x');
  sessionStorage.setItem('mapa:aviso:questao-5', 'O gabarito mudou.');
  sessionStorage.setItem(`${ANA}:GET /api/matter:[]:cacheV2`, '9 {}');
  await act(
    async () =>
      void (await page.store.dispatch(accountApi.endpoints.ownPlan.initiate(undefined, { subscribe: false }))),
  );
  return page;
}

describe('a session that the server refuses', () => {
  it('in the student area leads home, where the login dialog opens with the way back', async () => {
    const { leave, state } = await refusedAt('/area-estudante/mapas/questoes/7?estado=erradas&page=2#q5');
    expect(leave.mock.calls).toEqual([
      ['/?voltar=%2Farea-estudante%2Fmapas%2Fquestoes%2F7%3Festado%3Derradas%26page%3D2%23q5'],
    ]);
    expect([state().status, readToken()]).toEqual(['signed-out', undefined]);
    // The sentence is shown on the page of arrival.
    expect(screen.queryByRole('alert')).toBeNull();
    history.replaceState(null, '', '/');
    await createTestSession({ calls: {} }).start();
    expect(screen.getAllByText(MESSAGES.sessionEnded)[0]).toBeVisible();
  });

  it('on arrival in the student area leads home as well, by any refusal of the profile', async () => {
    for (const failure of [refuse(401), refuse(403)]) {
      history.replaceState(null, '', '/area-estudante/favoritas');
      writeToken('token-of-ana', '');
      const { start, leave } = createTestSession({ calls: { [PROFILE]: failure } });
      await start();
      expect(leave.mock.calls).toEqual([['/?voltar=%2Farea-estudante%2Ffavoritas']]);
    }
  });

  it('shows nothing if the server gave no reason', async () => {
    history.replaceState(null, '', '/area-estudante/favoritas');
    writeToken('token-of-ana', '');
    const denied = { ...ana, success: false } as unknown as typeof ana;
    const { start, leave } = createTestSession({ calls: { [PROFILE]: denied } });
    await start();
    expect([leave.mock.calls.length, sessionStorage.length]).toEqual([1, 0]);
  });

  it('on a public page stays there, says so, and keeps the typed text for its student', async () => {
    const { leave, state } = await refusedAt('/questoes/5');
    expect([leave.mock.calls, state().status]).toEqual([[], 'signed-out']);
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.sessionEnded);
    expect(Object.keys(localStorage).sort()).toEqual([`mapa:comentario:${ANA}:5`, `mapa:comentario:${BIA}:5`]);
    expect(sessionStorage.getItem('mapa:aviso:questao-5')).toBe('O gabarito mudou.');
    expect(Object.keys(sessionStorage).filter((key) => key.endsWith('cacheV2'))).toEqual([]);
  });

  it('shows nothing of the typed text to the next student of the tab', async () => {
    const entering = {
      access_token: 'bia',
      user_name: 'Bia',
      user_email: 'bia@b.co',
      ava_novo: false,
      verificou_email_em: '',
      role: 'estudante',
    } as const;
    const { session } = await refusedAt('/questoes/5', {
      [PROFILE]: (_args, { token }) =>
        token === 'bia' ? sampleProfile({ id: 'bia', nome: 'Bia', email: 'bia@b.co' }) : ana,
    });
    await act(() => session.enter(entering));
    expect(sessionStorage.getItem('mapa:aviso:questao-5')).toBeNull();
    expect(localStorage.getItem(`mapa:comentario:${ANA}:5`)).toBe('Falta a crase.');
  });

  it('returns everything to its student', async () => {
    const entering = {
      access_token: 'outro',
      user_name: 'Ana',
      user_email: ana.usuario.email,
      ava_novo: false,
      verificou_email_em: '',
      role: 'estudante',
    } as const;
    const { session } = await refusedAt('/questoes/5');
    await act(() => session.enter(entering));
    expect([sessionStorage.getItem('mapa:aviso:questao-5'), localStorage.getItem(`mapa:comentario:${ANA}:5`)]).toEqual([
      'O gabarito mudou.',
      'Falta a crase.',
    ]);
  });

  it('is announced to other tabs, which keep typed text as well', async () => {
    localStorage.setItem(`mapa:comentario:${ANA}:5`, 'Falta a crase.');
    writeToken('token-of-ana', '');
    const { start, state } = createTestSession({ calls: { [PROFILE]: ana } });
    await start();
    document.cookie = 'jwt_token=; max-age=0; path=/';
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'user_name', newValue: null })));
    expect([state().status, localStorage.getItem(`mapa:comentario:${ANA}:5`)]).toEqual([
      'signed-out',
      'Falta a crase.',
    ]);
  });

  it("keeps as much as a logout: unsent texts of everybody; deleting the account removes its student's", async () => {
    const open = async () => {
      writeToken('token-of-ana', '');
      const page = createTestSession({ calls: { [PROFILE]: ana, 'POST /api/auth/logout': { success: true } } });
      await page.start();
      return page;
    };
    const first = await open();
    localStorage.setItem(`mapa:comentario:${ANA}:5`, 'Falta a crase.');
    localStorage.setItem(`mapa:comentario:${BIA}:5`, 'De outra.');
    localStorage.setItem('mapa:qualquer', 'x');
    await act(() => first.session.logout());
    expect(Object.keys(localStorage).sort()).toEqual([`mapa:comentario:${ANA}:5`, `mapa:comentario:${BIA}:5`]);
    const second = await open();
    await act(() => second.session.logout({ isGone: true }));
    expect(Object.keys(localStorage)).toEqual([`mapa:comentario:${BIA}:5`]);
  });
});
