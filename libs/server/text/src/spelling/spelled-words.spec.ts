import { respelt, spelledAsTyped, wordsToSpell, writtenIn } from './spelled-words';

describe('the words of a search that may have been mistyped', () => {
  it('are those that are searched alone, each once', () => {
    expect(wordsToSpell('Licitasão e a licitasao pública de servidores')).toEqual([
      'licitasao',
      'publica',
      'servidores',
    ]);
  });

  it('exclude those that are quoted, excluded, short, numbers, or part of a reference', () => {
    expect(wordsToSpell('"licitasao" -pregao lei 8112 súmula vinculante 13 CF Q123 c++ ser or lia')).toEqual([]);
    expect(wordsToSpell('código penal')).toEqual([]);
    expect(wordsToSpell('')).toEqual([]);
  });

  it('are replaced in place, and everything else stays', () => {
    const spellings = new Map([
      ['constituissao', 'constituição'],
      ['xuva', 'chuva'],
    ]);
    expect(respelt('Constituissão “constituissao” -constituissao guarda-xuva, art. 5º', spellings)).toBe(
      'constituição "constituissao" -constituissao guarda-chuva, art. 5º',
    );
    expect(respelt('  verbo ', spellings)).toBe('  verbo ');
  });

  it('are quoted to search them as typed', () => {
    const text = spelledAsTyped('Constituissão federal guarda-xuva', ['constituissao', 'xuva']);
    expect(text).toBe('"Constituissão" federal guarda-"xuva"');
    expect(wordsToSpell(text)).toEqual(['federal', 'guarda']);
  });

  it('take the accents of a text', () => {
    expect(writtenIn(['Nada aqui.', 'A LICITAÇÃO e a licitação.'], 'licitacao')).toBe('licitação');
    expect(writtenIn(['A licitação'.normalize('NFD')], 'licitacao')).toBe('licitação');
    expect(writtenIn(['licitações'], 'licitacao')).toBeNull();
  });
});
