/**
 * Milliseconds since the page was loaded. Waiting times use it because the device's clock may be set back during one,
 * which would extend it.
 */
export const uptime = (): number => performance.now();
