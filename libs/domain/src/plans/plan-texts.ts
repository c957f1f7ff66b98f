import { NOTEBOOK_MAX_QUESTIONS } from '../constants';
import { figure, questionsOf as questions } from '../format/figures';
import { COUNTED_AMOUNTS, COUNTED_FEATURES, COUNTED_GATES, COUNTED_REFUSALS } from './counted-limits';
import type { PlanGate, PlanLimits } from './plan-limits';

const REFUSALS: Readonly<Record<PlanGate, (limit: number) => string>> = {
  ...COUNTED_REFUSALS,
  questionsPerNotebook: (limit) =>
    `No plano gratuito um caderno tem até ${questions(limit)}. Escolha menos questões; nos planos pagos são até ${figure(NOTEBOOK_MAX_QUESTIONS)}.`,
};

/** The refusal at a plan's limit: the limit, and the plan that raises it. Empty if these limits never refuse. */
export function refusalAt(gate: PlanGate, limits: PlanLimits): string {
  const limit = limits[gate];
  return limit === null ? '' : REFUSALS[gate](limit);
}

/** Shown instead of a teacher's comment that the plan does not include. */
export const COMMENT_WITHHELD = 'Comentário do professor nos planos pagos.';

/** Shown below the first sentence of such a comment, which every plan includes. */
export const COMMENT_CONTINUES = 'O comentário continua nos planos pagos.';

/** The features of a plan, as listed on its card. */
export function planFeatures(limits: PlanLimits): string[] {
  const { maps, notebooks, questionsPerNotebook, teacherComments } = limits;
  const collections =
    maps === null || notebooks === null
      ? 'Mapas e cadernos sem limite'
      : `${COUNTED_AMOUNTS.maps(maps)} e ${COUNTED_AMOUNTS.notebooks(notebooks)} por vez`;
  return [
    ...COUNTED_GATES.flatMap((gate) => COUNTED_FEATURES[gate]?.(limits[gate]) ?? []),
    collections,
    `Cadernos de até ${questions(questionsPerNotebook)}`,
    teacherComments ? 'Gabarito comentado por professores' : 'A primeira frase de cada comentário de professor',
  ];
}
