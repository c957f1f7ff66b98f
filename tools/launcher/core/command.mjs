import { endChildren } from './children.mjs';
import { describeFailure } from './failure.mjs';
import { demandNode } from './node-version.mjs';

/** A line for the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs an entry point: its exit code is what `run` resolves to (nothing: it runs until a signal), a failure is one
 * line, a signal is exit `interrupted`. In each case every child is ended first, then the `onStop` functions run, the newest first.
 */
export async function command(run, interrupted = 130) {
  let stopping;
  const closers = [];
  const stop = (code) => {
    stopping ??= (async () => {
      await endChildren();
      for (const close of closers.reverse()) await close();
      process.exit(code);
    })();
    return stopping;
  };
  const fail = (error) => {
    if (!stopping) process.stderr.write(`mapa: ${describeFailure(error)}\n`);
    return stop(1);
  };
  // The reader of our output may be gone, which must not prevent an orderly stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('uncaughtException', fail);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(interrupted));
  try {
    demandNode();
    const code = await run({ onStop: (close) => closers.push(close), stop: () => stop(interrupted) });
    if (code !== undefined) await stop(code);
  } catch (error) {
    await fail(error);
  }
}
