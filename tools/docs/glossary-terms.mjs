import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cells of a column, from 1 on, in the glossary's rows. */
const cellsOf = (markdown, column) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| code |'))
    .map((line) => line.split('|')[column].trim());

/** The parts of cells between commas and other marks, without spaces around them. */
const partsOf = (cells, marks) => cells.flatMap((cell) => cell.split(marks).map((part) => part.trim())).filter(Boolean);

/** The terms of the glossary's first column, without text in brackets and without backquotes. */
export const glossaryTerms = (markdown) =>
  partsOf(
    cellsOf(markdown, 1).map((cell) => cell.replace(/\([^)]*\)|`/g, '')),
    ',',
  );

/** The names and words of the second column, of the wire and the screens; "(none)" and "—" stand for no word. */
export const wireWords = (markdown) =>
  partsOf(
    cellsOf(markdown, 2).filter((cell) => cell !== '(none)' && cell !== '—'),
    /[,;()“”"`]/,
  );

/** Finds a term in a sentence and in a name, such as `answerKey`, `answer-key` and `ANSWER_KEY`; also its plural. */
const termPattern = (term) => new RegExp(term.replace(/y$/, '(y|ie)').replaceAll(/[ -]/g, '[\\s_*/-]*'), 'i');

const SOURCE = /\/src\/.*\.tsx?$|^tools\/.*\.mjs$/;

/** All sources of the checkout, tests included. */
export const readSources = (root) =>
  ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => `${folder}/${path}`)
      .filter((path) => SOURCE.test(path) && !path.includes('node_modules'))
      .map((path) => readFileSync(join(root, path), 'utf8')),
  );

/** The words of wire and screens that no source contains, in any case. */
export const unusedWireWords = (markdown, sources) => {
  const texts = sources.map((text) => text.toLowerCase());
  return wireWords(markdown).filter((word) => !texts.some((text) => text.includes(word.toLowerCase())));
};

/** The terms that no source contains. */
export const unusedTerms = (markdown, sources) =>
  glossaryTerms(markdown).filter((term) => !sources.some((source) => termPattern(term).test(source)));
