import type { Responses } from './responses';

/** Why an item has no information on ability: all answers are equal, or weaker students have it right more often. */
export type ItemFlag = 'iguais' | 'invertido';

/**
 * The flag of each item: `iguais` if all answers are right or all are wrong; `invertido` if the item correlates
 * negatively with the share of right answers to the others, as with a wrong key. No model of this family describes such
 * items.
 */
export function itemFlagsOf({ students, items, values }: Responses): (ItemFlag | null)[] {
  const rest = Array.from({ length: students }, (_, student) => {
    const row = values.subarray(student * items, (student + 1) * items);
    return { right: row.filter((value) => value === 1).length, answered: row.filter((value) => value >= 0).length };
  });
  return Array.from({ length: items }, (_, item) => {
    const [ones, zeros]: [number[], number[]] = [[], []];
    for (const [student, { right, answered }] of rest.entries()) {
      const value = values[student * items + item] ?? -1;
      if (value < 0) continue;
      (value === 1 ? ones : zeros).push(answered > 1 ? (right - value) / (answered - 1) : 0);
    }
    if (ones.length === 0 || zeros.length === 0) return 'iguais';
    // The correlation has the same sign as the difference of the means.
    return items > 1 && mean(ones) < mean(zeros) ? 'invertido' : null;
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
