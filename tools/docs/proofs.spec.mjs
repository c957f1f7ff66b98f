import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/core/root.mjs';
import { proofProblems, readRequirements, titlesIn } from './proofs.mjs';

const readFile = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null);
const CHAPTERS = ['S2', 'S4', 'S5', 'S8', 'S9'];
const REQUIREMENTS_OF_TRUST = 45;

describe('docs/spec-coverage.md', () => {
  const page = readFile('docs/spec-coverage.md');
  const sentences = readRequirements(page);

  it('names for every sentence tests that exist', () => {
    expect(proofProblems(sentences, readFile)).toEqual([]);
    expect(sentences.filter(({ proofs }) => proofs.length === 0 || proofs.some(({ title }) => !title))).toEqual([]);
  });

  it('covers its chapters, and has no row that looks like a sentence and is not read as one', () => {
    expect([...new Set(sentences.map(({ id }) => id.split('.')[0]))]).toEqual(CHAPTERS);
    expect(sentences).toHaveLength(page.split('\n').filter((line) => /^\|\s*S\d/.test(line)).length);
  });
});

describe('docs/trust-coverage.md', () => {
  it('names for each requirement tests that exist, or says why there is none yet', () => {
    const requirements = readRequirements(readFile('docs/trust-coverage.md'));
    expect(proofProblems(requirements, readFile)).toEqual([]);
    expect(requirements.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: REQUIREMENTS_OF_TRUST }, (_, at) => at + 1),
    );
  });
});

describe('the check of proofs', () => {
  const SPEC = `describe('a thing', () => {
  it('does what it should', () => {});
  it.each([1, 2])('counts %i', () => {});
  it.each([
    ['a', 'b'],
  ])("says \\"%s\\" of it", () => {});
  it('minds the student\\'s own', async () => {});
});`;

  const problems = (...rows) =>
    proofProblems(readRequirements(rows.join('\n')), (file) => (file === 'a.spec.ts' ? SPEC : null));

  it('finds the titles of single tests, of tables and with quotes', () => {
    expect(titlesIn(SPEC)).toEqual([
      'a thing',
      'does what it should',
      'counts %i',
      'says "%s" of it',
      "minds the student's own",
    ]);
  });

  it('accepts tests, a whole file, and a reason', () => {
    expect(
      problems(
        '| S2.a | says so | `a.spec.ts` “does what it should”<br>`a.spec.ts` “counts %i” |',
        '| 1 | kept | `a.spec.ts` |',
        '| 2 | kept | not yet: nobody wrote it |',
      ),
    ).toEqual([]);
  });

  it('reports a row without a proof, a missing test or file, and a repeated id', () => {
    expect(
      problems(
        '| S2.a | says so | none yet |',
        '| S2.b | says so | `a.spec.ts` “does” |',
        '| 3 | kept | `b.spec.ts` |',
        '| 3 | kept | `a.spec.ts` “counts %i” |',
      ),
    ).toEqual([
      'S2.a: neither a proof nor "not yet:" with the reason',
      'S2.b: a.spec.ts has no test “does”',
      '3: there is no b.spec.ts',
      '3 stands twice',
    ]);
  });
});
