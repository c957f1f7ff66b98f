/** Plan identifiers as the API names them; only the first is free. */
export const PLAN_IDS = [
  'plano_gratis',
  'plano_pago_primary',
  'plano_pago_primary_nova',
  'plano_pago_primary_opcao',
  'plano_pago_primary_solucao',
  'plano_pago_primary_nova_6_meses',
  'plano_pago_primary_nova_assinatura',
] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const FREE_PLAN: PlanId = 'plano_gratis';

/** Whether a plan costs nothing. An unknown identifier counts as free, so that it never unlocks paid features. */
export const isFreePlan = (plan: string): boolean => plan === FREE_PLAN || !PLAN_IDS.some((id) => id === plan);

export const ROLES = ['estudante', 'admin', 'professor', 'master'] as const;
export type Role = (typeof ROLES)[number];

const ROLE_LABELS: Readonly<Record<Role, string>> = {
  estudante: 'Aluno',
  professor: 'Professor',
  admin: 'Administrador',
  master: 'Master',
};

/** The header's label of a role; an unknown role is labelled as a student. */
export const roleLabel = (role: string): string => ROLE_LABELS[ROLES.find((known) => known === role) ?? 'estudante'];

/** Whether the link Planos is shown: to visitors, and to students on the free plan. */
export const seesPlans = (user: { plano_tipo: string; role: string } | null): boolean =>
  user === null || (user.role === 'estudante' && isFreePlan(user.plano_tipo));
