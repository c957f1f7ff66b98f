import { byNumber, type ModelQuestion } from './question';
import type { ModelStudent } from './student';

/** With fewer students there is no comparison. */
const LEAST_STUDENTS = 5;

const percentage = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

interface Outcome {
  subject: number;
  answered: boolean;
  right: boolean;
  annulled: boolean;
  afterRelease: boolean;
}

/**
 * A number of the paper for one student: right if one of its languages is, annulled if all languages or the answered
 * one are.
 */
function outcomeOf(student: ModelStudent, slot: readonly ModelQuestion[]): Outcome {
  const firsts = slot.map((question) => ({ question, first: student.first(question) }));
  const given = firsts.filter(({ first }) => first !== undefined);
  const annulled = slot.every((question) => question.annulled) || given.some(({ question }) => question.annulled);
  return {
    subject: Math.min(...slot.map(({ subject }) => subject)),
    answered: given.length > 0,
    annulled,
    right: annulled || given.some(({ first }) => first?.right),
    afterRelease: given.length > 0 && given.every(({ first }) => first?.given.keyReleased),
  };
}

const scoreOf = (outcomes: readonly Outcome[]) => ({
  total: outcomes.length,
  respondidas: outcomes.filter(({ answered }) => answered).length,
  certas: outcomes.filter(({ right }) => right).length,
  erradas: outcomes.filter(({ answered, right }) => answered && !right).length,
  anuladas: outcomes.filter(({ annulled }) => annulled).length,
});

/** Right numbers of a student in everybody's figures; null for those who answered less than half of the paper. */
function rightForAll(student: ModelStudent, paper: readonly ModelQuestion[][]): number | null {
  let [answered, right] = [0, 0];
  for (const slot of paper) {
    const given = slot.filter((question) => student.firstForAll(question) !== undefined);
    if (given.length > 0) answered += 1;
    const isRight = (question: ModelQuestion) =>
      question.annulled || student.firstForAll(question) === question.todays(question.today.key)?.id;
    if (slot.every((question) => question.annulled) || given.some(isRight)) right += 1;
  }
  return answered * 2 >= paper.length ? right : null;
}

/**
 * A paper for one student: the present numbers, and what has left it since a finished sitting of it
 * (docs/decisions/099).
 */
export function ownPaper(student: ModelStudent, paper: readonly ModelQuestion[][]): ModelQuestion[][] {
  const finished = student.sittings.filter((sitting) => sitting.isFinished && sitting.recipe === null);
  const sat = new Set(finished.flatMap(({ items }) => items.map(({ question }) => question)));
  return [...paper, ...[...sat].filter((question) => !question.isOnPaper).map((question) => [question])];
}

/** A student's performance in a paper. */
export function examOf(student: ModelStudent, paper: readonly ModelQuestion[][], everybody: readonly ModelStudent[]) {
  const outcomes = ownPaper(student, paper).map((slot) => outcomeOf(student, slot));
  const score = scoreOf(outcomes);
  const all = everybody.flatMap((one) => rightForAll(one, paper) ?? []);
  const own = rightForAll(student, paper);
  return {
    ...score,
    liquida: score.certas - score.erradas,
    percentual: percentage(score.certas, score.total),
    depois_do_gabarito: outcomes.filter(({ afterRelease }) => afterRelease).length,
    assuntos: [...new Set(outcomes.map(({ subject }) => subject))]
      .map((subject) => {
        const of = scoreOf(outcomes.filter((outcome) => outcome.subject === subject));
        return [subject, of.total, of.respondidas, of.certas, of.erradas, of.anuladas];
      })
      .sort(),
    todos:
      all.length < LEAST_STUDENTS || paper.flat().some(student.isWithheld)
        ? null
        : {
            estudantes: all.length,
            media_percentual: percentage(all.reduce((sum, right) => sum + right, 0) / all.length, paper.length),
            percentil: own === null ? null : percentage(all.filter((right) => right < own).length, all.length),
          },
  };
}

/**
 * The only area of a paper without item parameters: its numbers that are not annulled, in the language with most
 * answers.
 */
export function areasOf(student: ModelStudent, paper: readonly ModelQuestion[][]) {
  const rows = ownPaper(student, paper)
    .flat()
    .filter(({ annulled }) => !annulled)
    .map((question) => ({ question, first: student.first(question) }))
    .map(({ question, first }) => ({ question, right: !first || first.given.keyReleased ? null : first.right }));
  if (rows.length === 0) return { respondidas: 0, areas: [] };
  const languages = rows.flatMap(({ question, right }) => (right === null ? [] : (question.variant ?? [])));
  // On a tie, the first by name.
  const language = languages.includes('espanhol') ? 'espanhol' : (languages[0] ?? null);
  const counted = byNumber(rows.map(({ question }) => question)).flatMap((slot) => {
    const wanted =
      language === null || slot[0]?.variant === null
        ? slot.slice(0, 1)
        : slot.filter((one) => one.variant === language);
    return rows.filter(({ question }) => wanted.includes(question));
  });
  const given = counted.flatMap(({ right }) => right ?? []);
  const counts = [counted.length, given.length, given.filter(Boolean).length];
  return { respondidas: given.length, areas: [[null, given.length < counted.length, language, ...counts]] };
}
