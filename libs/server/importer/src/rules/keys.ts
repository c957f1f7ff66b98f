import { createHash } from 'node:crypto';
import type { ImportQuestion } from '../import-question';

interface Content extends Pick<ImportQuestion, 'kind' | 'statement' | 'alternatives' | 'comment'> {
  media: readonly { hash: string }[];
}

/**
 * SHA-256 over everything that a version holds: a change of any of it is a new version. An alternative without a comment counts
 * as it did before they had comments, so that questions of that time stay unchanged.
 */
export function contentHash({ kind, statement, alternatives, comment, media }: Content): string {
  const canonical = [
    kind,
    statement,
    alternatives.map(({ letter, text, correct, comment: own }) => [
      letter,
      text,
      correct,
      ...(own === null ? [] : [own]),
    ]),
    comment,
    media.map(({ hash }) => hash).sort(),
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}

/** Maps each key to its item where exactly one item has it; empty keys are left out. */
export function uniqueBy<T>(all: Iterable<T>, keyOf: (one: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  const repeated = new Set<string>();
  for (const one of all) {
    const key = keyOf(one);
    if (found.has(key)) repeated.add(key);
    found.set(key, one);
  }
  for (const key of ['', ...repeated]) found.delete(key);
  return found;
}

/** Groups items by key, in order. */
export function groupBy<Key, T>(all: Iterable<T>, keyOf: (one: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
