/** Checks the types of the whole tree in one compiler run per kind of project (docs/performance.md). */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projects, root } from '../lint/config/projects.mjs';
import { programsOf } from './programs.mjs';

const folder = join(root, 'tmp/types');
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');

function check({ name, compilerOptions, include }) {
  const file = join(folder, `tsconfig.${name}.json`);
  const fromFolder = include.map((pattern) => `../../${pattern}`);
  const config = { extends: '../../tsconfig.base.json', compilerOptions, include: fromFolder };
  writeFileSync(file, JSON.stringify(config, null, 2));
  // More checkers per program repeat each other's work: the programs run in parallel instead.
  const args = [compiler, '--noEmit', '--checkers', '1', '--pretty', 'false', '-p', file];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
}

mkdirSync(folder, { recursive: true });
const codes = await Promise.all(programsOf(root, projects).map(check));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
