import { respelt, spelledAsTyped, wordsToSpell, writtenIn } from './spelled-words';

describe('the words of a search that may have been mistyped', () => {
  it('are those that are searched by themselves, each once', () => {
    expect(wordsToSpell('Licitasão e a licitasao pública de servidores')).toEqual([
      'licitasao',
      'publica',
      'servidores',
    ]);
  });

  it('are none that are quoted, excluded, short, numbers, or part of a reference', () => {
    expect(wordsToSpell('"licitasao" -pregao lei 8112 súmula vinculante 13 CF Q123 c++ ser or lia')).toEqual([]);
    expect(wordsToSpell('código penal')).toEqual([]);
    expect(wordsToSpell('')).toEqual([]);
  });

  it('are written otherwise where they stand, and all else stays', () => {
    const spellings = new Map([
      ['constituissao', 'constituição'],
      ['xuva', 'chuva'],
    ]);
    expect(respelt('Constituissão “constituissao” -constituissao guarda-xuva, art. 5º', spellings)).toBe(
      'constituição "constituissao" -constituissao guarda-chuva, art. 5º',
    );
    expect(respelt('  verbo ', spellings)).toBe('  verbo ');
  });

  it('are quoted where they are to be searched as they were typed', () => {
    const text = spelledAsTyped('Constituissão federal guarda-xuva', ['constituissao', 'xuva']);
    expect(text).toBe('"Constituissão" federal guarda-"xuva"');
    expect(wordsToSpell(text)).toEqual(['federal', 'guarda']);
  });

  it('have the accents of a text', () => {
    expect(writtenIn(['Nada aqui.', 'A LICITAÇÃO e a licitação.'], 'licitacao')).toBe('licitação');
    expect(writtenIn(['A licitação'.normalize('NFD')], 'licitacao')).toBe('licitação');
    expect(writtenIn(['licitações'], 'licitacao')).toBeNull();
  });
});
