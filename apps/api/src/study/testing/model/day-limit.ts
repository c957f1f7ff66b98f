import { endOfDay } from './card';
import type { ModelQuestion } from './question';

/** New questions of a day: each counts once, on the day it was first served (docs/decisions/100). */
export class DayLimit {
  private readonly isLimited: boolean;
  private readonly isKnown: (question: ModelQuestion) => boolean;
  /** End of the day on which each question was first served. */
  private readonly days = new Map<ModelQuestion, number>();

  /** @param isKnown whether a question was answered or revealed before, and so is free */
  constructor(isLimited: boolean, isKnown: (question: ModelQuestion) => boolean) {
    this.isLimited = isLimited;
    this.isKnown = isKnown;
  }

  serve(questions: readonly ModelQuestion[], now: number): void {
    if (!this.isLimited) return;
    for (const question of questions)
      if (!this.isKnown(question) && !this.days.has(question)) this.days.set(question, endOfDay(now));
  }

  used(now: number): number {
    return [...this.days.values()].filter((day) => day === endOfDay(now)).length;
  }
}
