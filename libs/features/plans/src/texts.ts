/** Shown where no payment provider is configured: no plan can be bought, and no form is offered. */
export const NOTHING_SOLD = 'Nesta instalação nenhum plano pode ser comprado.';

/** Label of the student's own plan. */
export const OWN_PLAN = 'Seu plano';

/** Label of the plan last chosen on this device. */
export const CHOSEN_PLAN = 'Sua escolha';

/** Label of the plan with the lowest monthly price. */
export const RECOMMENDED_PLAN = 'Recomendado';
