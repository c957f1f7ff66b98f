import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemsOf, readEntries, titlesIn } from './read.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const readFile = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null);

const SPEC = `describe('a thing', () => {
  it('does what it should', () => {});
  it.each([1, 2])('counts %i', () => {});
  it.each([
    ['a', 'b'],
  ])("says \\"%s\\" of it", () => {});
  it('minds the student\\'s own', async () => {});
});`;

const row = (id, ...proofs) =>
  `| ${id} | says so | ${proofs.map(([file, title]) => `\`${file}\` “${title}”`).join('<br>')} |`;
const whole = ['S4.x', 'S5.x', 'S8.x', 'S9.x'].map((id) => row(id, ['a.spec.ts', 'counts %i']));
const problems = (...rows) =>
  problemsOf(readEntries([...rows, ...whole].join('\n')), (file) => (file === 'a.spec.ts' ? SPEC : null));

describe('the coverage document', () => {
  it('names for every sentence tests that exist', () => {
    const text = readFile('docs/spec-coverage.md');
    expect(problemsOf(readEntries(text), readFile)).toEqual([]);
  });

  it('has no row that looks like a sentence and is not read as one', () => {
    const rows = readFile('docs/spec-coverage.md')
      .split('\n')
      .filter((line) => /^\|\s*S\d/.test(line));
    expect(readEntries(rows.join('\n'))).toHaveLength(rows.length);
  });
});

describe('a check of the coverage document', () => {
  it('finds the titles of single tests, of tables and with quotes', () => {
    expect(titlesIn(SPEC)).toEqual([
      'a thing',
      'does what it should',
      'counts %i',
      'says "%s" of it',
      "minds the student's own",
    ]);
  });

  it('is content when every sentence has a test', () => {
    expect(problems(row('S2.a', ['a.spec.ts', 'does what it should'], ['a.spec.ts', 'counts %i']))).toEqual([]);
  });

  it('fails on a sentence without a test, a test that is not there, a file that is not there, an id that stands twice, and a chapter left out', () => {
    expect(
      problems(
        '| S2.a | says so | none yet |',
        row('S2.b', ['a.spec.ts', 'does']),
        row('S2.c', ['b.spec.ts', 'counts %i']),
        row('S2.c', ['a.spec.ts', 'counts %i']),
      ),
    ).toEqual([
      'line 1, S2.a: no test proves it',
      'line 2, S2.b: a.spec.ts has no test “does”',
      'line 3, S2.c: there is no b.spec.ts',
      'line 4, S2.c: the id stands twice',
    ]);
    expect(problems()).toEqual(['S2: no sentence of it is listed']);
  });
});
