import { joinMark } from '@mapa/api-client';
import { sampleSitting } from '@mapa/api-client/testing';
import { countSheet, leftText, restText, markedText, sheetLines, waitingText } from './answer-sheet';

const kept = (change: Parameters<typeof joinMark>[1]) => joinMark(null, change);

describe('an answer sheet', () => {
  const view = sampleSitting({
    marcas: sampleSitting().marcas.map((mark, at) => ({
      ...mark,
      ...[{ alternativa_id: 1011, tempo_ms: 9_000 }, { para_rever: true }][at],
    })),
  });

  it("shows waiting marks over sent ones, and sent ones over the server's", () => {
    const sent = new Map([[101, kept({ alternativa_id: 1012 })]]);
    const waiting = new Map([
      [102, kept({ alternativa_id: 1021 })],
      [103, kept({ para_rever: true })],
    ]);
    const lines = sheetLines(view, waiting, sent);
    expect(lines.map((line) => [line.label, line.letter, restText(line)])).toEqual([
      ['136', 'B', ''],
      ['137', 'A', ' para rever aguardando envio'],
      ['138', null, ' para rever aguardando envio'],
    ]);
    expect(lines[0]?.elapsedMs).toBe(9_000);
  });

  it("keeps the server's mark if only the time waits, and shows a waiting blank as blank", () => {
    const lines = sheetLines(view, new Map([[101, kept({ tempo_ms: 12_000 })]]));
    expect(lines[0]).toMatchObject({ letter: 'A', elapsedMs: 12_000 });
    expect(sheetLines(view, new Map([[101, kept({ alternativa_id: null })]]))[0]?.letter).toBeNull();
  });

  it('shows the progress', () => {
    const counts = countSheet(sheetLines(view, new Map()));
    expect(markedText(counts)).toBe('1 de 3 marcadas');
    expect(leftText(counts)).toBe('2 questões estão em branco e 1 está marcada para rever.');
    expect(leftText({ ...counts, blank: 0, forReview: 0 })).toBe('Todas as questões estão marcadas.');
    expect(waitingText({ ...counts, waiting: 2 }, null)).toBe('');
    expect(waitingText({ ...counts, waiting: 2 }, 'Sem conexão.')).toBe(' · 2 aguardando conexão');
  });
});
