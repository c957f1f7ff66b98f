import type { questions } from '@mapa/server-platform';

type Stored = typeof questions.$inferSelect;

/** What somebody of the staff decides of a question: files that say otherwise leave it as it is (docs/decisions/144). */
export type Decision = Stored['decided'][number];

/** The decisions of a question with one more. */
export const decidedWith = ({ decided }: Pick<Stored, 'decided'>, one: Decision): Decision[] =>
  decided.includes(one) ? decided : [...decided, one];
