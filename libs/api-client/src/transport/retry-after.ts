const DEFAULT_S = 5;

/** Seconds to wait after a 429 or 503, from a `Retry-After` in seconds or as a date; 5 if it is missing or invalid. */
export function readRetryAfter(header: unknown, now: number): number {
  if (typeof header !== 'string' && typeof header !== 'number') return DEFAULT_S;
  const seconds = Number(header);
  if (String(header).trim() !== '' && Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(String(header));
  return Number.isNaN(date) ? DEFAULT_S : Math.max(0, Math.ceil((date - now) / 1_000));
}
