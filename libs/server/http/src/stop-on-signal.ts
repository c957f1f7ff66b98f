import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Requests still running after the notice have this long; then the process ends anyway. */
const DRAIN_MS = 9_250;

interface Stopping {
  /**
   * How long, in milliseconds, `/ready` is 503 while new requests are still served: longer than two probes of a load
   * balancer.
   */
  noticeMs: number;
  /** Releases what the process holds besides its server. */
  release?: () => Promise<void>;
}

/**
 * Ends the process on SIGTERM or SIGINT: gives notice, finishes running requests, releases, and exits with code 0; with
 * 1 if that fails.
 */
export function stopOnSignal(app: FastifyInstance, { noticeMs, release = async () => undefined }: Stopping): void {
  const stop = async (signal: NodeJS.Signals) => {
    app.log.info({ signal }, 'draining');
    setTimeout(() => process.exit(0), noticeMs + DRAIN_MS).unref();
    app.drain();
    await pause(noticeMs);
    await app.close();
    await release();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () =>
      stop(signal).then(
        () => process.exit(0),
        () => process.exit(1),
      ),
    );
}
