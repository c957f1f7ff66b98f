/**
 * Loads of different students, looked at as one: what an audit of answers needs.
 *
 * @param loads `{ ids, answering }`: a set of ids of students, and their load
 */
export function joined(loads) {
  const sum = (of) => loads.reduce((total, load) => total + of(load), 0);
  return {
    ledger: {
      compare: (rows) => {
        const results = loads.map(({ ids, answering }) =>
          answering.ledger.compare(rows.filter(({ student }) => ids.has(student))),
        );
        const all = (name) => results.flatMap((result) => result[name]);
        const total = (name) => results.reduce((count, result) => count + result[name], 0);
        return {
          ...{ kept: total('kept'), inFlight: total('inFlight') },
          ...{ lost: all('lost'), doubled: all('doubled'), crossed: all('crossed'), unasked: all('unasked') },
        };
      },
    },
    seen: {
      statuses: loads.reduce((counts, { answering }) => {
        for (const [status, count] of Object.entries(answering.seen.statuses))
          counts[status] = (counts[status] ?? 0) + count;
        return counts;
      }, {}),
      repeated: sum(({ answering }) => answering.seen.repeated),
      longestPauseMs: Math.max(...loads.map(({ answering }) => answering.seen.longestPauseMs)),
    },
  };
}
