import { randomInt } from 'node:crypto';
import { demandServable, serveQuestions } from '@mapa/server-plans';
import { questions, refuse, sittings, type Queryable, type Student } from '@mapa/server-platform';
import { RECIPE } from '../errors/error-messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { ItemQuestion } from '../start/items';
import { startSitting } from '../start/start';
import type { Sources } from './candidates';
import { chooseQuestions } from './choose';
import { type UsedRecipe, writeRecipe } from './recipes';

const MINUTE_MS = 60_000;
const SEEDS = 2 ** 31;

/** Questions in their present form, numbered in the order of their ids in the list. */
async function readRows(db: Queryable, ids: readonly number[]): Promise<ItemQuestion[]> {
  const rows = await db
    .select({ id: questions.id, version: questions.currentVersion, annulled: questions.annulled })
    .from(questions)
    .where(inArray(questions.id, [...ids]));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id, at) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const { version, annulled } = row;
    return { question_id: id, number: at + 1, variant: null, area: '', version, annulled };
  });
}

/**
 * Starts a sitting by a recipe, preferring questions that it has not drawn yet. It counts towards the day's limit like
 * a paper's sitting.
 * @param id of the sitting
 */
export async function beginOwn(sources: Sources, student: Student, id: string, used: UsedRecipe): Promise<void> {
  const { db } = sources;
  const { recipe } = used;
  const open = await db
    .select({ id: sittings.id })
    .from(sittings)
    .where(and(eq(sittings.studentId, student.id), eq(sittings.recipeId, used.id), eq(sittings.state, 'aberta')));
  // Another device has begun this very sitting since its id was looked for.
  if (open.some((sitting) => sitting.id === id)) return;
  if (open.length > 0) throw refuse(RECIPE.alreadyOpen);
  const seed = randomInt(SEEDS);
  const questionIds = await chooseQuestions(sources, student, { recipe, drawn: used.drawn, seed });
  await demandServable(db, student, questionIds);
  await serveQuestions(db, student, questionIds);
  const chosen = new Set(questionIds);
  const drawn = [...used.drawn.filter((one) => !chosen.has(one)), ...questionIds];
  await startSitting(
    db,
    {
      studentId: student.id,
      id,
      recipeId: used.id,
      name: recipe.nome,
      seed,
      negativeMarking: recipe.penaliza_erro ?? false,
      areas: [],
      durationMs: recipe.minutos * MINUTE_MS,
    },
    await readRows(db, questionIds),
    (tx) => writeRecipe(tx, student.id, { ...used, drawn }),
  );
}
