import { SheetQuestion as Question } from '@mapa/question';

/** A question of an answer sheet, in the workspace's chunk. */
export const SheetQuestion = Question;
