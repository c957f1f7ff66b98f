import { dayInBrasilia, streakOf, USUAL_MINUTES } from '@mapa/domain';
import { endOfDay, mondayOf } from './card';
import type { ModelQuestion } from './question';
import type { ModelStudent } from './student';

const DAY_MS = 86_400_000;

/** Of the open sittings the one to continue. */
const lastBegun = ({ sittings }: ModelStudent) =>
  sittings
    .filter(({ state }) => state === 'aberta')
    .sort((one, other) => other.startedAt - one.startedAt || (one.id < other.id ? -1 : 1))[0];

/** Hoje's response, without the plan of the week. */
export function todayOf(student: ModelStudent, questions: readonly ModelQuestion[], now: number) {
  const due = questions.filter((question) => {
    const card = student.isWorthAnswering(question) ? student.card(question) : undefined;
    return card && card.due < endOfDay(now);
  });
  const given = [...student.history.values()]
    .filter(({ revealed }) => !revealed)
    .map((answer) => student.whenGiven(answer) / 1000)
    .sort((one, other) => one - other);
  const days = [...new Set(given.map((at) => dayInBrasilia(new Date(at))))];
  const streak = streakOf(days, dayInBrasilia(new Date(now)), USUAL_MINUTES);
  const ofWeek = [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const end = mondayOf(now) + (day + 1) * DAY_MS;
    return given.filter((at) => endOfDay(at) === end).length;
  });
  return {
    revisoes: due.length,
    simulado: lastBegun(student)?.id ?? null,
    feitas: ofWeek,
    sequencia: { atual: streak.current, maior: streak.longest },
  };
}
