import type { Answerable } from '@mapa/domain';
import type { ComponentType } from 'react';
import type { Outcome } from '../../answering/outcome';

/** The verdict on one alternative; `missed`: right but not chosen. */
export type Correctness = 'right' | 'missed' | 'chosen-right' | 'chosen-wrong' | 'chosen' | null;

/** Props of the answer's sum below the alternatives. */
export interface AnswerSumProps {
  question: Answerable;
  /** The current choice. */
  answerId: number | null;
  outcome: Outcome | null;
}

/** How questions of one kind are answered and judged on screen. One entry per kind (docs/contributing.md). */
export interface KindView {
  /** The label of the group of alternatives. */
  legend: string;
  /** Whether one alternative can be chosen, or several. */
  input: 'radio' | 'checkbox';
  /** The verdict on an alternative in words. */
  correctness: Readonly<Record<NonNullable<Correctness>, string>>;
  /** Content below the alternatives; null: none. */
  AnswerSum: ComponentType<AnswerSumProps> | null;
}
