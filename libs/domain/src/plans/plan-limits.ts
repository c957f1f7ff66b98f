import { NOTEBOOK_MAX_QUESTIONS } from '../constants';
import { type CountedGate, COUNTED_GATES, FREE_COUNTS } from './counted-limits';
import { type PlanId, FREE_PLAN, PLAN_IDS } from './plan-ids';

/** Limits of a plan; null means unlimited. */
export interface PlanLimits extends Readonly<Record<CountedGate, number | null>> {
  readonly questionsPerNotebook: number;
  /** Whether teachers' comments are included. */
  readonly teacherComments: boolean;
}

/** A limit that can refuse an action. */
export type PlanGate = CountedGate | 'questionsPerNotebook';

/** Time zone in which a day of questions begins at midnight. */
export const LIMIT_TIME_ZONE = 'America/Sao_Paulo';

const FREE: PlanLimits = { ...FREE_COUNTS, questionsPerNotebook: 100, teacherComments: false };

const UNLIMITED = Object.fromEntries(COUNTED_GATES.map((gate) => [gate, null])) as Record<CountedGate, null>;
const PAID: PlanLimits = { ...UNLIMITED, questionsPerNotebook: NOTEBOOK_MAX_QUESTIONS, teacherComments: true };

/** The limits of each plan, their only definition. */
export const PLAN_LIMITS: Readonly<Record<PlanId, PlanLimits>> = {
  plano_gratis: FREE,
  plano_pago_primary: PAID,
  plano_pago_primary_nova: PAID,
  plano_pago_primary_opcao: PAID,
  plano_pago_primary_solucao: PAID,
  plano_pago_primary_nova_6_meses: PAID,
  plano_pago_primary_nova_assinatura: PAID,
};

/** The limits of a plan; an unknown identifier counts as free. */
export const planLimits = (plan: string): PlanLimits => PLAN_LIMITS[PLAN_IDS.find((id) => id === plan) ?? FREE_PLAN];

/** The limits of a user: none for staff, the plan's for a student. */
export const limitsOf = (user: { plano_tipo: string; role: string }): PlanLimits =>
  user.role === 'estudante' ? planLimits(user.plano_tipo) : PAID;
