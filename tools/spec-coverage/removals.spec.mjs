import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOVALS } from './removals.mjs';
import { runRemoval } from './run-removal.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const ONE_RUN_MS = 60_000;

describe('a rule taken out', () => {
  it.each(REMOVALS.map((removal) => [removal.rule, removal]))(
    'is there to be taken out: %s',
    (_rule, { file, from, to, spec, project, test }) => {
      expect(read(file).split(from)).toHaveLength(2);
      expect(to).not.toBe(from);
      expect(read(join(project, spec)).replaceAll("\\'", "'")).toContain(test.split('…')[0]);
    },
  );

  it.each(REMOVALS.filter(({ fast }) => fast).map((removal) => [removal.rule, removal]))(
    'is missed by its test: %s',
    async (_rule, removal) => expect(await runRemoval(removal)).toBe('red'),
    ONE_RUN_MS,
  );

  it(
    'is told from one that nobody misses',
    async () => {
      const harmless = { ...REMOVALS[0], to: `${REMOVALS[0].from}/* nothing */` };
      expect(await runRemoval(harmless)).toBe('green');
    },
    ONE_RUN_MS,
  );
});
