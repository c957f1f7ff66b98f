/**
 * The given answers, what was reported about them, and the stored ones. An answer that was reported neither as kept nor as
 * not saved was in progress when its browser was killed: it may be stored or not, but at most once and as it was given.
 */
export function createLedger() {
  const given = new Map();
  const counts = { kept: 0, 'not-saved': 0 };
  return {
    size: () => given.size,
    tell({ kind, uuid, ...facts }) {
      if (kind === 'given') given.set(uuid, { ...facts, told: null });
      else {
        given.get(uuid).told ??= kind;
        counts[kind] += 1;
      }
    },
    /** Compares them with the rows of the database: `{ id, student, question, alternative }`. */
    compare(rows) {
      const stored = new Map();
      for (const row of rows) stored.set(row.id, [...(stored.get(row.id) ?? []), row]);
      const found = { lost: [], doubled: [], crossed: [], unasked: [], savedAfterAll: [] };
      let inFlight = 0;
      for (const [uuid, answer] of given) {
        const mine = stored.get(uuid) ?? [];
        if (answer.told === 'kept' && mine.length === 0) found.lost.push(uuid);
        if (answer.told === 'not-saved' && mine.length > 0) found.savedAfterAll.push(uuid);
        if (answer.told === null) inFlight += 1;
        if (mine.length > 1) found.doubled.push(uuid);
        const isOther = ({ student, question, alternative }) =>
          student !== answer.student || question !== answer.question || alternative !== answer.alternative;
        if (mine.some(isOther)) found.crossed.push(uuid);
      }
      for (const uuid of stored.keys()) if (!given.has(uuid)) found.unasked.push(uuid);
      return {
        given: given.size,
        kept: counts.kept,
        notSaved: counts['not-saved'],
        inFlight,
        stored: rows.length,
        ...found,
      };
    },
  };
}
