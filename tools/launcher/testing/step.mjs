import { describeFailure } from '../core/failure.mjs';
import { progress } from '../core/progress.mjs';
import { childEnvironment, root } from '../core/root.mjs';
import { ended, startChild } from '../core/children.mjs';

/**
 * Runs a program and shows its output at once, or in one piece at its end if another one runs beside it.
 *
 * @returns `{ ok, output, reason }`
 */
export async function runShown(program, args, extra = {}, { whole = false } = {}) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const env = childEnvironment({ ...colour, ...extra });
  const child = startChild(program, args, { cwd: root, env, group: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      if (!whole) out.write(chunk);
    });
  }
  const closed = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const { code, error } = await ended(child);
  await closed;
  if (whole) process.stdout.write(output);
  return { ok: code === 0, output, reason: error?.message };
}

/** Runs one step of `npm test`; a failing step does not prevent the others. */
export async function runStep(name, run) {
  progress(name);
  const began = Date.now();
  const done = (result) => ({ name, seconds: (Date.now() - began) / 1000, output: '', ...result });
  try {
    return done(await run());
  } catch (error) {
    return done({ ok: false, reason: describeFailure(error) });
  }
}
