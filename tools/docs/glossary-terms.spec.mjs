import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/core/root.mjs';
import { glossaryTerms, readSources, unusedTerms, unusedWireWords, wireWords } from './glossary-terms.mjs';

const TABLE = '| code | wire |\n|---|---|\n| answer key, part (of an exam) | gabarito |\n| policy | (none) |\n';

describe('the glossary', () => {
  it('has no term that the code does not use', () => {
    expect(unusedTerms(readFileSync(join(root, 'docs/glossary.md'), 'utf8'), readSources(root))).toEqual([]);
  });

  it('has no word of the wire and the screens that no source contains', () => {
    expect(unusedWireWords(readFileSync(join(root, 'docs/glossary.md'), 'utf8'), readSources(root))).toEqual([]);
  });

  it('gives the words of wire and screens one by one, and finds the one that is gone', () => {
    const table =
      '| code | wire |\n|---|---|\n| document | prova em PDF, chave (`pdf_prova`, `--tipo`) |\n| policy | (none) |\n';
    expect(wireWords(table)).toEqual(['prova em PDF', 'chave', 'pdf_prova', '--tipo']);
    expect(unusedWireWords(table, ["{ pdf_prova: 'Prova em PDF' }", '--tipo A'])).toEqual(['chave']);
  });

  it('gives its terms without the words in brackets', () => {
    expect(glossaryTerms(TABLE)).toEqual(['answer key', 'part', 'policy']);
  });

  it('finds a term in names and in the plural, and misses one that is gone', () => {
    expect(unusedTerms(TABLE, ['const answerKey = 1;', 'ANSWER_PARTS', 'policies'])).toEqual([]);
    expect(unusedTerms(TABLE, ['ANSWER_KEYS and policy'])).toEqual(['part']);
  });
});
