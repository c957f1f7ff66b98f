import type { ResultOf } from '@mapa/api-contract';
import {
  dayAfter,
  dayInBrasilia,
  MOST_WEEKS_AHEAD,
  minutesBefore,
  mondayOf,
  plannedOf,
  planWeek,
  questionTime,
  streakOf,
  studyCalendar,
  weekCapacity,
  type WeekPlan,
} from '@mapa/domain';
import { readGoal } from '@mapa/server-edital';
import { readOverview } from '@mapa/server-performance';
import type { Database, Student } from '@mapa/server-platform';
import type { SearchSources } from '@mapa/server-search';
import { readOpenSitting } from '@mapa/server-sittings';
import { readTiming } from '@mapa/server-study';
import { countDueByDay } from '@mapa/server-study-aids';
import { type Continuations, readContinuations } from './continuation';
import { readAnsweredDays } from './history';
import { readKeyChanges } from './key-changes/read';
import { readPlannable } from './plannable';
import { readReminder } from './reminder/store';
import { readNext } from './road-quotas';
import { readStudyPlan } from './study-plan';

type Today = ResultOf<'GET /api/customer-area/today'>;

const WEEKS = 8;
/** How far reviews are counted ahead: as far as a plan up to an exam looks. */
const MOST_DAYS = 7 * MOST_WEEKS_AHEAD - 1;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** How much a plan takes of each item, by its id. */
const takenOf = <T extends { id: number }>(
  taken: readonly { id: string | number; questions: number }[],
  all: readonly T[],
) =>
  taken.flatMap(({ id, questions }) => {
    const one = all.find((each) => each.id === id);
    return one ? [{ one, questoes: questions }] : [];
  });

/** Id of the map or notebook to continue. */
const idOf = (latest: Continuations['latest']): number | string | null => latest?.mapa_id ?? latest?.caderno_id ?? null;

const presentPlan = (
  { days, goal, done, unplaced }: WeekPlan,
  allSubjects: readonly { id: number; nome: string }[],
  { latest, others }: Continuations,
) => ({
  meta: goal,
  feitas: done,
  sem_lugar: unplaced,
  dias: days.map(({ day, done: given, capacity, reviews, subjects, collections }) => ({
    dia: day,
    feitas: given,
    cabem: capacity,
    revisoes: reviews,
    assuntos: takenOf(subjects, allSubjects).map(({ one, questoes }) => ({ id: one.id, nome: one.nome, questoes })),
    continuar: collections.find(({ id }) => id === idOf(latest))?.questions ?? 0,
    outros_mapas: takenOf(collections, others).map(({ one, questoes }) => ({ id: one.id, nome: one.name, questoes })),
  })),
});

/** What a student can do now, and the week's plan, computed from the actual answers (docs/decisions/077). */
export async function readToday(sources: SearchSources & { db: Database }, student: Student): Promise<Today> {
  const { db } = sources;
  const now = new Date();
  const today = dayInBrasilia(now);
  const monday = mondayOf(today);
  // First, as an ended sitting leaves answers and cards behind.
  const simulado = await readOpenSitting(db, student);
  const plan = await readStudyPlan(db, student.id, today);
  const exam = plan.exam?.data ?? null;
  const [lembrete, goal, due, continuations, overview, answered, timing, mudancas_de_gabarito] = await Promise.all([
    readReminder(db, student.id),
    readGoal(db, student.id, exam),
    countDueByDay(db, student.id, dayAfter(monday, MOST_DAYS)),
    readContinuations(db, student.id),
    readOverview(sources, student),
    readAnsweredDays(db, student.id),
    readTiming(db, student.id),
    readKeyChanges(db, student, now),
  ]);
  const { comece_por } = overview;
  const { ms, isOwn } = questionTime(timing);
  const { latest, others } = continuations;
  const answers = new Map(answered.map((day) => [day.day, day.answers]));
  const ofWeek = (counts: ReadonlyMap<string, number>) =>
    WEEKDAYS.map((weekday) => counts.get(dayAfter(monday, weekday)) ?? 0);
  const minutes = minutesBefore(plan.minutes, { monday, today, exam });
  const done = ofWeek(answers);
  const newPerDay = student.limits.questionsPerDay;
  const next =
    goal &&
    (await readNext(db, student.id, goal, {
      today,
      exam,
      minutes: plan.minutes,
      questionMs: ms,
      done,
      reviews: due,
      newPerDay,
    }));
  const named = next?.subjects ?? comece_por;
  const subjects = named.map(({ id }) => id);
  // The goal's map comes first: its order is that of the exam's points.
  const collections = [idOf(latest) ?? [], others.map(({ id }) => id)]
    .flat()
    .sort((one, other) => Number(other === goal?.mapId) - Number(one === goal?.mapId));
  const open = await readPlannable(db, student.id, {
    subjects,
    maps: collections.filter((id) => typeof id === 'number'),
    notebooks: collections.filter((id) => typeof id === 'string'),
    mostOfSubject: weekCapacity({ minutes: plan.minutes, questionMs: ms }),
  });
  const week = planWeek({
    monday,
    today,
    minutes,
    questionMs: ms,
    done,
    reviews: ofWeek(due),
    subjects,
    collections,
    open,
    newPerDay,
    quotas: next?.quotas,
  });
  const ofToday = week.days.find(({ day }) => day === today);
  const streak = streakOf([...answers.keys()], today, plan.minutes);
  return {
    hoje: today,
    agora: now.toISOString(),
    revisoes: due.get(today) ?? 0,
    simulado,
    continuar: latest,
    comece_por,
    comece_por_base: overview.comece_por_base,
    prova: plan.exam,
    objetivo: goal && { mapa_id: goal.mapId, nome: goal.name },
    plano: {
      minutos: [...plan.minutes],
      escolhido: plan.isChosen,
      questao_ms: ms,
      tempo_do_estudante: isOwn,
      ...presentPlan(week, named, continuations),
    },
    semanas: overview.semanas.slice(-WEEKS),
    lembrete,
    mudancas_de_gabarito,
    calendario: studyCalendar(
      answers,
      { today, planned: ofToday ? plannedOf(ofToday) : 0 },
      { minutes: plan.minutes, questionMs: ms },
    ).map((one) => ({
      dia: one.day,
      respostas: one.answers,
      meta: one.goal,
    })),
    sequencia: { atual: streak.current, maior: streak.longest },
  };
}
