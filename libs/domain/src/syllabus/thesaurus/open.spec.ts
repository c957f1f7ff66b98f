import { conceptsOf } from './concept';
import { buildThesaurus, keyOf, openThesaurus, wordsOf } from './open';

describe('the thesaurus', () => {
  it('reads concepts from lines: terms, then narrower phrases', () => {
    expect(conceptsOf('\n licitação; certame > pregão ; concorrência;\n\ncrase\n')).toEqual([
      { terms: ['licitação', 'certame'], narrower: ['pregão', 'concorrência'] },
      { terms: ['crase'], narrower: [] },
    ]);
  });

  it('recognises the same words in any order, in the singular and the plural, once', () => {
    expect(keyOf(wordsOf('Nulidades dos atos'))).toBe(keyOf(wordsOf('ato: nulidade, ato')));
    expect(wordsOf('ato dos atos')).toEqual(['ato']);
  });

  it('links each phrase to all concepts that it names or is part of', () => {
    const [bid, contract] = conceptsOf('licitação > contrato administrativo\ncontratos administrativos > aditivo');
    const { links, phrases } = buildThesaurus([bid, contract].flatMap((concept) => concept ?? []));
    const shared = keyOf(wordsOf('contrato administrativo'));
    expect(links.get(keyOf(wordsOf('licitações')))).toEqual([{ concept: bid, isTerm: true }]);
    expect(links.get(shared)).toEqual([
      { concept: bid, isTerm: false },
      { concept: contract, isTerm: true },
    ]);
    expect(links.get(keyOf(wordsOf('aditivos')))).toEqual([{ concept: contract, isTerm: false }]);
    expect(phrases.find(wordsOf('aditivos ao contrato administrativo')).map(({ value }) => value)).toEqual([
      shared,
      keyOf(wordsOf('aditivo')),
    ]);
  });

  it('is built once', () => {
    expect(openThesaurus()).toBe(openThesaurus());
  });
});
