import { SheetQuestion as Question } from '@mapa/question';

/** A question of an answer sheet; it comes with the workspace's code, which has its alternatives. */
export const SheetQuestion = Question;
