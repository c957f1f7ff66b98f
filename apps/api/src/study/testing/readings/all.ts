import type { Learner } from '../learner';
import { ownCounts, ownLists, ownState, progress } from './collections';
import { exam, examQuestions, examScores } from './exam';
import { questions, statistics, stored } from './questions';
import type { Reading } from './reading';
import { overconfident, review } from './review';

/** Every screen's numbers. */
const READINGS: readonly Reading[] = [
  progress,
  ownLists,
  ownState,
  ownCounts,
  questions,
  statistics,
  exam,
  examScores,
  examQuestions,
  review,
  overconfident,
  stored,
];

/**
 * Compares what a student can read with the model.
 * @param which all of it, or the cheap part
 */
export async function compare(learner: Learner, which: 'all' | 'cheap'): Promise<void> {
  for (const { name, isCheap = false, told, expected } of READINGS) {
    if (which === 'cheap' && !isCheap) continue;
    const found = await told(learner);
    const wanted = expected(learner);
    expect({ who: learner.name, reading: name, found }).toEqual({ who: learner.name, reading: name, found: wanted });
  }
}
