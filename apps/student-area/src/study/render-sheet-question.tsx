import type { SheetSlot } from '@mapa/sittings';
import { lazyPart } from '@mapa/ui-kit';
import { QuestionPlace } from './question-place';

/** Loaded while the page fetches its data, which it needs before any question. */
const SheetQuestion = lazyPart(() => import('./sheet-question').then((module) => module.SheetQuestion), {
  Waiting: QuestionPlace,
  retries: true,
});
SheetQuestion.preload();

/** A question of a sitting. */
export const renderSheetQuestion = (slot: SheetSlot) => <SheetQuestion key={slot.question.id} {...slot} />;
