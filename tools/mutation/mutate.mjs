/**
 * Changes rules of the product, one at a time, and reports changes that no test detects: `npm run mutation -- [AREA…]`, or
 * a folder or file of an area, `npm run mutation -- domain:src/filters`.
 */
import { Stryker } from '@stryker-mutator/core';
import { AREAS, settingsOf } from './areas.mjs';

const asked = process.argv.slice(2);
const areaOf = (name) => name.split(':')[0];
const unknown = asked.map(areaOf).filter((name) => !Object.hasOwn(AREAS, name));
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}; there are ${Object.keys(AREAS).join(', ')}.`);
  process.exit(1);
}

const UNDETECTED = ['Survived', 'NoCoverage'];
const DETECTED = ['Killed', 'Timeout'];

for (const name of asked.length > 0 ? asked : Object.keys(AREAS)) {
  const report = name.replace(/[^\w.-]+/g, '-');
  const results = await new Stryker(settingsOf(report, AREAS[areaOf(name)], name.split(':')[1])).runMutationTest();
  const count = (states) => results.filter(({ status }) => states.includes(status)).length;
  const [detected, undetected] = [count(DETECTED), count(UNDETECTED)];
  if (detected + undetected === 0) {
    console.error(`${name}: nothing was mutated`);
    process.exitCode = 1;
    continue;
  }
  const score = ((100 * detected) / (detected + undetected)).toFixed(1);
  console.log(`${name}: ${score} % of ${detected + undetected} mutants, ${undetected} missed by no test`);
}
