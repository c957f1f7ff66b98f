import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '@mapa/api-contract';
import { type Database, refuse, sittingRecipes, sittings, type Student, STUDY } from '@mapa/server-platform';
import { RECIPE, SITTING } from './errors/error-messages';
import { demandServable, serveQuestions } from '@mapa/server-plans';
import { and, eq } from 'drizzle-orm';
import { beginOwn } from './own/begin-own';
import type { Sources } from './own/candidates';
import { findRecipe, recipeFor, type RecipeSources, tidied } from './own/recipes';
import type { Recipe } from './own/source';
import { choosePart, readPaper } from './paper';
import { startSitting } from './start/start';
import { findSitting, type CountedSitting } from './store';

type Body = InputOf<'POST /api/customer-area/sitting'>['body'];

/** What to start; a recipe is tidied. Refuses an empty choice and a double one. */
type Wanted = { examId: number } | { recipeId: string } | { recipe: Recipe };

function wantedOf({ prova_id, receita, receita_id }: Body): Wanted {
  const named = [prova_id, receita, receita_id].filter((one) => one !== undefined);
  if (named.length !== 1) throw refuse(RECIPE.oneSource);
  if (prova_id !== undefined) return { examId: prova_id };
  return receita ? { recipe: tidied(receita) } : { recipeId: (receita_id ?? '').toLowerCase() };
}

/** Starts a sitting, or returns the one already started by the same id. */
export async function beginSitting(
  sources: Sources & RecipeSources,
  student: Student,
  body: Body,
): Promise<CountedSitting> {
  const { db } = sources;
  const id = body.id.toLowerCase();
  const wanted = wantedOf(body);
  const twin = await findTwin(db, student.id, id);
  if (twin && !isOf(twin, wanted)) throw refuse(SITTING.idUsed);
  if (!twin) {
    if ('examId' in wanted) await beginPaper(db, student, id, { ...body, prova_id: wanted.examId });
    else if ('recipe' in wanted)
      await beginOwn(sources, student, id, await recipeFor(db, student.id, id, wanted.recipe));
    else await beginOwn(sources, student, id, await findRecipe(sources, student.id, wanted.recipeId));
  }
  return findSitting(db, student.id, id);
}

/**
 * Starts a sitting of a paper. If it has a question new to the student, at least one of the day's limit must be left,
 * and it uses up the others as far as available: once started, all of it is served (docs/decisions/073).
 */
async function beginPaper(
  db: Database,
  student: Student,
  id: string,
  body: Body & { prova_id: number },
): Promise<void> {
  const paper = await readPaper(db, body.prova_id);
  if (!paper) throw refuse(STUDY.noSuchExam);
  const choice = choosePart(paper, { areas: body.areas ?? [], language: body.idioma ?? null });
  const { areas, language, durationMs, rows } = choice;
  const questionIds = rows.map(({ question_id }) => question_id);
  await demandServable(db, student, questionIds);
  await serveQuestions(db, student, questionIds);
  await startSitting(db, { studentId: student.id, id, examId: body.prova_id, areas, language, durationMs }, rows);
}

async function findTwin(db: Database, studentId: string, id: string) {
  const [twin] = await db
    .select({
      examId: sittings.examId,
      recipeId: sittings.recipeId,
      name: sittings.name,
      settings: sittingRecipes.settings,
    })
    .from(sittings)
    .leftJoin(
      sittingRecipes,
      and(eq(sittingRecipes.studentId, sittings.studentId), eq(sittingRecipes.id, sittings.recipeId)),
    )
    .where(and(eq(sittings.studentId, studentId), eq(sittings.id, id)));
  return twin;
}

/** Whether a sitting matches what is wanted; for a deleted recipe the name decides. */
function isOf(twin: NonNullable<Awaited<ReturnType<typeof findTwin>>>, wanted: Wanted): boolean {
  if ('examId' in wanted) return twin.examId === wanted.examId;
  if ('recipeId' in wanted) return twin.recipeId === wanted.recipeId;
  const { nome, ...settings } = wanted.recipe;
  return twin.name === nome && (twin.settings === null || isDeepStrictEqual(twin.settings, settings));
}
