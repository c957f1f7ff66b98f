/** What a text must contain: words in sequence, separated by spaces; or all, or one, of several queries. */
export type PhraseQuery = { kind: 'phrase'; words: string } | { kind: 'and' | 'or'; parts: readonly PhraseQuery[] };

/** The units of a phrase, and the index of its rarest one. */
interface Pattern {
  units: Uint16Array;
  at: number;
}

/**
 * A query compiled to units. Phrases with the same rarest unit are one group, for which a text is scanned once. Data
 * instead of closures: closures made the search three times as slow.
 */
export type TextMatcher =
  { kind: 'group'; rarest: number; patterns: Pattern[] } | { kind: 'and' | 'or'; parts: TextMatcher[] };

/** Gives the units of a phrase's words; null where a word occurs in no text. */
type UnitsOf = (words: string) => number[] | null;

/** Compiles a query; an empty alternative, which no text matches, where a word of it occurs in no text. */
export const compileMatcher = (query: PhraseQuery, unitsOf: UnitsOf): TextMatcher =>
  compile(query, unitsOf) ?? { kind: 'or', parts: [] };

function compile(query: PhraseQuery, unitsOf: UnitsOf): TextMatcher | null {
  if (query.kind === 'phrase') {
    const units = unitsOf(query.words);
    if (!units) return null;
    const rarest = Math.max(...units);
    return { kind: 'group', rarest, patterns: [{ units: Uint16Array.from(units), at: units.indexOf(rarest) }] };
  }
  const parts = query.parts.map((part) => compile(part, unitsOf));
  if (query.kind === 'and') return parts.every((part) => part !== null) ? { kind: 'and', parts } : null;
  const [only, ...more] = grouped(parts.filter((part) => part !== null));
  if (!only) return null;
  return more.length === 0 ? only : { kind: 'or', parts: [only, ...more] };
}

/** Merges queries with the same rarest unit into groups; groups come before queries that scan a text several times. */
function grouped(parts: readonly TextMatcher[]): TextMatcher[] {
  const patterns = new Map<number, Pattern[]>();
  for (const part of parts)
    if (part.kind === 'group') patterns.set(part.rarest, [...(patterns.get(part.rarest) ?? []), ...part.patterns]);
  return [
    ...Array.from(patterns, ([rarest, some]) => ({ kind: 'group' as const, rarest, patterns: some })),
    ...parts.filter(({ kind }) => kind !== 'group'),
  ];
}

/** Whether the text with the units `chunk[first, end)` matches. */
function holds(chunk: Uint16Array, first: number, end: number, matcher: TextMatcher): boolean {
  if (matcher.kind === 'group') return holdsOne(chunk, first, end, matcher.rarest, matcher.patterns);
  const { kind, parts } = matcher;
  const stopsAt = kind === 'or';
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part && holds(chunk, first, end, part) === stopsAt) return stopsAt;
  }
  return !stopsAt;
}

/** The index of the first matcher that the text with the units `chunk[first, end)` satisfies, null matches any; their number if none. */
export function firstHolding(
  chunk: Uint16Array,
  first: number,
  end: number,
  matchers: readonly (TextMatcher | null)[],
): number {
  for (let at = 0; at < matchers.length; at += 1) {
    const matcher = matchers[at];
    if (!matcher || holds(chunk, first, end, matcher)) return at;
  }
  return matchers.length;
}

/** Unrolled by four: a search spends its time in this loop. */
function holdsOne(chunk: Uint16Array, first: number, end: number, rarest: number, patterns: Pattern[]): boolean {
  let place = first;
  for (; place + 4 <= end; place += 4) {
    if (chunk[place] === rarest && standsAt(chunk, place, first, end, patterns)) return true;
    if (chunk[place + 1] === rarest && standsAt(chunk, place + 1, first, end, patterns)) return true;
    if (chunk[place + 2] === rarest && standsAt(chunk, place + 2, first, end, patterns)) return true;
    if (chunk[place + 3] === rarest && standsAt(chunk, place + 3, first, end, patterns)) return true;
  }
  for (; place < end; place += 1)
    if (chunk[place] === rarest && standsAt(chunk, place, first, end, patterns)) return true;
  return false;
}

/** Whether one of the patterns occurs at this occurrence of its rarest unit. */
function standsAt(chunk: Uint16Array, place: number, first: number, end: number, patterns: Pattern[]): boolean {
  for (let one = 0; one < patterns.length; one += 1) {
    const pattern = patterns[one];
    if (!pattern) continue;
    const { units, at } = pattern;
    const from = place - at;
    if (from < first || from + units.length > end) continue;
    let same = 0;
    while (same < units.length && chunk[from + same] === units[same]) same += 1;
    if (same === units.length) return true;
  }
  return false;
}
