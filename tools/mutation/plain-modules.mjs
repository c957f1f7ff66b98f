/** Loads specs of plain modules as ES modules of this process, with jest's globals. */
import { ModernFakeTimers } from '@jest/fake-timers';
import { expect } from 'expect';
import { ModuleMocker } from 'jest-mock';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve as resolvePath } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Incremented to load everything again: code that runs when a file is loaded may be mutated. */
let generation = 0;

const urlOf = (file) => `${pathToFileURL(file).href}?generation=${generation}`;

/** Imports without an extension, and the path aliases, as jest and the bundlers resolve them. */
function resolveAsBundlersDo() {
  const { paths } = JSON.parse(readFileSync('tsconfig.base.json', 'utf8')).compilerOptions;
  const isFile = (path) => existsSync(path) && statSync(path).isFile();
  const fileOf = (path) => [path, `${path}.ts`, `${path}/index.ts`].find(isFile);
  registerHooks({
    resolve(specifier, parent, next) {
      const path = paths[specifier]?.[0]
        ? resolvePath(paths[specifier][0])
        : specifier.startsWith('.') &&
          parent.parentURL &&
          resolvePath(fileURLToPath(parent.parentURL), '..', specifier);
      const file = path && fileOf(path);
      return file ? { url: urlOf(file), shortCircuit: true } : next(specifier, parent);
    },
  });
}

/** Plain modules keep no state between tests, so a failed test does not require another load. */
export function createPlainModules() {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ global: globalThis, config: { fakeTimers: {} } });
  const jest = {
    fn: mocker.fn.bind(mocker),
    useFakeTimers: (setting) => timers.useFakeTimers(setting),
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (now) => timers.setSystemTime(now),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  };
  return {
    isSpoiltByFailure: false,
    prepare: resolveAsBundlersDo,
    async load(files, specs) {
      Object.assign(globalThis, specs.globals, { expect, jest });
      generation += 1;
      specs.clear();
      for (const file of files) {
        specs.begin(file);
        await import(urlOf(resolvePath(file)));
      }
    },
  };
}
