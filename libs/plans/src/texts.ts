/** Shown where no payment provider is configured: no plan can be bought, and no form is offered. */
export const NOTHING_SOLD = 'Nesta instalação nenhum plano pode ser comprado.';

/** Marks the plan that a student has. */
export const OWN_PLAN = 'Seu plano';
