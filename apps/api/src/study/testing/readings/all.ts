import type { Learner } from '../learner';
import { hidden, limits } from './account';
import { ownCounts, ownLists, ownState, progress } from './collections';
import { editalMaps } from './editais';
import { exam, examAreas, examQuestions, examScores } from './exam';
import { overview } from './overview';
import { pages } from './pages';
import { questions, statistics, stored } from './questions';
import type { Reading } from './reading';
import { overconfident, review } from './review';
import { results, sheet, sittings } from './sittings';
import { today, weekPlan } from './today';

/** Every screen's numbers. */
const READINGS: readonly Reading[] = [
  limits,
  progress,
  editalMaps,
  ownLists,
  pages,
  ownState,
  ownCounts,
  questions,
  statistics,
  exam,
  examScores,
  examQuestions,
  examAreas,
  overview,
  review,
  overconfident,
  today,
  weekPlan,
  sittings,
  sheet,
  results,
  hidden,
  stored,
];

/**
 * Compares what a student can read with the model.
 * @param which all of it, or the cheap part
 */
export async function compare(learner: Learner, which: 'all' | 'cheap'): Promise<void> {
  await learner.study.scene.clock.show();
  // Any call of theirs ends expired sittings; otherwise the next round would, at its own time.
  for (const other of learner.study.learners) await other.read('GET /api/customer-area/user/plan');
  for (const { name, isCheap = false, told, expected } of READINGS) {
    if (which === 'cheap' && !isCheap) continue;
    const found = await told(learner);
    const wanted = expected(learner, found);
    expect({ who: learner.name, reading: name, found }).toEqual({ who: learner.name, reading: name, found: wanted });
  }
}
