import { dayAfter, daysUntil } from '../notices/notice-state';

/** Time per question, in milliseconds, for students with too few timed answers for a median of their own. */
const USUAL_QUESTION_MS = 120_000;

/** Least number of timed answers for a student's own median. */
const LEAST_TIMED_ANSWERS = 20;

/** A shorter time is clicking, a longer one a page left open. */
const QUESTION_MS = { least: 15_000, most: 900_000 };

/** Minutes from Monday to Sunday for students who have not chosen theirs. */
export const USUAL_MINUTES: readonly number[] = [60, 60, 60, 60, 60, 0, 0];

/** Most minutes that can be planned for one day. */
export const MAX_DAY_MINUTES = 720;

/** Share of the week's hours that is planned; the rest is a reserve for missed work. */
export const PLANNED_SHARE = 0.8;

/** Share of the time after reviews that goes to the next subjects if there is also a collection to continue. */
const SUBJECT_SHARE = 0.5;

/** Open questions with the same subjects, maps and notebooks: a plan takes each question once, for one of these. */
export interface OpenGroup {
  subjects: readonly number[];
  collections: readonly (string | number)[];
  open: number;
}

/** The data from which a week is planned. Days are AAAA-MM-DD, in Brasília. */
export interface WeekInput {
  /** A Monday. */
  monday: string;
  /** A day of that week. */
  today: string;
  /** Available minutes, from Monday to Sunday. */
  minutes: readonly number[];
  /** Milliseconds per question. */
  questionMs: number;
  /** Answers actually given on each day, from Monday to Sunday. */
  done: readonly number[];
  /** Reviews due on each day, from Monday to Sunday; overdue ones count as today's. */
  reviews: readonly number[];
  /** Ordered by priority. */
  subjects: readonly number[];
  /** Maps and notebooks: the one to continue, then the others. */
  collections: readonly (string | number)[];
  open: readonly OpenGroup[];
  /** Most new questions that the student's plan serves per day; null: unlimited. */
  newPerDay: number | null;
  /** Most questions that the week takes of a subject as such; without it, all open ones. */
  quotas?: ReadonlyMap<number, number> | undefined;
}

/** The plan of one day, in questions. */
export interface DayPlan {
  day: string;
  done: number;
  /** Number of questions that fit into the day's minutes. */
  capacity: number;
  reviews: number;
  subjects: { id: number; questions: number }[];
  collections: { id: string | number; questions: number }[];
}

/** The plan of a week, in questions. */
export interface WeekPlan {
  days: DayPlan[];
  /** Number of questions planned for the week. */
  goal: number;
  done: number;
  /** Number of questions of the goal that no longer fit into the remaining days. */
  unplaced: number;
}

/** Time per question in a plan, and whether it is the student's own median. */
export function questionTime({ timed, medianMs }: { timed: number; medianMs: number | null }): {
  ms: number;
  isOwn: boolean;
} {
  if (medianMs === null || timed < LEAST_TIMED_ANSWERS) return { ms: USUAL_QUESTION_MS, isOwn: false };
  return { ms: Math.min(Math.max(Math.round(medianMs), QUESTION_MS.least), QUESTION_MS.most), isOwn: true };
}

/** The Monday of a day's week, both AAAA-MM-DD. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Number of questions of all kinds in a day's plan. */
export const plannedOf = ({ reviews, subjects, collections }: DayPlan): number =>
  reviews + questionsIn(subjects) + questionsIn(collections);

/**
 * Distributes the rest of a week over the remaining days. Four fifths of the hours are the week's goal; what was not
 * done is distributed over today and later days in proportion to their hours, and never beyond these
 * (docs/decisions/077). Each day takes its reviews first, including overdue ones, then the next subjects by priority
 * and the collections in order; each open question occurs once in the week.
 */
export function planWeek({
  monday,
  today,
  minutes,
  questionMs,
  done,
  reviews,
  newPerDay,
  ...places
}: WeekInput): WeekPlan {
  const capacities = capacitiesOf({ minutes, questionMs });
  const given = weekOf(done);
  const due = weekOf(reviews);
  const first = Math.min(Math.max(daysUntil(monday, today), 0), 6);
  const goal = Math.floor(sumOf(capacities) * PLANNED_SHARE);
  const rooms = capacities.map((capacity, index) => {
    if (index < first) return 0;
    return index === first ? Math.max(0, capacity - (given[index] ?? 0)) : capacity;
  });
  const remaining = Math.max(0, goal - sumOf(given));
  const shares = splitByWeight(Math.min(remaining, sumOf(rooms)), rooms);
  const left = { reviews: 0, ...newQuestions(places) };
  const days = capacities.map((capacity, index): DayPlan => {
    const day = { day: dayAfter(monday, index), done: given[index] ?? 0, capacity };
    if (index < first) return { ...day, reviews: 0, subjects: [], collections: [] };
    left.reviews += due[index] ?? 0;
    const reviewed = Math.min(left.reviews, rooms[index] ?? 0);
    left.reviews -= reviewed;
    const wanted = Math.min(Math.max(0, (shares[index] ?? 0) - reviewed), newPerDay ?? Infinity);
    return { ...day, reviews: reviewed, ...takeNew(wanted, left) };
  });
  return { days, goal, done: sumOf(given), unplaced: Math.max(0, remaining - sumOf(rooms)) };
}

/** Questions that fit into the minutes of each day. */
const capacitiesOf = ({ minutes, questionMs }: Pick<WeekInput, 'minutes' | 'questionMs'>): number[] =>
  weekOf(minutes).map((given) => Math.floor((given * 60_000) / Math.max(questionMs, 1)));

