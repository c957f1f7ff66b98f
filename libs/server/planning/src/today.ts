import type { ResultOf } from '@mapa/api-contract';
import { dayAfter, dayInBrasilia, mondayOf, planWeek, questionTime, streakOf, type WeekPlan } from '@mapa/domain';
import { readOverview } from '@mapa/server-performance';
import type { Database, Student } from '@mapa/server-platform';
import type { SearchSources } from '@mapa/server-search';
import { readOpenSitting } from '@mapa/server-sittings';
import { countDueByDay } from '@mapa/server-study-aids';
import { readContinuations } from './continuation';
import { countOpen, readAnsweredDays, readTiming } from './history';
import { readReminder } from './reminder/store';
import { readStudyPlan } from './study-plan';

type Today = ResultOf<'GET /api/customer-area/today'>;

const WEEKS = 8;
/** More questions of one subject than anybody does in a week. */
const MOST_OPEN = 1_000;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** Stands for the map or notebook to continue, which the day names by itself. */
const LATEST = 'continuar';

/** What a plan takes of the things that it names by their ids. */
const takenOf = <T extends { id: number }>(
  taken: readonly { id: string | number; questions: number }[],
  all: readonly T[],
) =>
  taken.flatMap(({ id, questions }) => {
    const one = all.find((each) => each.id === id);
    return one ? [{ one, questoes: questions }] : [];
  });

const presentPlan = (
  { days, goal, done, unplaced }: WeekPlan,
  allSubjects: Today['comece_por'],
  others: readonly { id: number; name: string }[],
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
    continuar: collections.find(({ id }) => id === LATEST)?.questions ?? 0,
    outros_mapas: takenOf(collections, others).map(({ one, questoes }) => ({ id: one.id, nome: one.name, questoes })),
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
  const [lembrete, plan, due, { latest, others }, overview, answered, timing] = await Promise.all([
    readReminder(db, student.id),
    readStudyPlan(db, student.id, today),
    countDueByDay(db, student.id, dayAfter(monday, 6)),
    readContinuations(db, student.id),
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
    collections: [
      ...(latest ? [{ id: LATEST, open: latest.progresso.abertas ?? 0 }] : []),
      ...others.map(({ id, open: left }) => ({ id, open: left })),
    ],
    newPerDay: student.limits.questionsPerDay,
  });
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
      ...presentPlan(week, comece_por, others),
    },
    semanas: overview.semanas.slice(-WEEKS),
    lembrete,
    sequencia: { atual: streak.current, maior: streak.longest },
  };
}
