import { parseArgs } from 'node:util';
import { Failure } from '../launcher/core/failure.mjs';

const usage = 'npm run drill [-- NAME…] [--rapido] [--minutos N] [--documento]';

/** The duration of each drill: in a whole run, and in one that only checks that it runs. */
const FULL = {
  ...{ killSeconds: 180, diskSeconds: 20, stops: 100, overloadSeconds: 8, slowSeconds: 15, mails: 20 },
  ...{ clockSeconds: 5, restoreSeconds: 45, poolerSeconds: 20, paceSeconds: 10, restSeconds: 3, soakMinutes: 5 },
  ...{ historyActs: 400, lostSeconds: 8 },
};
const QUICK = {
  ...{ killSeconds: 20, diskSeconds: 6, stops: 3, overloadSeconds: 2, slowSeconds: 4, mails: 6 },
  ...{ clockSeconds: 2, restoreSeconds: 15, poolerSeconds: 6, paceSeconds: 3, restSeconds: 1, soakMinutes: 1 },
  ...{ historyActs: 80, lostSeconds: 3 },
};

/**
 * The options of the command line: `{ names, scale, writesDocument }`.
 *
 * @param known names of the drills; all of them where none is asked for
 */
export function readArguments(argv, known) {
  const options = { rapido: { type: 'boolean' }, minutos: { type: 'string' }, documento: { type: 'boolean' } };
  let parsed;
  try {
    parsed = parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    throw new Failure(`${error.message}; ${usage}`);
  }
  const { values, positionals } = parsed;
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Failure(`no such drill: ${unknown.join(', ')}; there are ${known.join(', ')}`);
  const scale = { ...(values.rapido ? QUICK : FULL) };
  if (values.minutos !== undefined) {
    scale.soakMinutes = Number(values.minutos);
    if (!(scale.soakMinutes > 0)) throw new Failure(`--minutos=${values.minutos} is no number of minutes; ${usage}`);
  }
  return { names: positionals.length > 0 ? positionals : [...known], scale, writesDocument: values.documento ?? false };
}
