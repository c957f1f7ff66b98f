import { statSync } from 'node:fs';
import { endChild, isClosing } from '../core/children.mjs';

function versionOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs}/${found.size}` : null;
}

/**
 * Runs a program and restarts it each time its built `file` is written. After the program has ended by itself, it waits for
 * the next change. `stop` ends it for good.
 */
export function rerunOnChange({ file, start, everyMs = 200 }) {
  let seen = versionOf(file);
  let child = start();
  let turn = Promise.resolve();
  const rerun = async () => {
    await endChild(child);
    if (!isClosing()) child = start();
  };
  const timer = setInterval(() => {
    const version = versionOf(file);
    // A build empties its folder first: without the file there is nothing to run yet.
    if (version === null || version === seen) return;
    seen = version;
    turn = turn.then(rerun);
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await turn;
      await endChild(child);
    },
  };
}
