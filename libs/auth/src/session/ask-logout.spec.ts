import { noteDraftText } from '@mapa/api-client';
import { offline, sampleProfile, sampleVerdict, type FakeCalls } from '@mapa/api-client/testing';
import { act } from '@testing-library/react';
import { draftKey, writeDraft } from '../browser/drafts';
import { writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';

const ANSWER = 'POST /api/customer-area/question/answer';
const READ = 'GET /api/customer-area/question/note/{id}';
const WRITE = 'PUT /api/customer-area/question/note/{id}';
const ana = sampleProfile();
const ANA = ana.usuario.id;
const note = (questao_id: number, texto: string | null) => ({ questao_id, texto, revisao: 0, atualizada_em: null });

afterEach(clearDevice);

async function openAsAna(calls: FakeCalls = {}) {
  writeToken('token-of-ana', '');
  const page = createTestSession({
    calls: { 'GET /api/customer-area/user/me': ana, 'POST /api/auth/logout': { success: true }, ...calls },
  });
  await page.start();
  const ask = () => act(() => page.session.askLogout());
  const countOf = (call: string) => page.seen.filter((seen) => seen.call === call).length;
  const answer = () => act(async () => void page.outbox.submitAnswer(ANA, { questao_id: 5, alternativa_id: 52 }));
  return { ...page, ask, answer, countOf, isAsked: () => page.state().isLogoutAsked ?? false };
}

describe('requesting a logout', () => {
  it('logs out at once if nothing is unsent', async () => {
    const { ask, isAsked, leave, state } = await openAsAna();
    await ask();
    expect([isAsked(), state().status, leave.mock.calls]).toEqual([false, 'signed-out', [['/']]]);
  });

  it('sends what can be sent, and logs out', async () => {
    let reply: () => ReturnType<typeof offline> | ReturnType<typeof sampleVerdict> = offline;
    const { ask, answer, isAsked, state } = await openAsAna({ [ANSWER]: () => reply() });
    await answer();
    reply = () => sampleVerdict({ questao_id: 5 });
    await ask();
    expect([isAsked(), state().status]).toEqual([false, 'signed-out']);
  });

  it('asks once what to do with an answer that cannot be sent, and does nothing if the student stays', async () => {
    const { ask, answer, countOf, isAsked, session, state, leave } = await openAsAna({ [ANSWER]: offline() });
    await answer();
    await ask();
    expect([isAsked(), state().status, leave.mock.calls]).toEqual([true, 'signed-in', []]);
    const sent = countOf(ANSWER);
    await ask();
    expect(countOf(ANSWER)).toBe(sent);
    act(() => session.stay());
    expect([isAsked(), state().status]).toEqual([false, 'signed-in']);
  });

  it('sends a note beside a text that only its student can send, and asks about that text', async () => {
    const { ask, countOf, isAsked } = await openAsAna({
      [READ]: ({ id }) => note(id, null),
      [WRITE]: ({ id, texto }) => note(id, texto),
    });
    writeDraft(draftKey('comentario', ANA, 5), 'Falta a crase.');
    writeDraft(draftKey('anotacao', ANA, 6), noteDraftText({ text: 'Rever crase.', base: 0 }));
    await ask();
    expect([countOf(WRITE), isAsked()]).toEqual([1, true]);
  });

  it('sends nothing if only texts wait that their student has to send', async () => {
    const { ask, countOf, isAsked, outbox } = await openAsAna();
    const drain = jest.spyOn(outbox, 'drain');
    writeDraft(draftKey('comentario', ANA, 5), 'Falta a crase.');
    await ask();
    expect([drain.mock.calls.length, countOf(READ), isAsked()]).toEqual([0, 0, true]);
  });
});
