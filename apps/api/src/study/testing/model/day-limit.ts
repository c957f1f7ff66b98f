import { endOfDay } from './card';
import type { ModelQuestion } from './question';

/** New questions of a day: each counts once, on the day on which it was served first (docs/decisions/100). */
export class DayLimit {
  private readonly isLimited: boolean;
  private readonly isKnown: (question: ModelQuestion) => boolean;
  /** When the day ended on which a question was served first. */
  private readonly days = new Map<ModelQuestion, number>();

  /** @param isKnown whether a question was answered or revealed before: it is free */
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
