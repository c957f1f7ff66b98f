import { dayInBrasilia, mondayOf as mondayOfDay, planWeek, USUAL_MINUTES, type OpenGroup } from '@mapa/domain';
import { mondayOf } from './card';
import type { ModelCollection } from './collection';
import { byNumber, type ModelQuestion } from './question';
import type { ModelStudent } from './student';

const DAY_MS = 86_400_000;

interface Whose {
  model: ModelStudent;
  listed: readonly ModelCollection[];
}

/** The parts of a response of Hoje that the plan depends on; not checked here. */
interface Told {
  /** The map or notebook to continue. */
  latest: string | number | null;
  questionMs: number;
}

const isOpen = (collection: ModelCollection, slot: readonly ModelQuestion[]): boolean => {
  const own = slot.filter((question) => collection.questions.includes(question));
  return own.length > 0 && own.every((question) => !collection.holder(question));
};

/**
 * The numbers available for planning, each with its places: in a subject if none of its languages was ever answered or
 * revealed, in a map or notebook if it is open there; a language that is not worth answering counts for neither
 * (docs/decisions/098).
 */
function openOf({ model, listed }: Whose, questions: readonly ModelQuestion[]): OpenGroup[] {
  return byNumber([...questions]).map((slot) => {
    const worth = slot.filter((question) => model.isWorthAnswering(question));
    const isNew = slot.every((question) => !model.latestAnswer(question));
    return {
      subjects: isNew ? worth.map(({ subject }) => subject) : [],
      collections: listed
        .filter((one) => isOpen(one, slot) && worth.some((question) => one.questions.includes(question)))
        .map(({ id }) => id),
      open: 1,
    };
  });
}

/** Reviews by the day of this week on which they are due, Monday first; overdue ones count today. */
function reviewsOf({ model }: Whose, questions: readonly ModelQuestion[], now: number): number[] {
  const due = questions.flatMap((question) => {
    const card = model.isWorthAnswering(question) ? model.card(question) : undefined;
    return card ? [dayInBrasilia(new Date(Math.max(card.due, now)))] : [];
  });
  const days = weekOf(now);
  return days.map((day) => due.filter((one) => one === day).length);
}

/** The days of this week, Monday first. */
const weekOf = (now: number): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => dayInBrasilia(new Date(mondayOf(now) + day * DAY_MS)));

/**
 * The week planned by Hoje, in questions: for each day the answered ones, the capacity, the reviews and the new ones.
 */
export function planOf(
  whose: Whose,
  questions: readonly ModelQuestion[],
  { now, done, told }: { now: number; done: readonly number[]; told: Told },
) {
  const today = dayInBrasilia(new Date(now));
  // With a map only its subjects are planned, without one all.
  const maps = whose.listed.filter(({ kind }) => kind === 'map');
  const subjects = maps.length > 0 ? maps.flatMap((map) => [...map.subjects]) : questions.map(({ subject }) => subject);
  const collections = [told.latest ?? [], maps.map(({ id }) => id)].flat();
  const plan = planWeek({
    monday: mondayOfDay(today),
    today,
    minutes: USUAL_MINUTES,
    questionMs: told.questionMs,
    done,
    reviews: reviewsOf(whose, questions, now),
    subjects: [...new Set(subjects)],
    collections: [...new Set(collections)],
    open: openOf(whose, questions),
    newPerDay: null,
  });
  const sum = (parts: readonly { questions: number }[]) => parts.reduce((all, one) => all + one.questions, 0);
  return {
    meta: plan.goal,
    feitas: plan.done,
    sem_lugar: plan.unplaced,
    dias: plan.days.map((day) => [day.done, day.capacity, day.reviews, sum(day.subjects) + sum(day.collections)]),
    // Only a map or notebook with an open number can be continued.
    continuar:
      told.latest === null
        ? whose.listed.every((one) => byNumber(one.questions).every((slot) => !isOpen(one, slot)))
        : whose.listed.some(
            (one) => one.id === told.latest && byNumber(one.questions).some((slot) => isOpen(one, slot)),
          ),
  };
}
