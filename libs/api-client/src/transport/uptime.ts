/**
 * Milliseconds since the page began. Waits are counted with it: the device's clock may be set back by days while one lasts,
 * and the wait would last as long.
 */
export const uptime = (): number => performance.now();
