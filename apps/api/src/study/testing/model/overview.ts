import { mondayOf } from './card';
import type { ModelQuestion } from './question';
import type { ModelStudent } from './student';

const WEEK_MS = 7 * 86_400_000;

interface Answered {
  question: ModelQuestion;
  right: boolean;
  at: number;
}

const tally = (answered: readonly Answered[]): [number, number] => [
  answered.length,
  answered.filter(({ right }) => right).length,
];

/** Sums of answers by an id derived from the question. */
const sumsBy = (answered: readonly Answered[], keyOf: (question: ModelQuestion) => number | null) =>
  [...new Set(answered.flatMap(({ question }) => keyOf(question) ?? []))]
    .sort((one, other) => one - other)
    .map((id) => [id, ...tally(answered.filter(({ question }) => keyOf(question) === id))]);

/** A student's performance over all answers: first answers to questions that are not annulled. */
export function overviewOf(student: ModelStudent, questions: readonly ModelQuestion[], now: number) {
  const answered = questions.flatMap((question): Answered[] => {
    const first = question.annulled ? undefined : student.first(question);
    return first ? [{ question, right: first.right, at: student.whenGiven(first.given) / 1000 }] : [];
  });
  const attempts = [...student.history.values()]
    .filter(({ revealed }) => !revealed)
    .map((given) => student.whenGiven(given) / 1000);
  const began = attempts.length > 0 ? mondayOf(Math.min(...attempts)) : Infinity;
  const weeks = [];
  for (let week = Math.max(began, mondayOf(now) - 25 * WEEK_MS); week <= now; week += WEEK_MS)
    weeks.push([
      attempts.filter((at) => mondayOf(at) === week).length,
      ...tally(answered.filter(({ at }) => mondayOf(at) === week)),
    ]);
  const [respondidas, certas] = tally(answered);
  return {
    respondidas,
    certas,
    semanas: weeks,
    bancas: sumsBy(answered, ({ board }) => board),
    materias: sumsBy(answered, ({ matter }) => matter),
    assuntos: sumsBy(answered, ({ subject }) => subject),
  };
}
