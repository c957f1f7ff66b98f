import type { SheetSlot as Slot } from '@mapa/ui-kit';
import type { SittingQuestion } from '../model';

/** What a question of a sitting is shown with; the application draws it. */
export type SheetSlot = Slot<SittingQuestion>;
