/** `npm run sbom`: writes the components of production as CycloneDX (dist/sbom.cdx.json), and lists the licences; fails on one that is not accepted. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command, say } from '../launcher/core/command.mjs';
import { root } from '../launcher/core/root.mjs';
import { npmCommand } from '../launcher/workspace/install.mjs';
import { licencesOf } from './licences.mjs';

await command(async () => {
  const [program, first] = npmCommand(process.env);
  const args = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'];
  const text = execFileSync(program, [...first, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { components } = JSON.parse(text);
  const file = join(root, 'dist/sbom.cdx.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const { counts, refused } = licencesOf(components);
  for (const [licence, count] of counts) say(`${String(count).padStart(4)}  ${licence}`);
  say(`${components.length} packages in ${file}`);
  for (const line of refused) say(`not accepted: ${line}`);
  return refused.length > 0 ? 1 : 0;
});
