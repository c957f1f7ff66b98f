import { questionKind, type QuestionType } from './question-kinds';

/** Rules of partial credit for partly right combinations (docs/decisions/122). */
export const CREDIT_RULES = [
  { value: 'proporcional', label: 'proporcional às corretas, sem nenhuma incorreta' },
  { value: 'ufsc', label: 'proporcional, com as incorretas descontadas (UFSC)' },
] as const;

export type CreditRule = (typeof CREDIT_RULES)[number]['value'];

/** An answer with its key, both as letters; null: blank, or without a key. */
interface Judged {
  tipo: QuestionType;
  /** Number of the question's alternatives. */
  alternatives: number;
  answer: string | null;
  key: string | null;
}

/**
 * The credit of an answer, 0 to 1. Without a rule, and for kinds with a single right alternative, it is all or nothing.
 * With n propositions, k right ones, and an answer with c of these and w wrong ones: "proporcional" gives c / k if w =
 * 0; "ufsc" gives (n − (k − (c − w))) / n if c > w. Everything else is 0.
 */
export function creditOf({ tipo, alternatives, answer, key }: Judged, rule: CreditRule | null): number {
  if (answer === null || key === null) return 0;
  if (answer === key) return 1;
  const { isSingle, partsOf } = questionKind(tipo);
  if (rule === null || isSingle) return 0;
  const right = partsOf(key);
  if (right.length === 0) return 0;
  const chosen = partsOf(answer);
  const hits = chosen.filter((letter) => right.includes(letter)).length;
  const misses = chosen.length - hits;
  if (rule === 'proporcional') return misses === 0 ? hits / right.length : 0;
  return hits > misses ? (alternatives - (right.length - (hits - misses))) / alternatives : 0;
}
