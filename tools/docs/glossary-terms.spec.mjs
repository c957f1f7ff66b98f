import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/core/root.mjs';
import { glossaryTerms, readSources, unusedTerms, unusedWireWords, wireWords } from './glossary-terms.mjs';

const TABLE = '| code | wire |\n|---|---|\n| answer key, part (of an exam) | gabarito |\n| policy | (none) |\n';

describe('the glossary', () => {
  it('contains only terms that the code uses', () => {
    expect(unusedTerms(readFileSync(join(root, 'docs/glossary.md'), 'utf8'), readSources(root))).toEqual([]);
  });

  it('contains only words of the wire and the screens that some source contains', () => {
    expect(unusedWireWords(readFileSync(join(root, 'docs/glossary.md'), 'utf8'), readSources(root))).toEqual([]);
  });

  it('splits the words of wire and screens, and finds a missing one', () => {
    const table =
      '| code | wire |\n|---|---|\n| document | prova em PDF, chave (`pdf_prova`, `--tipo`) |\n| policy | (none) |\n';
    expect(wireWords(table)).toEqual(['prova em PDF', 'chave', 'pdf_prova', '--tipo']);
    expect(unusedWireWords(table, ["{ pdf_prova: 'Prova em PDF' }", '--tipo A'])).toEqual(['chave']);
  });

  it('strips the words in brackets from its terms', () => {
    expect(glossaryTerms(TABLE)).toEqual(['answer key', 'part', 'policy']);
  });

  it('finds a term in names and in the plural, and reports a missing one', () => {
    expect(unusedTerms(TABLE, ['const answerKey = 1;', 'ANSWER_PARTS', 'policies'])).toEqual([]);
    expect(unusedTerms(TABLE, ['ANSWER_KEYS and policy'])).toEqual(['part']);
  });
});
