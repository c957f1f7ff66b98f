import { token } from '@mapa/ui-kit';
import type { Correctness } from './correctness';

/** The colours that repeat what a correctness's icon and words say. */
export const correctnessStyle: Record<NonNullable<Correctness>, { ink: string; wash: string }> = {
  right: { ink: token.color.success, wash: token.color.successWash },
  'chosen-right': { ink: token.color.success, wash: token.color.successWash },
  'chosen-wrong': { ink: token.color.danger, wash: token.color.dangerWash },
  chosen: { ink: token.color.inkSoft, wash: token.color.well },
};
