import { sampleToday, sampleVerdict, type FakeCalls } from '@mapa/api-client/testing';
import { ana, showAsStudent } from '@mapa/auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { TodayScreen } from './today-screen';

const TODAY = 'GET /api/customer-area/today';
const ANSWER = 'POST /api/customer-area/question/answer';

const open = (calls: FakeCalls) => showAsStudent(<TodayScreen />, { calls: { [TODAY]: sampleToday(), ...calls } });
const loads = (seen: { call: string }[]) => seen.filter(({ call }) => call === TODAY).length;
const answer = (questao_id: number) => ({ questao_id, alternativa_id: questao_id * 10 });

function see(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => jest.restoreAllMocks());

describe('the day', () => {
  it('is loaded again once answers that were on their way are confirmed, once for all of them', async () => {
    const held: (() => void)[] = [];
    const { seen, outbox } = open({
      [ANSWER]: ({ uuid, questao_id }) =>
        new Promise((resolve) => held.push(() => resolve(sampleVerdict({ uuid: uuid ?? '', questao_id })))),
    });
    await screen.findByRole('region', { name: 'O que fazer agora' });
    await act(async () => {
      await outbox.enqueue(ana.id, answer(1));
      await outbox.enqueue(ana.id, answer(2));
      outbox.wake();
    });
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held[0]?.());
    await waitFor(() => expect(held).toHaveLength(2));
    expect(loads(seen)).toBe(1);
    await act(async () => held[1]?.());
    await waitFor(() => expect(loads(seen)).toBe(2));
  });

  it('is loaded a second time if its request was on its way when the answer was confirmed', async () => {
    const held: (() => void)[] = [];
    const { seen, outbox } = open({
      [TODAY]: () => new Promise((resolve) => held.push(() => resolve(sampleToday()))),
      [ANSWER]: ({ uuid, questao_id }) => sampleVerdict({ uuid: uuid ?? '', questao_id }),
    });
    await waitFor(() => expect(held).toHaveLength(1));
    await act(() => outbox.submitAnswer(ana.id, answer(1)));
    expect(loads(seen)).toBe(1);
    await act(async () => held[0]?.());
    await waitFor(() => expect(held).toHaveLength(2));
  });

  it('waits until it is seen', async () => {
    const { seen, outbox } = open({
      [ANSWER]: ({ uuid, questao_id }) => sampleVerdict({ uuid: uuid ?? '', questao_id }),
    });
    await screen.findByRole('region', { name: 'O que fazer agora' });
    see('hidden');
    for (const id of [1, 2]) await act(() => outbox.submitAnswer(ana.id, answer(id)));
    expect(outbox.snapshot().pending).toEqual([]);
    expect(loads(seen)).toBe(1);
    see('visible');
    await waitFor(() => expect(loads(seen)).toBe(2));
    see('hidden');
    see('visible');
    expect(loads(seen)).toBe(2);
  });
});
