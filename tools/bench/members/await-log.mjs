import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const stepMs = 100;
const patienceMs = 300_000;

function fieldsOf(line) {
  const { level, time, pid, hostname, msg, ...fields } = JSON.parse(line);
  void [level, time, pid, hostname, msg];
  return fields;
}

/** The fields of the first record with this message since a server's start; null if there is none within `ms`. */
async function awaitLog({ file, start }, message, ms) {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    const written = readFileSync(file).subarray(start).toString();
    const line = written.split('\n').find((each) => each.includes(`"msg":"${message}"`));
    if (line) return fieldsOf(line);
    await pause(stepMs);
  }
  return null;
}

/** The API's record of its bank once that was in memory; null if it never was. */
export const bankInMemory = (api) => awaitLog(api.log, 'bank index built', patienceMs);
