import { PLAN_IDS, orUndefined, type PlanId } from '@mapa/domain';
import { useSyncExternalStore } from 'react';

/** Where this device keeps the plan that was chosen last; it goes with everything else when its student leaves. */
const KEY = 'plano_selecionado';

/** Whether a text, as of an address, is the identifier of a plan. */
export const isPlanId = (text: string | undefined | null): text is PlanId => PLAN_IDS.some((id) => id === text);

/** Remembers which plan was chosen, for the checkout to go on with. */
export function keepSelectedPlan(plan: PlanId): void {
  // Without storage the address of the checkout still names the plan.
  orUndefined(() => localStorage.setItem(KEY, plan));
}

function readSelectedPlan(): PlanId | null {
  const plan = orUndefined(() => localStorage.getItem(KEY));
  return isPlanId(plan) ? plan : null;
}

const unwatched = () => () => undefined;
const unknown = () => null;

/** The plan last chosen on this device; null without one, where the stored value is invalid, and in a server render. */
export const useSelectedPlan = (): PlanId | null => useSyncExternalStore(unwatched, readSelectedPlan, unknown);

/** Forgets the choice: it was bought. */
export function forgetSelectedPlan(): void {
  orUndefined(() => localStorage.removeItem(KEY));
}