/**
 * Number of questions demanded by each day's minutes: their share of the week's goal, at least one if there are
 * minutes.
 */
export const dayGoals = (week: Pick<WeekInput, 'minutes' | 'questionMs'>): number[] =>
  capacitiesOf(week).map((capacity, at) =>
    (week.minutes[at] ?? 0) > 0 ? Math.max(1, Math.floor(capacity * PLANNED_SHARE)) : 0,
  );

/** Number of questions that fit into the minutes of a whole week: the upper bound of a plan. */
export const weekCapacity = (week: Pick<WeekInput, 'minutes' | 'questionMs'>): number => sumOf(capacitiesOf(week));

const weekOf = (numbers: readonly number[]): number[] =>
  Array.from({ length: 7 }, (_, index) => Math.max(0, numbers[index] ?? 0));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Splits a whole number in proportion to weights whose sum is at least as large; no part exceeds its weight. */
function splitByWeight(total: number, weights: readonly number[]): number[] {
  const sum = sumOf(weights);
  let weight = 0;
  let before = 0;
  return weights.map((own) => {
    weight += own;
    const upTo = sum === 0 ? 0 : Math.floor((total * weight) / sum);
    const part = Math.min(upTo - before, own);
    before += part;
    return part;
  });
}

const questionsIn = (parts: readonly { questions: number }[]): number => sumOf(parts.map(({ questions }) => questions));

/**
 * One half of a day's new questions: its places (subjects or collections), and groups of open questions in the order of
 * taking.
 */
interface Half<Id> {
  ids: readonly Id[];
  groups: readonly LeftGroup[];
  holds: (group: LeftGroup, id: Id) => boolean;
  /** What is left of the quota of each place; a place without one has none to keep. */
  quotas?: Map<Id, number>;
}

interface LeftGroup extends OpenGroup {
  /** Whether either half can take some of its questions. */
  isShared: boolean;
}

interface NewQuestions {
  groups: readonly LeftGroup[];
  ofSubjects: Half<number>;
  ofCollections: Half<string | number>;
}

/** Index in a list of the first of some ids; the list's length if none is in it. */
const firstIn = <Id>(list: readonly Id[], ids: readonly Id[]): number => {
  const at = list.findIndex((id) => ids.includes(id));
  return at < 0 ? list.length : at;
};

/**
 * Prepares the open questions for both halves. Each half first takes questions that the other cannot use, then those
 * that the other would use last.
 */
function newQuestions({
  subjects,
  collections,
  open,
  quotas,
}: Pick<WeekInput, 'subjects' | 'collections' | 'open' | 'quotas'>): NewQuestions {
  const inSubjects = (group: OpenGroup) => firstIn(subjects, group.subjects);
  const inCollections = (group: OpenGroup) => firstIn(collections, group.collections);
  const groups = open
    .filter((group) => inSubjects(group) < subjects.length || inCollections(group) < collections.length)
    .map((group) => ({
      ...group,
      isShared: inSubjects(group) < subjects.length && inCollections(group) < collections.length,
    }));
  return {
    groups,
    ofSubjects: {
      ids: subjects,
      groups: groups.toSorted((one, other) => inCollections(other) - inCollections(one)),
      holds: (group, id) => group.subjects.includes(id),
      ...(quotas && { quotas: new Map(quotas) }),
    },
    ofCollections: {
      ids: collections,
      groups: groups.toSorted((one, other) => inSubjects(other) - inSubjects(one)),
      holds: (group, id) => group.collections.includes(id),
    },
  };
}

/**
 * Takes questions of the first places with open ones; returns the number for each. @param spare most that may be taken
 * of questions that the other half can use
 */
function takeFirst<Id>(
  { ids, groups, holds, quotas }: Half<Id>,
  wanted: number,
  spare = Infinity,
): { id: Id; questions: number }[] {
  let missing = wanted;
  let shared = spare;
  return ids.flatMap((id) => {
    let questions = 0;
    const quota = quotas?.get(id) ?? Infinity;
    for (const group of groups.filter((one) => holds(one, id))) {
      const taken = Math.min(group.open, missing, quota - questions, group.isShared ? shared : Infinity);
      group.open -= taken;
      missing -= taken;
      if (group.isShared) shared -= taken;
      questions += taken;
    }
    quotas?.set(id, quota - questions);
    return questions > 0 ? [{ id, questions }] : [];
  });
}

const openOf = (groups: readonly OpenGroup[]): number => sumOf(groups.map(({ open }) => open));

/**
 * Takes new questions of the first subjects with open ones, and of the collections; each half also takes what the other
 * leaves.
 */
function takeNew(
  most: number,
  { groups, ofSubjects, ofCollections }: NewQuestions,
): Pick<DayPlan, 'subjects' | 'collections'> {
  const shared = openOf(groups.filter(({ isShared }) => isShared));
  const inCollections = openOf(
    groups.filter(({ subjects }) => firstIn(ofSubjects.ids, subjects) === ofSubjects.ids.length),
  );
  const wanted = Math.min(most, openOf(groups));
  const kept = Math.min(inCollections + shared, Math.floor(wanted * (1 - SUBJECT_SHARE)));
  const subjects = takeFirst(ofSubjects, wanted - kept, shared - Math.max(0, kept - inCollections));
  return { subjects, collections: takeFirst(ofCollections, wanted - questionsIn(subjects)) };
}
