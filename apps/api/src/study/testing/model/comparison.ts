import type { Item, ModelSitting } from './sitting';
import type { ModelStudent } from './student';

/** With fewer students there is no comparison. */
const LEAST_STUDENTS = 5;

const firstOf = ({ sittings }: ModelStudent): ModelSitting | undefined =>
  sittings.find((sitting) => sitting.isFinished && sitting.recipe === null);

/**
 * Whether an item is right in figures over everybody; undefined if it does not count because the student already knew
 * the question.
 */
function rightForAll(student: ModelStudent, sitting: ModelSitting, item: Item): boolean | undefined {
  const { question, version, mark } = item;
  if (!student.wasTold(question, sitting.endedAt ?? 0))
    return mark !== null && mark.choice !== null && mark.choice === question.keyFor(version);
  const first = student.firstForAll(question);
  return first === undefined ? undefined : first === question.todays(question.today.key)?.id;
}

/** Right items of a student's first finished sitting; undefined if fewer than half of them count. */
function scoreOf(student: ModelStudent): { sitting: ModelSitting; right: number } | undefined {
  const sitting = firstOf(student);
  if (!sitting) return undefined;
  const judged = sitting.items.map((item) => ({ item, right: rightForAll(student, sitting, item) }));
  if (judged.filter(({ right }) => right !== undefined).length * 2 < judged.length) return undefined;
  return { sitting, right: judged.filter(({ item, right }) => item.question.annulled || right).length };
}

/** A sitting compared with everybody's first sitting (docs/decisions/098); the mean in millionths. */
export function comparisonOf(student: ModelStudent, sitting: ModelSitting, everybody: readonly ModelStudent[]) {
  if (sitting.recipe !== null) return null;
  const scores = everybody.flatMap((one) => {
    const score = scoreOf(one);
    return score ? [{ student: one, ...score }] : [];
  });
  if (scores.length < LEAST_STUDENTS) return null;
  const own = scores.find((score) => score.sitting === sitting);
  const others = scores.filter((score) => score.student !== student);
  const below = own && others.filter(({ right }) => right < own.right).length;
  return {
    estudantes: scores.length,
    media: Math.round((scores.reduce((sum, { right }) => sum + right, 0) / scores.length) * 1e6),
    percentil: below === undefined || others.length === 0 ? null : Math.round((below / others.length) * 1000) / 10,
  };
}
