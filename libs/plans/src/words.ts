/** Stands where a plan would be bought; goes when checkout comes. */
export const SUBSCRIPTIONS_CLOSED = 'As assinaturas ainda não estão abertas nesta instalação.';

/** Marks the plan that a student has. */
export const OWN_PLAN = 'Seu plano';
