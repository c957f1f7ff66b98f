/** What a text must hold: words that stand together, spaced; all of some, or one of some. */
export type PhraseQuery = { kind: 'phrase'; words: string } | { kind: 'and' | 'or'; parts: readonly PhraseQuery[] };

/** The units of a phrase, and where its rarest one stands in it. */
interface Pattern {
  units: Uint16Array;
  at: number;
}

/**
 * What is looked for, as the units of texts. Phrases that have their rarest unit in common are one group, for all of which a text is
 * looked through once. Data and no closures: those made the search three times as slow.
 */
export type TextMatcher =
  { kind: 'group'; rarest: number; patterns: Pattern[] } | { kind: 'and' | 'or'; parts: TextMatcher[] };

/** Gives the units of a phrase's words; null where one of them stands in no text. */
type UnitsOf = (words: string) => number[] | null;

/** Compiles what is looked for; null where no text can hold it. */
export function compileMatcher(query: PhraseQuery, unitsOf: UnitsOf): TextMatcher | null {
  if (query.kind === 'phrase') {
    const units = unitsOf(query.words);
    if (!units) return null;
    const rarest = Math.max(...units);
    return { kind: 'group', rarest, patterns: [{ units: Uint16Array.from(units), at: units.indexOf(rarest) }] };
  }
  const parts = query.parts.map((part) => compileMatcher(part, unitsOf));
  if (query.kind === 'and') return parts.every((part) => part !== null) ? { kind: 'and', parts } : null;
  const [only, ...more] = grouped(parts.filter((part) => part !== null));
  if (!only) return null;
  return more.length === 0 ? only : { kind: 'or', parts: [only, ...more] };
}

/** Puts groups of one rarest unit together; groups come before what has to look through a text several times. */
function grouped(parts: readonly TextMatcher[]): TextMatcher[] {
  const patterns = new Map<number, Pattern[]>();
  for (const part of parts)
    if (part.kind === 'group') patterns.set(part.rarest, [...(patterns.get(part.rarest) ?? []), ...part.patterns]);
  return [
    ...Array.from(patterns, ([rarest, some]) => ({ kind: 'group' as const, rarest, patterns: some })),
    ...parts.filter(({ kind }) => kind !== 'group'),
  ];
}

/** Whether the text whose units are `chunk[first, end)` holds what is looked for. */
export function holds(chunk: Uint16Array, first: number, end: number, matcher: TextMatcher): boolean {
  if (matcher.kind === 'group') return holdsOne(chunk, first, end, matcher.rarest, matcher.patterns);
  const { kind, parts } = matcher;
  const stopsAt = kind === 'or';
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part && holds(chunk, first, end, part) === stopsAt) return stopsAt;
  }
  return !stopsAt;
}

/** Written out by four: this is what a search spends its time on. */
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

/** Whether one of the patterns stands where its rarest unit does. */
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
