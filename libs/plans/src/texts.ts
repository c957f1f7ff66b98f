/** Where no provider of payments is configured: nothing is sold, and nobody is led to a form. */
export const NOTHING_SOLD = 'Nesta instalação nenhum plano pode ser comprado.';

/** Marks the plan that a student has. */
export const OWN_PLAN = 'Seu plano';
