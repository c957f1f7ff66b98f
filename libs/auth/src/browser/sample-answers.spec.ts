import { dropSampleAnswer, keepSampleAnswer, readSampleAnswers, watchSampleAnswers } from './sample-answers';

const DAY_MS = 24 * 60 * 60 * 1_000;
const given = (questao_id: number, daysAgo = 0) => ({
  questao_id,
  alternativa_id: questao_id * 10,
  uuid: `0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f000${questao_id}`,
  respondida_em: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
});

afterEach(() => localStorage.clear());

describe("a visitor's answers", () => {
  it('are stored for seven days, the first one to each question', () => {
    keepSampleAnswer(given(1, 6.9));
    keepSampleAnswer(given(2));
    keepSampleAnswer({ ...given(2), alternativa_id: 99 });
    expect(readSampleAnswers().map(({ alternativa_id }) => alternativa_id)).toEqual([10, 20]);
    expect(readSampleAnswers(Date.now() + 0.2 * DAY_MS).map(({ questao_id }) => questao_id)).toEqual([2]);
  });

  it('leave nothing behind when the last one is removed, and notify listeners', () => {
    const notice = jest.fn();
    const stop = watchSampleAnswers(notice);
    keepSampleAnswer(given(1));
    dropSampleAnswer(given(1).uuid);
    stop();
    keepSampleAnswer(given(2));
    dropSampleAnswer(given(2).uuid);
    expect([notice.mock.calls.length, localStorage.length]).toEqual([2, 0]);
  });

  it.each(['{', '{}', 'null', '[null, 1, {"questao_id":"1"}]'])('are empty if %s is stored', (text) => {
    localStorage.setItem('mapa_amostras', text);
    expect(readSampleAnswers()).toEqual([]);
  });
});
