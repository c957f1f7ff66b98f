import { FREE_PLAN, limitsOf, planLimits, type PlanLimits } from '@mapa/domain';

/** Limits of a new notebook: those of the student's plan, or of the free one for a visitor. */
export const limitsFor = (user: { plano_tipo: string; role: string } | null | undefined): PlanLimits =>
  user ? limitsOf(user) : planLimits(FREE_PLAN);

/** Most questions that a new notebook can include from a search with `total` results. */
export const mostOf = (total: number, { questionsPerNotebook }: PlanLimits): number =>
  Math.min(total, questionsPerNotebook);

/** Parses a number of questions; null where it is not an integer between 1 and the maximum. */
export function readSize(text: string, most: number): number | null {
  const size = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return size >= 1 && size <= most ? size : null;
}
