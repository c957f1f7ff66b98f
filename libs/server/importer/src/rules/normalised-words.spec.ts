import { normalisedWords, containsWords, shorten, slugOf } from './normalised-words';

describe('normalised words', () => {
  it('have no case, accents or punctuation', () => {
    expect(normalisedWords(' ENEM – 2022 (Dia 1): Ação ')).toBe('enem 2022 dia 1 acao');
    expect(normalisedWords('…')).toBe('');
  });

  it('form a slug, cut at 120 characters', () => {
    expect(slugOf('Muito Difícil mesmo')).toBe('muito-dificil-mesmo');
    expect(slugOf('a'.repeat(200))).toHaveLength(120);
  });

  it('are found in others as whole words in sequence', () => {
    expect(containsWords('prova do enem 2022', 'enem 2022')).toBe(true);
    expect(containsWords('prova do enem 2022', 'ene')).toBe(false);
    expect(containsWords('prova do enem 2022', '')).toBe(false);
  });

  it('are quoted up to 80 characters', () => {
    expect(shorten('a'.repeat(80))).toBe('a'.repeat(80));
    expect(shorten('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`);
    expect(shorten('a\r\n\u0007 b')).toBe('a b');
  });
});
