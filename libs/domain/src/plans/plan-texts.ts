import { NOTEBOOK_MAX_QUESTIONS } from '../constants';
import { counted, figure, questionsOf as questions } from '../format/figures';
import type { PlanGate, PlanLimits } from './plan-limits';

const maps = (count: number) => counted(count, 'mapa', 'mapas');
const notebooks = (count: number) => counted(count, 'caderno', 'cadernos');

const REFUSALS: Readonly<Record<PlanGate, (limit: number) => string>> = {
  questionsPerDay: (limit) =>
    `Você já recebeu ${limit === 1 ? 'a questão' : `as ${questions(limit)}`} de hoje do plano gratuito. Amanhã há mais; nos planos pagos não há limite por dia.`,
  maps: (limit) =>
    `O plano gratuito permite ${maps(limit)} por vez. Remova um dos seus, e o progresso fica guardado; nos planos pagos não há limite de mapas.`,
  notebooks: (limit) =>
    `O plano gratuito permite ${notebooks(limit)}. Apague um dos seus para criar outro; nos planos pagos não há limite de cadernos.`,
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
  const { questionsPerDay, questionsPerNotebook, teacherComments } = limits;
  const collections =
    limits.maps === null || limits.notebooks === null
      ? 'Mapas e cadernos sem limite'
      : `${maps(limits.maps)} e ${notebooks(limits.notebooks)} por vez`;
  return [
    questionsPerDay === null
      ? 'Questões sem limite diário'
      : `${questions(questionsPerDay)} por dia nos mapas e cadernos`,
    collections,
    `Cadernos de até ${questions(questionsPerNotebook)}`,
    teacherComments ? 'Gabarito comentado por professores' : 'A primeira frase de cada comentário de professor',
  ];
}

const USES: Readonly<Record<Exclude<PlanGate, 'questionsPerNotebook'>, (limit: number) => string>> = {
  questionsPerDay: (limit) => `${questions(limit)} hoje`,
  maps,
  notebooks,
};

/** Usage of a limit, shown before it is reached: "2 de 3 mapas", "37 de 100 questões hoje". */
export const usageAt = (gate: keyof typeof USES, used: number, limit: number): string =>
  `${figure(Math.min(used, limit))} de ${USES[gate](limit)}`;
