/** Takes rules of the product out, one at a time, and sees that their tests fail: `node tools/spec-coverage/mutate.mjs [--todas]`. */
import { REMOVALS } from './removals.mjs';
import { runRemoval } from './run-removal.mjs';

const chosen = process.argv.includes('--todas') ? REMOVALS : REMOVALS.filter(({ fast }) => fast);
let failures = 0;
for (const removal of chosen) {
  const outcome = await runRemoval(removal);
  if (outcome !== 'red') failures += 1;
  console.log(`${outcome === 'red' ? 'ok  ' : 'FAIL'}  ${removal.rule}${outcome === 'red' ? '' : `: ${outcome}`}`);
}
console.log(`${chosen.length} rules taken out, ${failures} not missed`);
process.exitCode = failures > 0 ? 1 : 0;
