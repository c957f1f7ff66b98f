import type { ResultOf } from '@mapa/api-contract';
import {
  dayAfter,
  dayInBrasilia,
  mondayOf,
  plannedOf,
  planWeek,
  questionTime,
  streakOf,
  studyCalendar,
  weekCapacity,
  type WeekPlan,
} from '@mapa/domain';
import { readOverview } from '@mapa/server-performance';
import type { Database, Student } from '@mapa/server-platform';
import type { SearchSources } from '@mapa/server-search';
import { readOpenSitting } from '@mapa/server-sittings';
import { readTiming } from '@mapa/server-study';
import { countDueByDay } from '@mapa/server-study-aids';
import { type Continuations, readContinuations } from './continuation';
import { readAnsweredDays } from './history';
import { readPlannable } from './plannable';
import { readReminder } from './reminder/store';
import { readStudyPlan } from './study-plan';

type Today = ResultOf<'GET /api/customer-area/today'>;

const WEEKS = 8;
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
  allSubjects: Today['comece_por'],
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
  const [lembrete, plan, due, continuations, overview, answered, timing] = await Promise.all([
    readReminder(db, student.id),
    readStudyPlan(db, student.id, today),
    countDueByDay(db, student.id, dayAfter(monday, 6)),
    readContinuations(db, student.id),
    readOverview(sources, student),
    readAnsweredDays(db, student.id),
    readTiming(db, student.id),
  ]);
  const { comece_por } = overview;
  const { ms, isOwn } = questionTime(timing);
  const { latest, others } = continuations;
  const subjects = comece_por.map(({ id }) => id);
  const collections = [idOf(latest) ?? [], others.map(({ id }) => id)].flat();
  const open = await readPlannable(db, student.id, {
    subjects,
    maps: collections.filter((id) => typeof id === 'number'),
    notebooks: collections.filter((id) => typeof id === 'string'),
    mostOfSubject: weekCapacity({ minutes: plan.minutes, questionMs: ms }),
  });
  const answers = new Map(answered.map((day) => [day.day, day.answers]));
  const ofWeek = (counts: ReadonlyMap<string, number>) =>
    WEEKDAYS.map((weekday) => counts.get(dayAfter(monday, weekday)) ?? 0);
  const week = planWeek({
    monday,
    today,
    minutes: plan.minutes,
    questionMs: ms,
    done: ofWeek(answers),
    reviews: ofWeek(due),
    subjects,
    collections,
    open,
    newPerDay: student.limits.questionsPerDay,
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
    plano: {
      minutos: [...plan.minutes],
      escolhido: plan.isChosen,
      questao_ms: ms,
      tempo_do_estudante: isOwn,
      ...presentPlan(week, comece_por, continuations),
    },
    semanas: overview.semanas.slice(-WEEKS),
    lembrete,
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
