import { createHash } from 'node:crypto';
import { type RandomNumbers, randomNumbers } from '@mapa/domain';

/** Random numbers seeded by a text, independent of all others. */
export const chanceOf = (text: string): RandomNumbers =>
  randomNumbers(createHash('sha256').update(text).digest().readInt32BE(0));

/** A UUID derived from a text. */
export function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  // Version 8 (RFC 9562): for an application's own rule.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Picks one of several things with a probability proportional to its weight; there must be one. */
export function pick<Thing>(
  { uniform }: RandomNumbers,
  things: readonly Thing[],
  weightOf: (thing: Thing) => number = () => 1,
): Thing {
  let left = uniform() * things.reduce((sum, thing) => sum + weightOf(thing), 0);
  const picked = things.find((thing) => (left -= weightOf(thing)) < 0) ?? things.at(-1);
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}
