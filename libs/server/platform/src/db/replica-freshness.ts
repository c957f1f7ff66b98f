/**
 * How fresh a replica is, from positions in the write-ahead log. A replica that has replayed the position at which the
 * primary was at some time has every commit before that time.
 * @param keptMs age beyond which a position of the primary no longer matters
 */
export function createFreshness(keptMs: number) {
  let marks: { position: bigint; at: number }[] = [];
  let freshAt: number | null = null;
  return {
    /** @param at time in ms before the position was asked for */
    primaryWas(position: bigint, at: number): void {
      marks = [...marks.filter((mark) => at - mark.at <= keptMs), { position, at }];
    },
    replicaHas(position: bigint): void {
      for (const mark of marks) if (mark.position <= position) freshAt = Math.max(freshAt ?? mark.at, mark.at);
      marks = marks.filter((mark) => mark.position > position);
    },
    /** Nothing is known of the replica any more. */
    forget(): void {
      marks = [];
      freshAt = null;
    },
    /** Upper bound of the replica's lag in ms; null if unknown. */
    lagMs: (now: number): number | null => (freshAt === null ? null : now - freshAt),
  };
}
