import { say } from './command.mjs';

const began = Date.now();

/** Seconds since this process began, as `12.3 s`. */
function elapsed() {
  return `${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s`;
}

/** A short progress line with the elapsed seconds. */
export function progress(line) {
  say(`${elapsed()}  ${line}`);
}
