import { PLAN_IDS, orUndefined, type PlanId } from '@mapa/domain';
import { useSyncExternalStore } from 'react';

/** Local storage key of the last chosen plan; deleted with everything else when the student leaves. */
const KEY = 'plano_selecionado';

/** Whether a text, for example from an address, is the identifier of a plan. */
export const isPlanId = (text: string | undefined | null): text is PlanId => PLAN_IDS.some((id) => id === text);

/** Stores the chosen plan for the checkout. */
export function keepSelectedPlan(plan: PlanId): void {
  // Without storage, the checkout's address still names the plan.
  orUndefined(() => localStorage.setItem(KEY, plan));
}

function readSelectedPlan(): PlanId | null {
  const plan = orUndefined(() => localStorage.getItem(KEY));
  return isPlanId(plan) ? plan : null;
}

const unwatched = () => () => undefined;
const unknown = () => null;

/** The plan last chosen on this device; null without a valid one, and in a server render. */
export const useSelectedPlan = (): PlanId | null => useSyncExternalStore(unwatched, readSelectedPlan, unknown);

/** Deletes the choice after the purchase. */
export function forgetSelectedPlan(): void {
  orUndefined(() => localStorage.removeItem(KEY));
}
