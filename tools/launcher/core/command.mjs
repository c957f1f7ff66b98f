import { endChildren } from '../process/children.mjs';
import { describeFailure } from './failure.mjs';

/** A line for the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs an entry point: its exit code is what `run` resolves to, a failure is one line, and a signal ends in order
 * (`stop`, then every child still alive) with exit 0. `run` receives `onStop` to name what has to end first.
 */
export async function command(run) {
  let stopping;
  const closers = [];
  const stop = (code) => {
    stopping ??= (async () => {
      for (const close of closers.reverse()) await close();
      await endChildren();
      process.exit(code);
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
  try {
    const code = await run({ onStop: (close) => closers.push(close), stop: () => stop(0) });
    if (code !== undefined) await stop(code);
  } catch (error) {
    if (!stopping) process.stderr.write(`mapa: ${describeFailure(error)}\n`);
    await stop(1);
  }
}
