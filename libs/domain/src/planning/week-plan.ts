import { dayAfter, daysUntil } from '../notices/notice-state';

/** Time of one question, in milliseconds, of students with too few timed answers to have a median of their own. */
const USUAL_QUESTION_MS = 120_000;

/** Timed answers from which on a student's own median counts. */
const LEAST_TIMED_ANSWERS = 20;

/** Less than this is clicking, more is a page that was left open. */
const QUESTION_MS = { least: 15_000, most: 900_000 };

/** Minutes from Monday to Sunday of students who have not chosen theirs. */
export const USUAL_MINUTES: readonly number[] = [60, 60, 60, 60, 60, 0, 0];

/** Minutes that can be planned for one day. */
export const MAX_DAY_MINUTES = 720;

/** Share of the week's hours that is planned; the rest takes up what was missed. */
const PLANNED_SHARE = 0.8;

/** Of what is left after the reviews, the share that goes to the next subjects where there is also a collection to continue. */
const SUBJECT_SHARE = 0.5;

/** Open questions that are in the same subjects, maps and notebooks: a plan takes each once, from one of these. */
export interface OpenGroup {
  subjects: readonly number[];
  collections: readonly (string | number)[];
  open: number;
}

/** What the plan of a week follows from. Days are written AAAA-MM-DD, in Brasília. */
export interface WeekInput {
  /** A Monday. */
  monday: string;
  /** A day of that week. */
  today: string;
  /** Minutes that the student gives, from Monday to Sunday. */
  minutes: readonly number[];
  /** Milliseconds of one question. */
  questionMs: number;
  /** Answers really given on each day, from Monday to Sunday. */
  done: readonly number[];
  /** Reviews that come due on each day, from Monday to Sunday; those of before are today's. */
  reviews: readonly number[];
  /** In the order of their priority. */
  subjects: readonly number[];
  /** Maps and notebooks: the one to continue, then the others. */
  collections: readonly (string | number)[];
  open: readonly OpenGroup[];
  /** New questions that the student's plan serves on one day; null: any number. */
  newPerDay: number | null;
}

/** The plan of one day, in questions. */
export interface DayPlan {
  day: string;
  done: number;
  /** As many as fit into the day's minutes. */
  capacity: number;
  reviews: number;
  subjects: { id: number; questions: number }[];
  collections: { id: string | number; questions: number }[];
}

/** The plan of a week, in questions. */
export interface WeekPlan {
  days: DayPlan[];
  /** Of the week's hours, as many as are planned. */
  goal: number;
  done: number;
  /** Of the goal, as many as no longer fit into the hours of the days that are left. */
  unplaced: number;
}

/** Time that a plan takes for one question, and whether it is the student's own median. */
export function questionTime({ timed, medianMs }: { timed: number; medianMs: number | null }): {
  ms: number;
  isOwn: boolean;
} {
  if (medianMs === null || timed < LEAST_TIMED_ANSWERS) return { ms: USUAL_QUESTION_MS, isOwn: false };
  return { ms: Math.min(Math.max(Math.round(medianMs), QUESTION_MS.least), QUESTION_MS.most), isOwn: true };
}

/** The Monday of a day's week, both AAAA-MM-DD. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Questions that a day's plan asks for, of every kind. */
export const plannedOf = ({ reviews, subjects, collections }: DayPlan): number =>
  reviews + questionsIn(subjects) + questionsIn(collections);

/**
 * Splits the rest of a week among the days that are left. Four fifths of the hours are the week's goal; what of it was not
 * done goes to today and the days after it in proportion to their hours, and never beyond them (docs/decisions/077). Each
 * day takes its reviews first, those of days before among them, then the next subjects by priority and the collections in their
 * order, each open question once in the whole week.
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

/** Questions that the minutes of each day ask for: their share of the week's goal, at least one where there are any. */
export const dayGoals = (week: Pick<WeekInput, 'minutes' | 'questionMs'>): number[] =>
  capacitiesOf(week).map((capacity, at) =>
    (week.minutes[at] ?? 0) > 0 ? Math.max(1, Math.floor(capacity * PLANNED_SHARE)) : 0,
  );

/** Questions that fit into the minutes of a whole week: a plan has no more. */
export const weekCapacity = (week: Pick<WeekInput, 'minutes' | 'questionMs'>): number => sumOf(capacitiesOf(week));

const weekOf = (numbers: readonly number[]): number[] =>
  Array.from({ length: 7 }, (_, index) => Math.max(0, numbers[index] ?? 0));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Splits a whole number in proportion to weights whose sum is not less; no part exceeds its weight. */
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

/** The two halves of a day's new questions: places of one kind, and groups of open questions in the order in which it takes them. */
interface Half<Id> {
  ids: readonly Id[];
  groups: readonly LeftGroup[];
  holds: (group: LeftGroup, id: Id) => boolean;
}

interface LeftGroup extends OpenGroup {
  /** Some of its questions can be taken by either half. */
  isShared: boolean;
}

interface NewQuestions {
  groups: readonly LeftGroup[];
  ofSubjects: Half<number>;
  ofCollections: Half<string | number>;
}

/** Position of the first of some ids in a list; beyond its end where none is in it. */
const firstIn = <Id>(list: readonly Id[], ids: readonly Id[]): number => {
  const at = list.findIndex((id) => ids.includes(id));
  return at < 0 ? list.length : at;
};

/** What is open, for both halves. Each first takes what the other cannot use, then what the other would use last. */
function newQuestions({
  subjects,
  collections,
  open,
}: Pick<WeekInput, 'subjects' | 'collections' | 'open'>): NewQuestions {
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
    },
    ofCollections: {
      ids: collections,
      groups: groups.toSorted((one, other) => inSubjects(other) - inSubjects(one)),
      holds: (group, id) => group.collections.includes(id),
    },
  };
}

/** Takes questions of the first places that have open ones; says how many of each. @param spare of those that the other half can use, as many may be taken */
function takeFirst<Id>(
  { ids, groups, holds }: Half<Id>,
  wanted: number,
  spare = Infinity,
): { id: Id; questions: number }[] {
  let missing = wanted;
  let shared = spare;
  return ids.flatMap((id) => {
    let questions = 0;
    for (const group of groups.filter((one) => holds(one, id))) {
      const taken = Math.min(group.open, missing, group.isShared ? shared : Infinity);
      group.open -= taken;
      missing -= taken;
      if (group.isShared) shared -= taken;
      questions += taken;
    }
    return questions > 0 ? [{ id, questions }] : [];
  });
}

const openOf = (groups: readonly OpenGroup[]): number => sumOf(groups.map(({ open }) => open));

/** Takes some new questions: of the first subjects that have open ones, and of the collections; each also what the other leaves. */
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
