/** A part of an own sitting: a matéria. */
export interface SharedPart {
  /** Its weight relative to the other parts. */
  weight: number;
  /** Number of available questions. */
  available: number;
}

/** The part to get the next question, by Webster's method; -1 if none has another question. */
function nextPart(parts: readonly SharedPart[], shares: readonly number[], isOpen: (at: number) => boolean): number {
  let best = -1;
  let bestClaim = -1;
  for (const [at, { weight, available }] of parts.entries()) {
    const share = shares[at] ?? 0;
    if (share >= available || !isOpen(at)) continue;
    const claim = weight / (2 * share + 1);
    if (claim > bestClaim) [best, bestClaim] = [at, claim];
  }
  return best;
}

/**
 * Distributes questions over parts by weight (Webster/Sainte-Laguë: Balinski & Young, Fair Representation, 2nd ed.,
 * appendix A), none beyond its available ones. The sum is `total`, or everything available.
 * @param given questions that parts already have
 */
export function shareOut(
  total: number,
  parts: readonly SharedPart[],
  given: readonly number[] = parts.map(() => 0),
): number[] {
  const shares = [...given];
  for (let left = total - given.reduce((sum, share) => sum + share, 0); left > 0; left -= 1) {
    const at = nextPart(parts, shares, () => true);
    if (at < 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
  }
  return shares;
}

/**
 * Gives one part a question more or less without changing the sum: parts not set by the student give or take first.
 * @param isSet parts that the student has set
 * @returns the same shares if nothing can be moved
 */
export function moveShare(
  { parts, shares, isSet }: { parts: readonly SharedPart[]; shares: readonly number[]; isSet: readonly boolean[] },
  at: number,
  by: 1 | -1,
): number[] {
  const share = (shares[at] ?? 0) + by;
  if (share < 0 || share > (parts[at]?.available ?? 0)) return [...shares];
  const other = by < 0 ? taker(parts, shares, isSet, at) : giver(parts, shares, isSet, at);
  if (other < 0) return [...shares];
  return shares.map((one, place) => {
    if (place === at) return share;
    return place === other ? one - by : one;
  });
}

function taker(parts: readonly SharedPart[], shares: readonly number[], isSet: readonly boolean[], at: number): number {
  const free = nextPart(parts, shares, (place) => place !== at && isSet[place] !== true);
  return free >= 0 ? free : nextPart(parts, shares, (place) => place !== at);
}

/** The part with the least claim to its last question. */
function giver(parts: readonly SharedPart[], shares: readonly number[], isSet: readonly boolean[], at: number): number {
  const claims = shares.flatMap((share, place) =>
    share > 0 && place !== at ? [{ place, claim: (parts[place]?.weight ?? 0) / (2 * share - 1) }] : [],
  );
  const free = claims.filter(({ place }) => isSet[place] !== true);
  const [least] = (free.length > 0 ? free : claims).sort((one, other) => one.claim - other.claim);
  return least?.place ?? -1;
}
