import type { SheetSlot as Slot } from '@mapa/ui-kit';
import type { SittingQuestion } from '../model';

/** Props of a sitting's question; the application renders it. */
export type SheetSlot = Slot<SittingQuestion>;
