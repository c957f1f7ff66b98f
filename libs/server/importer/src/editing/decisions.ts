import type { questions } from '@mapa/server-platform';

type Stored = typeof questions.$inferSelect;

/** A fact of a question that the staff decided: imported files do not change it (docs/decisions/144). */
export type Decision = Stored['decided'][number];

/** The decisions of a question plus another one. */
export const decidedWith = ({ decided }: Pick<Stored, 'decided'>, one: Decision): Decision[] =>
  decided.includes(one) ? decided : [...decided, one];
