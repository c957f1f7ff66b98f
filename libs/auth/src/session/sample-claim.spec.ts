import {
  offline,
  refuse,
  sampleProfile,
  sampleQuestion,
  sampleVerdict,
  type FakeCalls,
} from '@mapa/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { keepSampleAnswer, readSampleAnswers } from '../browser/sample-answers';
import { writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';
import { SAMPLE_CLAIMED } from './texts';

const PROFILE = 'GET /api/customer-area/user/me';
const QUESTION = 'GET /api/customer-area/question/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';
const ana = sampleProfile();
const UUID = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0a01';
const AT = new Date(Date.now() - 60_000).toISOString();
const given = { questao_id: 5, alternativa_id: 51, uuid: UUID, respondida_em: AT };
const answered = { uuid: UUID, alternativa_id: 52, acertou: true, revelada: false, respondida_em: AT };

afterEach(clearDevice);

function open(calls: FakeCalls = {}) {
  return createTestSession({
    calls: {
      [PROFILE]: ana,
      [QUESTION]: ({ id }) => sampleQuestion({ id }),
      [ANSWER]: ({ uuid = '', questao_id }) => sampleVerdict({ uuid, questao_id }),
      'POST /api/auth/logout': { success: true },
      ...calls,
    },
  });
}
const asAna = () => writeToken('token-of-ana', '');
const answersIn = (seen: { call: string; args: object }[]) => seen.filter(({ call }) => call === ANSWER);

describe("a visitor's answers to samples", () => {
  it('are sent once for the student who signs in, as stored, and reported as saved', async () => {
    keepSampleAnswer(given);
    asAna();
    const { start, seen } = open();
    await start();
    await waitFor(() => expect(answersIn(seen)).toHaveLength(1));
    expect(answersIn(seen)[0]?.args).toMatchObject(given);
    expect(readSampleAnswers()).toEqual([]);
    expect(await screen.findByText(SAMPLE_CLAIMED)).toBeVisible();
  });

  it('wait until somebody signs in', async () => {
    keepSampleAnswer(given);
    const { start, seen } = open();
    await start();
    expect([seen.length, readSampleAnswers()]).toEqual([0, [given]]);
  });

  it('are dropped if the student has answered the question before', async () => {
    keepSampleAnswer(given);
    asAna();
    const { start, seen } = open({ [QUESTION]: sampleQuestion({ id: 5, resposta: answered }) });
    await start();
    await waitFor(() => expect(readSampleAnswers()).toEqual([]));
    expect(answersIn(seen)).toEqual([]);
    expect(screen.queryByText(SAMPLE_CLAIMED)).toBeNull();
  });

  it('are dropped if the question no longer exists', async () => {
    keepSampleAnswer(given);
    asAna();
    const { start, seen } = open({ [QUESTION]: refuse(404) });
    await start();
    await waitFor(() => expect(readSampleAnswers()).toEqual([]));
    expect(answersIn(seen)).toEqual([]);
  });

  it('stay while the server is unavailable, and are sent when the connection returns', async () => {
    keepSampleAnswer(given);
    asAna();
    let isOnline = false;
    const { start, seen } = open({ [QUESTION]: ({ id }) => (isOnline ? sampleQuestion({ id }) : offline()) });
    await start();
    await waitFor(() => expect(seen.at(-1)?.call).toBe(QUESTION));
    expect(readSampleAnswers()).toEqual([given]);
    isOnline = true;
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(answersIn(seen)).toHaveLength(1));
  });

  it('are sent at once if a student answers a sample', async () => {
    asAna();
    const { start, seen } = open();
    await start();
    act(() => keepSampleAnswer(given));
    await waitFor(() => expect(answersIn(seen)).toHaveLength(1));
    expect(readSampleAnswers()).toEqual([]);
  });

  it('are removed at logout', async () => {
    asAna();
    const { start, session } = open({ [QUESTION]: refuse(503) });
    await start();
    act(() => keepSampleAnswer(given));
    await act(() => session.logout());
    expect(localStorage.getItem('mapa_amostras')).toBeNull();
  });
});
