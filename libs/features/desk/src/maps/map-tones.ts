import type { BadgeTone } from '@mapa/ui-kit';
import type { DeskMap } from '../model';

/** The tone of a map's situation. */
export const MAP_TONES: Readonly<Record<DeskMap['situacao'], BadgeTone>> = {
  oferecido: 'success',
  retirado: 'warning',
  substituido: 'neutral',
};
