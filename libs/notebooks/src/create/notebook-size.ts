import { FREE_PLAN, limitsOf, planLimits, type PlanLimits } from '@mapa/domain';

/** What binds a new notebook: the student's own plan, or the free one for a visitor, who will begin with it. */
export const limitsFor = (user: { plano_tipo: string; role: string } | null | undefined): PlanLimits =>
  user ? limitsOf(user) : planLimits(FREE_PLAN);

/** The most questions that a notebook of so many found ones can take. */
export const mostOf = (total: number, { questionsPerNotebook }: PlanLimits): number =>
  Math.min(total, questionsPerNotebook);

/** How many questions a text asks for; null where it is no number between 1 and the most. */
export function readSize(text: string, most: number): number | null {
  const size = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return size >= 1 && size <= most ? size : null;
}
