/** Paths that a load balancer or a collector requests every few seconds. */
const PROBES: readonly (string | null | undefined)[] = ['/ready', '/healthz', '/metrics', '/api/health-check'];

/** Whether a path is a probe's or a scrape's. */
export const isProbe = (path: string | null | undefined): boolean => PROBES.includes(path);

/** Whether a response is a successful probe or scrape: it is logged at debug level only. */
export const isQuiet = (path: string | null | undefined, status: number): boolean => status < 500 && isProbe(path);
