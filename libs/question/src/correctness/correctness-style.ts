import { token } from '@mapa/ui-kit';
import type { Correctness } from '../kinds/view/kind-view';

/** Colours of each correctness, in addition to its icon and words. */
export const correctnessStyle: Record<NonNullable<Correctness>, { ink: string; wash: string }> = {
  right: { ink: token.color.success, wash: token.color.successWash },
  missed: { ink: token.color.success, wash: token.color.well },
  'chosen-right': { ink: token.color.success, wash: token.color.successWash },
  'chosen-wrong': { ink: token.color.danger, wash: token.color.dangerWash },
  chosen: { ink: token.color.inkSoft, wash: token.color.well },
};
