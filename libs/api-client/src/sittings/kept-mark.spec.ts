import { joinMark, markText, parseMark, sentMark } from './kept-mark';

const NOW = '2026-11-22T13:10:00.000Z';
const LATER = '2026-11-22T13:20:00.000Z';

afterEach(() => localStorage.clear());

describe('a waiting mark', () => {
  it('is merged with the next change of its question; the last one counts', () => {
    const first = joinMark(null, { alternativa_id: 5, para_rever: true }, NOW);
    const second = joinMark(first, { alternativa_id: null }, LATER);
    expect(second).toMatchObject({ alternativa_id: null, para_rever: true, marcada_em: LATER });
    expect(second.sequencia).toBeGreaterThan(first.sequencia);
    expect(second.dispositivo).toBe(first.dispositivo);
  });

  it('is not renewed by a change of time alone', () => {
    const first = joinMark(null, { alternativa_id: 5 }, NOW);
    expect(joinMark(first, { tempo_ms: 9_000 }, LATER)).toMatchObject({ alternativa_id: 5, marcada_em: NOW });
  });

  it('is numbered upwards even if the clock was set back', () => {
    const first = joinMark(null, { alternativa_id: 5 });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    expect(joinMark(null, { alternativa_id: 6 }).sequencia).toBe(first.sequencia + 1);
    clock.mockRestore();
  });

  it('survives storage and is sent without its device, with its changes alone', () => {
    const mark = joinMark(null, { tempo_ms: 9_000 }, NOW);
    expect(parseMark(markText(mark))).toEqual(mark);
    expect(sentMark(101, mark)).toEqual({
      questao_id: 101,
      tempo_ms: 9_000,
      marcada_em: NOW,
      sequencia: mark.sequencia,
    });
    expect([parseMark('{'), parseMark('null'), parseMark('{"sequencia":1}')]).toEqual([null, null, null]);
  });
});
