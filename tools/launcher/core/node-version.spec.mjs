import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demandNode } from './node-version.mjs';
import { root } from './root.mjs';

test.each(['18.20.4', '20.11.1'])('Node %s is refused by name', (version) => {
  expect(() => demandNode(version)).toThrow(`this is Node ${version}, and Node 20.12 or newer is needed to begin`);
});

test.each(['20.12.0', '20.20.2', '22.0.0', '24.21.0'])('Node %s is taken', (version) => {
  expect(() => demandNode(version)).not.toThrow();
});

test('nothing that an older Node lacks is imported by name, so that the refusal can be shown', () => {
  expect(readFileSync(join(root, 'tools/launcher/core/env-file.mjs'), 'utf8')).not.toMatch(
    /\{[^}]*parseEnv[^}]*\} from/,
  );
});
