import type { ResultOf } from '@mapa/api-contract';
import {
  answersLacking,
  coverageOf,
  type Coverage,
  dayAfter,
  dayInBrasilia,
  daysUntil,
  expectedGain,
  fitPractice,
  type Gain,
  MOST_WEEKS_AHEAD,
  mondayOf,
  planRoad,
  type Practice,
  questionTime,
  type RoadWeek,
  strengthOf,
  weeksAhead,
} from '@mapa/domain';
import { readGoal } from '@mapa/server-edital';
import type { Database, Student } from '@mapa/server-platform';
import { readTiming } from '@mapa/server-study';
import { countDueByDay } from '@mapa/server-study-aids';
import { readAnsweredDays } from './history';
import { readStudyPlan } from './study-plan';
import { examDayOf, type ProgrammeSubject, readProgramme } from './road-programme';

type Road = ResultOf<'GET /api/customer-area/road'>;
type Whole = NonNullable<Road['caminho']>;
type Week = Whole['semanas'][number];

/** Most past weeks in the picture; earlier answers count in the first of them. */
const MOST_PAST_WEEKS = 12;

const percent = (share: number): number => Math.round(share * 1_000) / 10;
const hundredth = (points: number): number => Math.round(points * 100) / 100;

const presentCoverage = ({ strong, weak, open, planned, untouched }: Coverage) => ({
  fortes: percent(strong),
  fracos: percent(weak),
  em_aberto: percent(open),
  planejados: percent(planned),
  nao_vistos: percent(untouched),
});

const presentGain = ({ points, low, high }: Gain) => ({
  pontos: hundredth(points),
  minimo: hundredth(low),
  maximo: hundredth(high),
});

/** Each week up to now: coverage at its end, by the answers given until then, and the first answers in it. */
function pastWeeks(subjects: readonly ProgrammeSubject[], today: string): Week[] {
  const now = mondayOf(today);
  const began = subjects.flatMap(({ weeks }) => weeks.slice(0, 1)).sort()[0] ?? now;
  const earliest = dayAfter(now, -7 * (MOST_PAST_WEEKS - 1));
  const first = began > earliest ? began : earliest;
  return Array.from({ length: daysUntil(first, now) / 7 + 1 }, (_, at) => {
    const start = dayAfter(first, 7 * at);
    const parts = subjects.map(({ points, history, weeks }) => {
      const until = weeks.findLastIndex((week) => week <= start) + 1;
      return { points, answered: until, correct: history.slice(0, until).filter((isRight) => isRight).length };
    });
    const questions = subjects.reduce((sum, { weeks }) => sum + weeks.filter((week) => week === start).length, 0);
    return { inicio: start, prevista: false, questoes: questions, ...presentCoverage(coverageOf(parts)) };
  });
}

/** Sums of the plan up to and including each week. */
function cumulated(weeks: readonly ReadonlyMap<number, number>[]): Map<number, number>[] {
  const sum = new Map<number, number>();
  return weeks.map((week) => {
    for (const [id, questions] of week) sum.set(id, (sum.get(id) ?? 0) + questions);
    return new Map(sum);
  });
}

function comingWeeks(
  subjects: readonly ProgrammeSubject[],
  weeks: readonly RoadWeek[],
  plan: readonly ReadonlyMap<number, number>[],
): Week[] {
  const upTo = cumulated(plan);
  return weeks.map(({ start }, at) => ({
    inicio: start,
    prevista: true,
    questoes: [...(plan[at]?.values() ?? [])].reduce((sum, questions) => sum + questions, 0),
    ...presentCoverage(
      coverageOf(subjects.map((subject) => ({ ...subject, planned: upTo[at]?.get(subject.id) ?? 0 }))),
    ),
  }));
}

