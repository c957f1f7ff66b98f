import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The terms of the glossary's first column, without text in brackets and without backquotes. */
export const glossaryTerms = (markdown) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| code |'))
    .flatMap((line) =>
      line
        .split('|')[1]
        .replace(/\([^)]*\)|`/g, '')
        .split(','),
    )
    .map((term) => term.trim())
    .filter(Boolean);

/** Finds a term in a sentence as well as in a name, such as `answerKey`, `answer-key` and `ANSWER_KEY`; also its plural. */
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

/** The terms that no source contains. */
export const unusedTerms = (markdown, sources) =>
  glossaryTerms(markdown).filter((term) => !sources.some((source) => termPattern(term).test(source)));
