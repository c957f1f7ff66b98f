import type { Answerable } from '@mapa/domain';
import type { ComponentType } from 'react';
import type { Outcome } from '../answering/outcome';

/** The verdict on one alternative; `missed` is right and not among those that were chosen. */
export type Correctness = 'right' | 'missed' | 'chosen-right' | 'chosen-wrong' | 'chosen' | null;

/** What an answer comes to, under the alternatives. */
export interface AnswerSumProps {
  question: Answerable;
  /** What is chosen by now. */
  answerId: number | null;
  outcome: Outcome | null;
}

/** How questions of one kind are answered and judged on screen. One entry for each kind (docs/contributing.md). */
export interface KindView {
  /** The name of the group of alternatives. */
  legend: string;
  /** One alternative can be chosen, or several. */
  input: 'radio' | 'checkbox';
  /** The verdict on an alternative in words. */
  correctness: Readonly<Record<NonNullable<Correctness>, string>>;
  /** What stands under the alternatives; null: nothing. */
  AnswerSum: ComponentType<AnswerSumProps> | null;
}
