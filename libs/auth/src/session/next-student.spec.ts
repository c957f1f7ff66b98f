import { questionsApi } from '@mapa/api-client';
import { refuse, sampleProfile } from '@mapa/api-client/testing';
import { act } from '@testing-library/react';
import { deleteToken, writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';

const PROFILE = 'GET /api/customer-area/user/me';
const STRUCK = 'mapa:riscadas:165';
const COMMENT = 'mapa:comentario:165';
const entering = (name: string) =>
  ({
    access_token: name,
    user_name: name,
    user_email: `${name}@b.co`,
    ava_novo: false,
    verificou_email_em: '',
    role: 'estudante',
  }) as const;
const profileOf = (name: string) => sampleProfile({ id: name, nome: name, email: `${name}@b.co` });

afterEach(clearDevice);

const openTab = async (isAway = () => false) => {
  const tab = createTestSession({
    calls: {
      [PROFILE]: (_args: unknown, { token = '' }: { token: string | undefined }) =>
        isAway() ? refuse(503) : profileOf(token),
      'POST /api/auth/logout': { success: true },
      'GET /api/question/count': { total: 1, ocultas: { anuladas: 0, desatualizadas: 0 } },
    },
  });
  await tab.start();
  return tab;
};

/** A tab of Ana's on another site while she logged out elsewhere: the tab keeps its storage, the device forgot her. */
async function leaveTabOfAna() {
  writeToken('ana', '');
  await openTab();
  const kept = { ...sessionStorage, [STRUCK]: '1,2' };
  clearDevice();
  Object.assign(sessionStorage, kept);
}

describe('a tab that was on another site when its student logged out', () => {
  it('shows nothing of that student to the next one', async () => {
    await leaveTabOfAna();
    writeToken('bia', '');
    const { state } = await openTab();
    expect(state().user?.id).toBe('bia');
    expect(sessionStorage.getItem(STRUCK)).toBeNull();
  });

  it('shows nothing of that student to a visitor, and updates what is on screen', async () => {
    await leaveTabOfAna();
    const heard: (string | null)[] = [];
    addEventListener('storage', ({ key }) => heard.push(key));
    await openTab();
    expect([sessionStorage.getItem(STRUCK), heard.length]).toEqual([null, 1]);
  });

  it('has kept everything for the same student', async () => {
    await leaveTabOfAna();
    localStorage.setItem('user_name', 'ana');
    localStorage.setItem('mapa_estudante', 'ana');
    writeToken('ana', '');
    await openTab();
    expect(sessionStorage.getItem(STRUCK)).toBe('1,2');
  });
});

it("a visitor's data in a tab are kept for the account that signs in", async () => {
  sessionStorage.setItem(STRUCK, '1,2');
  const { session } = await openTab();
  await act(() => session.enter(entering('ana')));
  expect(sessionStorage.getItem(STRUCK)).toBe('1,2');
});

it("a student who signs in over another, whom the server could not name, finds nothing of the other's", async () => {
  writeToken('ana', '');
  let isAway = false;
  const first = await openTab();
  await first.store.dispatch(questionsApi.endpoints.questionCount.initiate({ estado: 'erradas' }));
  localStorage.setItem(COMMENT, 'rascunho da Ana');
  isAway = true;
  const { session, store, state } = await openTab(() => isAway);
  await store.dispatch(questionsApi.endpoints.questionCount.initiate({ estado: 'erradas' }, { subscribe: false }));
  expect(state().status).toBe('unknown');
  await act(() => session.enter(entering('bia')));
  expect(localStorage.getItem(COMMENT)).toBeNull();
  expect(Object.keys(store.getState().api.queries)).not.toContain('questionCount({"estado":"erradas"})');
  deleteToken('');
});
