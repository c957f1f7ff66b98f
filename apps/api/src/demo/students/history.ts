import type { PastAnswer } from '@mapa/server-study';
import { choosePart } from '@mapa/server-sittings';
import { instantOf, type StudyDay } from './calendar';
import { chanceOf, pick, uuidOf } from './chance';
import type { DemoItem } from './items';
import { answering, type Learner } from './learner';
import type { DemoPaper } from './papers';
import { reviewCards } from './review-cards';

/** What a student studies, when, and how well. */
export interface StudyPlan {
  studentId: string;
  learner: Learner;
  days: readonly StudyDay[];
  /** Maps in order, each with the share (0–1) of its numbers that is studied. */
  maps: readonly { paper: DemoPaper; share: number }[];
  sittings: readonly { paper: DemoPaper; areas: readonly string[]; /** Which of the days. */ on: number }[];
  language: string;
  /** Largest share (0–1) of a day's answers that are reviews. */
  reviews: number;
  /** Name of a notebook with the wrongly answered questions; null for none. */
  notebook: string | null;
  /** Share (0–1) of the answered questions that become favourites. */
  favorites: number;
}

/** A delivered sitting, in the form for `writePastSitting`. */
export interface SatPaper {
  id: string;
  examId: number;
  part: ReturnType<typeof choosePart>;
  startedAt: Date;
  deliveredAt: Date;
  marks: { questionId: number; alternativeId: number; elapsedMs: number; markedAt: Date }[];
}

/** Result of a plan. */
export interface StudyHistory {
  /** Excluding those of the sittings. */
  answers: PastAnswer[];
  sittings: SatPaper[];
  notebook: { id: string; name: string; questionIds: number[]; createdAt: Date } | null;
  favorites: { questionId: number; createdAt: Date }[];
}

const BREAK_MS = 25_000;
const DAY_MINUTES = 24 * 60;
const [NOTEBOOK_LEAST, NOTEBOOK_MOST] = [5, 20];
/** How often hard numbers are left blank. */
const BLANK = { from: 0.4, share: 0.08 };
/** Factor by which maps are studied faster than evenly. */
const HASTE = 1.25;
/** A question is not asked again sooner, unless nothing else is available. */
const REST_MS = 2.5 * 86_400_000;
const FOR_EVER = new Date(8.64e15);

/** Simulates a plan day by day: due reviews first, then the maps. */
export function historyOf(plan: StudyPlan): StudyHistory {
  const { studentId, learner, days, language } = plan;
  const random = chanceOf(`${learner.key}/history`);
  const answer = answering(learner, random);
  const cards = reviewCards();
  const open = plan.maps.map(({ paper, share }) => ({
    paper,
    steps: paper.steps.slice(0, Math.round(share * paper.steps.length)),
  }));
  const history: StudyHistory = { answers: [], sittings: [], notebook: null, favorites: [] };
  const inNotebook = new Set<number>();
  const liked = new Set<number>();
  let clock = 0;

  function give(item: DemoItem, place: { mapId: number | null; notebookId: string | null }, progress: number): void {
    const before = cards.answersTo(item.questionId);
    const { alternativeId, isRight, elapsedMs, confidence } = answer(item, progress, before);
    clock += elapsedMs;
    const at = new Date(clock);
    const id = uuidOf(`${learner.key}/${history.answers.length}`);
    history.answers.push({
      ...{ studentId, id, questionId: item.questionId, alternativeId, ...place, confidence, elapsedMs },
      answeredAt: at,
      arrivedAt: at,
    });
    cards.note(item, { correct: isRight, confidence, answeredAt: at });
    if (!liked.has(item.questionId) && random.uniform() < plan.favorites) {
      liked.add(item.questionId);
      history.favorites.push({ questionId: item.questionId, createdAt: at });
    }
    clock += BREAK_MS * random.uniform();
  }

  function review(item: DemoItem, progress: number): void {
    const isFromNotebook = inNotebook.delete(item.questionId);
    give(item, { mapId: null, notebookId: isFromNotebook ? (history.notebook?.id ?? null) : null }, progress);
  }

  /** The next number of the current map; null once all planned shares are done. */
  function next(): { mapId: number; item: DemoItem } | null {
    const begun = open.filter(({ steps }) => steps.length > 0);
    const [first] = begun;
    if (!first) return null;
    const { paper, steps } = random.uniform() < 0.75 ? first : pick(random, begun);
    const step = steps.shift() ?? [];
    const own = step.find((one) => one.language === language) ?? step[0];
    return own ? { mapId: paper.mapId, item: own.item } : next();
  }

  function sit({ paper, areas }: StudyPlan['sittings'][number], { startsAt, progress }: StudyDay): number {
    const part = choosePart(paper.sheet, { areas: [...areas], language });
    const id = uuidOf(`${learner.key}/sitting/${paper.name}/${areas.join()}`);
    const marks: SatPaper['marks'] = [];
    for (const { question_id: questionId } of part.rows) {
      const item = paper.items.get(questionId);
      if (!item || (random.uniform() < BLANK.share && item.b > BLANK.from)) continue;
      const { alternativeId, isRight, elapsedMs } = answer(item, progress, cards.answersTo(questionId));
      clock += elapsedMs;
      const markedAt = new Date(clock);
      marks.push({ questionId, alternativeId, elapsedMs, markedAt });
      cards.note(item, { correct: isRight, confidence: null, answeredAt: markedAt });
    }
    const deliveredAt = new Date(Math.min(clock + 60_000, startsAt.getTime() + part.durationMs));
    history.sittings.push({ id, examId: paper.examId, part, startedAt: startsAt, deliveredAt, marks });
    clock += BREAK_MS;
    return marks.length;
  }

  for (const [at, day] of days.entries()) {
    clock = day.startsAt.getTime();
    const midnight = instantOf(day.day, DAY_MINUTES);
    let left = day.answers;
    const sitting = plan.sittings.find(({ on }) => on === at);
    if (sitting) left -= sit(sitting, day);
    for (const item of cards.dueBy(midnight, day.startsAt).slice(0, Math.max(0, Math.round(left * plan.reviews)))) {
      review(item, day.progress);
      left -= 1;
    }
    const walk = (most: number) => {
      for (let given = 0; given < most && left > 0; given++) {
        const step = next();
        if (!step) return;
        give(step.item, { mapId: step.mapId, notebookId: null }, day.progress);
        left -= 1;
      }
    };
    const recall = (before: Date) => {
      for (const item of left > 0 ? cards.dueBy(FOR_EVER, before).slice(0, left) : []) {
        review(item, day.progress);
        left -= 1;
      }
    };
    const numbers = open.reduce((sum, { steps }) => sum + steps.length, 0);
    // The maps are spread over the weeks; the rest of a day goes to reviews that are due next, then to the maps after
    // all.
    walk(Math.ceil((HASTE * numbers) / (days.length - at)));
    recall(new Date(day.startsAt.getTime() - REST_MS));
    walk(Infinity);
    recall(day.startsAt);
    if (plan.notebook !== null && !history.notebook && at >= days.length / 2) {
      const questionIds = cards
        .wrong()
        .slice(0, NOTEBOOK_MOST)
        .map(({ questionId }) => questionId);
      if (questionIds.length < NOTEBOOK_LEAST) continue;
      for (const id of questionIds) inNotebook.add(id);
      const id = uuidOf(`${learner.key}/notebook`);
      history.notebook = { id, name: plan.notebook, questionIds, createdAt: new Date(clock) };
    }
  }
  return history;
}
