/** Prints what is wrong with docs/spec-coverage.md, and how many sentences it proves. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemsOf, readEntries } from './read.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null);

const entries = readEntries(read('docs/spec-coverage.md') ?? '');
const problems = problemsOf(entries, read);
for (const problem of problems) console.error(problem);
console.log(`${entries.length} sentences, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
