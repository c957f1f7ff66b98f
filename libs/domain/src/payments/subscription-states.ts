import type { Option } from '../options';

/** States of a bought plan. */
export const SUBSCRIPTION_STATES = [
  { value: 'ativa', label: 'Ativa' },
  { value: 'em_atraso', label: 'Renovação em atraso' },
  { value: 'cancelada', label: 'Cancelada, vale até o fim do período' },
  { value: 'encerrada', label: 'Encerrada' },
  { value: 'desfeita', label: 'Desfeita, com devolução' },
  { value: 'contestada', label: 'Suspensa por contestação' },
] as const satisfies readonly Option[];
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]['value'];

/** Permitted transitions between the states of a bought plan; a renewal leaves it active and is no transition. */
export const SUBSCRIPTION_TRANSITIONS: Readonly<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  ativa: ['em_atraso', 'cancelada', 'encerrada', 'desfeita', 'contestada'],
  em_atraso: ['ativa', 'cancelada', 'encerrada', 'desfeita', 'contestada'],
  cancelada: ['encerrada', 'desfeita', 'contestada'],
  // A renewal paid after the grace period still counts.
  encerrada: ['ativa', 'desfeita', 'contestada'],
  desfeita: [],
  // A dispute won by the seller restores the rest of the period.
  contestada: ['ativa', 'encerrada', 'desfeita'],
};

/** Whether a bought plan may change from one state to another. */
export const maySubscriptionGo = (from: SubscriptionState, to: SubscriptionState): boolean =>
  SUBSCRIPTION_TRANSITIONS[from].includes(to);

/** States in which the student has the plan. */
const RUNNING_SUBSCRIPTION_STATES: readonly SubscriptionState[] = ['ativa', 'em_atraso', 'cancelada'];

/** Whether the student currently has the plan. */
export const isSubscriptionRunning = (state: SubscriptionState): boolean => RUNNING_SUBSCRIPTION_STATES.includes(state);
