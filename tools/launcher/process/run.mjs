import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../core/failure.mjs';
import { gist } from '../core/log.mjs';
import { ended, startChild } from '../core/children.mjs';

/** Runs a program with its output in `log`; a Failure with the last lines of it if the program fails. */
export async function runQuietly(what, program, args, { log, ...options }) {
  mkdirSync(dirname(log), { recursive: true });
  const out = openSync(log, 'w');
  const child = startChild(program, args, { group: true, stdio: ['ignore', out, out], ...options });
  closeSync(out);
  const { code, error } = await ended(child);
  if (error) throw new Failure(`${what} failed: ${error.message}`);
  if (code !== 0) throw new Failure(`${what} failed (whole output in ${log}): ${gist(readFileSync(log, 'utf8'), 4)}`);
}
