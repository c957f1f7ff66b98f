/** What a text must hold: words that stand together, spaced; all of some, or one of some. */
export type PhraseQuery = { kind: 'phrase'; words: string } | { kind: 'and' | 'or'; parts: readonly PhraseQuery[] };

/** The units of a phrase, and where its rarest one stands in it. */
interface Pattern {
  units: Uint16Array;
  at: number;
}

/** Phrases that have their rarest unit in common: a text is looked through once for all of them. */
interface Group {
  rarest: number;
  patterns: Pattern[];
}

/** Whether the text whose units are `chunk[first, end)` holds what is looked for. */
export type TextMatcher = (chunk: Uint16Array, first: number, end: number) => boolean;

/** Gives the units of a phrase's words; null where one of them stands in no text. */
type UnitsOf = (words: string) => number[] | null;

/** Compiles what is looked for; null where no text can hold it. */
export function compileMatcher(query: PhraseQuery, unitsOf: UnitsOf): TextMatcher | null {
  if (query.kind === 'phrase') {
    const units = unitsOf(query.words);
    return units && groupMatcher(groupOf(units));
  }
  if (query.kind === 'and') {
    const parts = query.parts.map((part) => compileMatcher(part, unitsOf));
    if (parts.includes(null)) return null;
    return (chunk, first, end) => parts.every((matches) => matches?.(chunk, first, end));
  }
  return anyOf(query.parts, unitsOf);
}

function anyOf(parts: readonly PhraseQuery[], unitsOf: UnitsOf): TextMatcher | null {
  const groups = new Map<number, Group>();
  const others: TextMatcher[] = [];
  for (const part of parts) {
    if (part.kind === 'phrase') {
      const units = unitsOf(part.words);
      if (!units) continue;
      const group = groupOf(units);
      const same = groups.get(group.rarest);
      if (same) same.patterns.push(...group.patterns);
      else groups.set(group.rarest, group);
    } else {
      const matcher = compileMatcher(part, unitsOf);
      if (matcher) others.push(matcher);
    }
  }
  const [only, ...more] = [...Array.from(groups.values(), groupMatcher), ...others];
  if (!only) return null;
  return more.length === 0
    ? only
    : (chunk, first, end) => only(chunk, first, end) || more.some((matches) => matches(chunk, first, end));
}

function groupOf(units: number[]): Group {
  const rarest = Math.max(...units);
  return { rarest, patterns: [{ units: Uint16Array.from(units), at: units.indexOf(rarest) }] };
}

/** Written out by four: this is what a search spends its time on. */
function groupMatcher({ rarest, patterns }: Group): TextMatcher {
  const standAt = (chunk: Uint16Array, place: number, first: number, end: number): boolean => {
    for (const { units, at } of patterns) if (standsAt(chunk, place - at, first, end, units)) return true;
    return false;
  };
  return (chunk, first, end) => {
    let place = first;
    for (; place + 4 <= end; place += 4) {
      if (chunk[place] === rarest && standAt(chunk, place, first, end)) return true;
      if (chunk[place + 1] === rarest && standAt(chunk, place + 1, first, end)) return true;
      if (chunk[place + 2] === rarest && standAt(chunk, place + 2, first, end)) return true;
      if (chunk[place + 3] === rarest && standAt(chunk, place + 3, first, end)) return true;
    }
    for (; place < end; place += 1) if (chunk[place] === rarest && standAt(chunk, place, first, end)) return true;
    return false;
  };
}

function standsAt(chunk: Uint16Array, from: number, first: number, end: number, units: Uint16Array): boolean {
  if (from < first || from + units.length > end) return false;
  for (let at = 0; at < units.length; at += 1) if (chunk[from + at] !== units[at]) return false;
  return true;
}
