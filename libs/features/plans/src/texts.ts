/** Shown where no payment provider is configured: no plan can be bought, and no form is offered. */
export const NOTHING_SOLD = 'Nesta instalação nenhum plano pode ser comprado.';

/** Marks the plan that a student has. */
export const OWN_PLAN = 'Seu plano';

/** Marks the plan that was chosen last on this device. */
export const CHOSEN_PLAN = 'Sua escolha';

/** Marks the plan that costs least a month. */
export const RECOMMENDED_PLAN = 'Recomendado';
