import type { ResultOf } from '@mapa/api-contract';
import { dayAfter, dayInBrasilia, mondayOf, planWeek, questionTime, streakOf, type WeekPlan } from '@mapa/domain';
import { readOverview } from '@mapa/server-performance';
import type { Database, Student } from '@mapa/server-platform';
import type { SearchSources } from '@mapa/server-search';
import { readOpenSitting } from '@mapa/server-sittings';
import { countDueByDay } from '@mapa/server-study-aids';
import { readContinuation } from './continuation';
import { countOpen, readAnsweredDays, readTiming } from './history';
import { readReminder } from './reminder/store';
import { readStudyPlan } from './study-plan';

type Today = ResultOf<'GET /api/customer-area/today'>;

const WEEKS = 8;
/** More questions of one subject than anybody does in a week. */
const MOST_OPEN = 1_000;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

const presentPlan = ({ days, goal, done, unplaced }: WeekPlan, subjects: Today['comece_por']) => ({
  meta: goal,
  feitas: done,
  sem_lugar: unplaced,
  dias: days.map(({ day, done: given, capacity, reviews, subjects: taken, map }) => ({
    dia: day,
    feitas: given,
    cabem: capacity,
    revisoes: reviews,
    assuntos: taken.flatMap(({ id, questions }) => {
      const subject = subjects.find((one) => one.id === id);
      return subject ? [{ id, nome: subject.nome, questoes: questions }] : [];
    }),
    continuar: map,
  })),
});

/** What a student can do now, and the plan of the week, computed from what was really answered (docs/decisions/077). */
export async function readToday(sources: SearchSources & { db: Database }, student: Student): Promise<Today> {
  const { db } = sources;
  const now = new Date();
  const today = dayInBrasilia(now);
  const monday = mondayOf(today);
  // An ended sitting leaves answers and cards behind: it comes first.
  const simulado = await readOpenSitting(db, student);
  const [lembrete, plan, due, continuar, overview, answered, timing] = await Promise.all([
    readReminder(db, student.id),
    readStudyPlan(db, student.id, today),
    countDueByDay(db, student.id, dayAfter(monday, 6)),
    readContinuation(db, student.id),
    readOverview(sources, student.id),
    readAnsweredDays(db, student.id),
    readTiming(db, student.id),
  ]);
  const { comece_por } = overview;
  const ids = comece_por.map(({ id }) => id);
  const open = await countOpen(db, student.id, ids, MOST_OPEN);
  const answers = new Map(answered.map((day) => [day.day, day.answers]));
  const { ms, isOwn } = questionTime(timing);
  const ofWeek = (counts: ReadonlyMap<string, number>) =>
    WEEKDAYS.map((weekday) => counts.get(dayAfter(monday, weekday)) ?? 0);
  const week = planWeek({
    monday,
    today,
    minutes: plan.minutes,
    questionMs: ms,
    done: ofWeek(answers),
    reviews: ofWeek(due),
    subjects: ids.map((id) => ({ id, open: open.get(id) ?? 0 })),
    mapOpen: continuar?.progresso.abertas ?? 0,
    newPerDay: student.limits.questionsPerDay,
  });
  const streak = streakOf([...answers.keys()], today, plan.minutes);
  return {
    hoje: today,
    agora: now.toISOString(),
    revisoes: due.get(today) ?? 0,
    simulado,
    continuar,
    comece_por,
    comece_por_base: overview.comece_por_base,
    prova: plan.exam,
    plano: {
      minutos: [...plan.minutes],
      escolhido: plan.isChosen,
      questao_ms: ms,
      tempo_do_estudante: isOwn,
      ...presentPlan(week, comece_por),
    },
    semanas: overview.semanas.slice(-WEEKS),
    lembrete,
    sequencia: { atual: streak.current, maior: streak.longest },
  };
}
