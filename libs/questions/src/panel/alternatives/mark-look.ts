import { token } from '@mapa/ui-kit';
import type { Mark } from './marks';

/** The colours that repeat what a mark's icon and words say. */
export const markLook: Record<NonNullable<Mark>, { ink: string; wash: string }> = {
  right: { ink: token.color.success, wash: token.color.successWash },
  'chosen-right': { ink: token.color.success, wash: token.color.successWash },
  'chosen-wrong': { ink: token.color.danger, wash: token.color.dangerWash },
  chosen: { ink: token.color.inkSoft, wash: token.color.well },
};
