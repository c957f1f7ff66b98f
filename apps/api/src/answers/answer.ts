import type { InputOf } from '@mapa/api-contract';
import type { answers } from '../db/schema';

export type AnswerBody = InputOf<'POST /api/customer-area/question/answer'>['body'];
export type AnswerRow = typeof answers.$inferSelect;
