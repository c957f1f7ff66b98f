import { deadlineOf } from '@mapa/domain';
import type { Sitting } from '../model';

type Told = Pick<Sitting, 'agora' | 'iniciado_em' | 'duracao_ms' | 'pausado_ms' | 'pausado_em' | 'idade_ms'>;

/** The server's time at a moment of this page's monotonic clock. */
export interface Anchor {
  serverMs: number;
  /** `performance.now()` at the response. */
  pageMs: number;
  /** `Date.now()` at the same moment. */
  deviceMs: number;
}

const anchors = new WeakMap<object, Anchor>();

/** The moment at which a view was received: when this page first saw it. */
export function anchorOf(told: Told): Anchor {
  const known = anchors.get(told);
  if (known) return known;
  const anchor = {
    serverMs: Date.parse(told.agora) + (told.idade_ms ?? 0),
    pageMs: performance.now(),
    deviceMs: Date.now(),
  };
  anchors.set(told, anchor);
  return anchor;
}

/** The server's current time, in milliseconds since 1970, as far as this page knows. */
export function serverNow(told: Told, pageMs: number = performance.now()): number {
  const anchor = anchorOf(told);
  return anchor.serverMs + Math.max(0, pageMs - anchor.pageMs);
}

/** Remaining time of a sitting, in milliseconds; constant during a pause, at least 0. */
export function remainingMs(told: Told, pageMs: number = performance.now()): number {
  const now = serverNow(told, pageMs);
  const clock = {
    startedAt: Date.parse(told.iniciado_em),
    durationMs: told.duracao_ms,
    pausedMs: told.pausado_ms,
    pausedAt: told.pausado_em === null ? null : Date.parse(told.pausado_em),
  };
  return Math.max(0, deadlineOf(clock, now) - now);
}

/** Drift between the page's and the device's clock from which the server is asked: one of them slept, or was set. */
const DRIFT_MS = 5_000;

/** Whether the page's clock was suspended, as in a sleeping computer, or the device's was set. */
export function hasDrifted(told: Told, pageMs: number = performance.now(), deviceMs: number = Date.now()): boolean {
  const anchor = anchorOf(told);
  return Math.abs(deviceMs - anchor.deviceMs - (pageMs - anchor.pageMs)) > DRIFT_MS;
}

const MINUTE_MS = 60_000;

/** Minutes before the end at which the student is warned. */
const WARNINGS = [1, 5, 10, 30] as const;

/**
 * The warning that is shown for a minute: "Faltam 10 minutos."; null otherwise. Shorter sittings skip earlier warnings.
 */
export function warningAt(leftMs: number, durationMs: number): string | null {
  const minutes = WARNINGS.find(
    (one) => one * MINUTE_MS < durationMs && leftMs <= one * MINUTE_MS && leftMs > (one - 1) * MINUTE_MS,
  );
  if (minutes === undefined || leftMs <= 0) return null;
  return minutes === 1 ? 'Falta 1 minuto.' : `Faltam ${minutes} minutos.`;
}

/** Whether the clock is highlighted: in the last ten minutes. */
export const isShort = (leftMs: number): boolean => leftMs <= 10 * MINUTE_MS;