/** What answering more questions brings, from one plan to another that holds more. */
function gainBetween(
  practice: Practice,
  subjects: readonly ProgrammeSubject[],
  { before, after }: { before: ReadonlyMap<number, number>; after: ReadonlyMap<number, number> },
): Gain {
  const withPlan = (plan: ReadonlyMap<number, number>, { id, answered }: ProgrammeSubject) =>
    answered + (plan.get(id) ?? 0);
  return expectedGain(
    practice,
    subjects.map((subject) => ({
      points: subject.points,
      before: withPlan(before, subject),
      after: withPlan(after, subject),
    })),
  );
}

const NONE: ReadonlyMap<number, number> = new Map();

const countStrengths = (subjects: readonly ProgrammeSubject[]) => {
  const of = (strength: ReturnType<typeof strengthOf>) =>
    subjects.filter(({ answered, correct }) => strengthOf(answered, correct) === strength).length;
  return { fortes: of('strong'), fracos: of('weak'), em_aberto: of('open'), nao_vistos: of('untouched') };
};

/** The road from the first answer to the exam of the student's goal; `caminho` is null without a goal. */
export async function readRoad(db: Database, student: Student): Promise<Road> {
  const today = dayInBrasilia();
  const plan = await readStudyPlan(db, student.id, today);
  const goal = await readGoal(db, student.id, plan.exam?.data ?? null);
  if (!goal) return { caminho: null };
  const day = examDayOf(goal, plan.exam?.data ?? null, today);
  const [subjects, reviews, timing, answered] = await Promise.all([
    readProgramme(db, student.id, goal.mapId),
    countDueByDay(db, student.id, dayAfter(mondayOf(today), 7 * MOST_WEEKS_AHEAD - 1)),
    readTiming(db, student.id),
    readAnsweredDays(db, student.id),
  ]);
  const ahead = {
    today,
    minutes: plan.minutes,
    questionMs: questionTime(timing).ms,
    done: answered.filter((one) => one.day >= mondayOf(today)).reduce((sum, { answers }) => sum + answers, 0),
    reviews,
    newPerDay: student.limits.questionsPerDay,
  };
  const weeks = day === null ? [] : weeksAhead({ ...ahead, exam: day });
  const planned = planRoad(subjects, weeks);
  return {
    caminho: {
      mapa: { id: goal.mapId, nome: goal.name },
      data_prova: day,
      dias: day === null ? null : daysUntil(today, day),
      pontos: hundredth(subjects.reduce((sum, { points }) => sum + points, 0)),
      assuntos: countStrengths(subjects),
      semanas: [...pastWeeks(subjects, today), ...comingWeeks(subjects, weeks, planned)],
      ...gainsOf(subjects, weeks, { ...ahead, exam: day }),
    },
  };
}

/** What the rest of this week, and one more week before the exam, would bring. */
function gainsOf(
  subjects: readonly ProgrammeSubject[],
  weeks: readonly RoadWeek[],
  ahead: Omit<Parameters<typeof weeksAhead>[0], 'exam'> & { exam: string | null },
): Pick<Whole, 'faltam_respostas' | 'esta_semana' | 'semana_a_mais'> {
  const histories = subjects.map(({ history }) => history);
  const practice = ahead.exam === null ? null : fitPractice(histories);
  const lacking = { faltam_respostas: answersLacking(histories), esta_semana: null, semana_a_mais: null };
  if (practice === null || ahead.exam === null) return lacking;
  // One more week holds what the first whole week does.
  const whole = weeksAhead({ ...ahead, exam: dayAfter(mondayOf(ahead.today), 14) })[1] ?? { questions: 0 };
  const all = cumulated(planRoad(subjects, weeks));
  const longer = cumulated(planRoad(subjects, [...weeks, whole]));
  const last = { before: all.at(-1) ?? NONE, after: longer.at(-1) ?? NONE };
  return {
    ...lacking,
    esta_semana: presentGain(gainBetween(practice, subjects, { before: NONE, after: all[0] ?? NONE })),
    semana_a_mais: presentGain(gainBetween(practice, subjects, last)),
  };
}
