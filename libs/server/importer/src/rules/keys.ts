import { createHash } from 'node:crypto';
import type { ImportQuestion } from '../model/import-question';

interface Content extends Pick<ImportQuestion, 'kind' | 'statement' | 'alternatives' | 'comment'> {
  media: readonly { hash: string }[];
}

/**
 * SHA-256 over the whole content of a version: any change of it is a new version. An alternative without a comment
 * hashes as before comments existed, so that older questions stay unchanged.
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

/** Maps each key to its item if exactly one item has it; omits empty keys. */
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
