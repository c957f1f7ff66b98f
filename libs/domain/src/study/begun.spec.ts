import { hasBegun, onlyRead } from './begun';

const progresso = { total: 8, respondidas: 0 };

describe('a collection in progress', () => {
  it('can be started anew after an answer, or once its keys were seen', () => {
    expect(hasBegun({ progresso, ultima_resposta_em: null })).toBe(false);
    expect(hasBegun({ progresso: { total: 8, respondidas: 1 }, ultima_resposta_em: null })).toBe(true);
    expect(hasBegun({ progresso, ultima_resposta_em: '2026-11-03T12:00:00.000Z' })).toBe(true);
  });

  it('says at its end how many questions were only read', () => {
    expect(onlyRead({ progresso, continuar: { questao_id: 1 } })).toBe(0);
    expect(onlyRead({ progresso, continuar: null })).toBe(8);
    expect(onlyRead({ progresso: { total: 8, respondidas: 8 }, continuar: null })).toBe(0);
  });
});
