const share = ({ doubted, of }) => (of === 0 ? '–' : `${((100 * doubted) / of).toFixed(1)}%`);
const counted = (count) => `${count.doubted} of ${count.of} (${share(count)})`;

/** The sum of several counts `{ of, doubted }`. */
const sumOf = (counts) =>
  counts.reduce((sum, one) => ({ of: sum.of + one.of, doubted: sum.doubted + one.doubted }), { of: 0, doubted: 0 });

/**
 * Doubted questions among damaged ones and among right ones, by paper. If nobody transcribed the paper, undoubted
 * questions count as right, so that no figure of right ones is given.
 *
 * @param studies `{ name, isTranscribed, right: { of, doubted }, damaged: { kind: { of, doubted } } }`
 */
export function alarmsOf(studies) {
  const line = (name, damaged, right) => `${name}: damaged doubted ${counted(damaged)}, right doubted ${right}`;
  const transcribed = studies.filter(({ isTranscribed }) => isTranscribed);
  const all = (some) => sumOf(some.flatMap(({ damaged }) => Object.values(damaged)));
  return [
    ...studies.map((one) => line(one.name, all([one]), one.isTranscribed ? counted(one.right) : '–')),
    line('all', all(studies), transcribed.length > 0 ? counted(sumOf(transcribed.map(({ right }) => right))) : '–'),
  ].join('\n');
}

/** The same by kind of damage, the least noticed first. */
export function doubtTable(studies) {
  const kinds = [...new Set(studies.flatMap(({ damaged }) => Object.keys(damaged)))];
  return kinds
    .map((kind) => ({ kind, ...sumOf(studies.flatMap(({ damaged }) => damaged[kind] ?? [])) }))
    .sort((one, other) => one.doubted / one.of - other.doubted / other.of)
    .map(({ kind, ...count }) => `${kind}: ${counted(count)}`)
    .join('\n');
}
