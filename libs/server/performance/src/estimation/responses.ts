/** A group's answers to a paper: one row for each student, with an answer to each item. */
export interface Responses {
  readonly students: number;
  readonly items: number;
  /** `students` × `items` values: 1 right, 0 wrong, −1 not answered. */
  readonly values: Int8Array;
}

/** Students' answers as a matrix; rows shorter than the first are filled with unanswered items. */
export function responsesOf(rows: readonly (readonly (boolean | null)[])[]): Responses {
  const items = rows[0]?.length ?? 0;
  const values = new Int8Array(rows.length * items).fill(-1);
  for (const [student, row] of rows.entries())
    for (const [item, answer] of row.slice(0, items).entries())
      if (answer !== null) values[student * items + item] = answer ? 1 : 0;
  return { students: rows.length, items, values };
}

/** The answers to some of the items, by index. */
export function keepItems({ students, items, values }: Responses, places: readonly number[]): Responses {
  const kept = new Int8Array(students * places.length);
  for (let student = 0; student < students; student++)
    for (const [at, place] of places.entries())
      kept[student * places.length + at] = values[student * items + place] ?? -1;
  return { students, items: places.length, values: kept };
}
