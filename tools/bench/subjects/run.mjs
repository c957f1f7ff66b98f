import { readFileSync } from 'node:fs';
import { say } from '../../launcher/core/command.mjs';
import { progress } from '../../launcher/core/progress.mjs';
import { childEnvironment, node24, root } from '../../launcher/core/root.mjs';
import { ended, startChild } from '../../launcher/core/children.mjs';
import { programOf } from '../../launcher/workspace/build.mjs';
import { openBank } from '../bank/open.mjs';

const LOOK_MS = 250;

/** The peak memory of a process so far, in megabytes; null if the system does not provide it. */
function peakOf(pid) {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return null;
  }
}

/** Trains the classifier of subjects on a generated bank, like its command; returns the exit code. */
export async function runSubjects(dataDir, scale, onStop) {
  const bank = await openBank(dataDir, scale);
  onStop(bank.stop);
  progress(`training on ${scale.questoes} questions`);
  const started = performance.now();
  const child = startChild(node24, [programOf('api'), 'import', '--treinar-assuntos'], {
    cwd: root,
    env: childEnvironment({ DATABASE_URL: bank.url, JWT_SECRET: bank.secret }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let memory = null;
  const look = setInterval(() => {
    memory = peakOf(child.pid) ?? memory;
  }, LOOK_MS);
  const { code } = await ended(child);
  clearInterval(look);
  say(`\n${scale.questoes} questions: ${((performance.now() - started) / 1000).toFixed(1)} s, ${memory ?? '–'} MB`);
  return code;
}
