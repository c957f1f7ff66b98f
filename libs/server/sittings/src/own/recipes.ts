import type { ResultOf } from '@mapa/api-contract';
import { MAX_RECIPES } from '@mapa/domain';
import {
  type CurrentIds,
  type Database,
  demandFilled,
  followFormerIds,
  type FormerIds,
  type Queryable,
  refuse,
  sittingRecipes,
} from '@mapa/server-platform';
import { RECIPE } from '../errors/error-messages';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Drawn } from './draw';
import type { Recipe } from './source';

type RecipeRow = typeof sittingRecipes.$inferSelect;
type RecipeView = ResultOf<'GET /api/customer-area/sitting-recipe'>['data'][number];

/** The recipe that a sitting is started with. */
export interface UsedRecipe {
  id: string;
  recipe: Recipe;
  drawn: Drawn;
}

const owned = (studentId: string, id: string) =>
  and(eq(sittingRecipes.studentId, studentId), eq(sittingRecipes.id, id));

const recipeOf = ({ name, settings }: Pick<RecipeRow, 'name' | 'settings'>, merged: CurrentIds): Recipe =>
  followFormerIds(merged, { ...settings, nome: name }) as Recipe;

/** A recipe with its name tidied. */
export function tidied({ nome, ...settings }: Recipe): Recipe {
  const name = nome.trim();
  demandFilled({ nome: name });
  return { ...settings, nome: name };
}

export interface RecipeSources {
  db: Database;
  formerIds: FormerIds;
}

/** A student's own recipe; another student's is treated as missing. */
export async function findRecipe({ db, formerIds }: RecipeSources, studentId: string, id: string): Promise<UsedRecipe> {
  const [row] = await db.select().from(sittingRecipes).where(owned(studentId, id));
  if (!row) throw refuse(RECIPE.notYours);
  return { id: row.id, recipe: recipeOf(row, await formerIds.current()), drawn: row.drawn };
}

/**
 * An existing identical recipe, or a new one.
 * @param id of a new one
 */
export async function recipeFor(db: Database, studentId: string, id: string, recipe: Recipe): Promise<UsedRecipe> {
  const { nome, ...settings } = recipe;
  const [same] = await db
    .select()
    .from(sittingRecipes)
    .where(
      and(
        eq(sittingRecipes.studentId, studentId),
        eq(sittingRecipes.name, nome),
        sql`${sittingRecipes.settings} = ${JSON.stringify(settings)}::jsonb`,
      ),
    );
  if (same) return { id: same.id, recipe, drawn: same.drawn };
  const kept = await db.$count(sittingRecipes, eq(sittingRecipes.studentId, studentId));
  if (kept >= MAX_RECIPES) throw refuse(RECIPE.tooMany, { limite: MAX_RECIPES });
  return { id, recipe, drawn: [] };
}

/** Stores a recipe with its draws so far. */
export async function writeRecipe(tx: Queryable, studentId: string, used: UsedRecipe): Promise<void> {
  const { nome: name, ...settings } = used.recipe;
  const drawn = [...used.drawn];
  await tx
    .insert(sittingRecipes)
    .values({ studentId, id: used.id, name, settings, drawn })
    .onConflictDoUpdate({
      target: [sittingRecipes.studentId, sittingRecipes.id],
      set: { drawn, usedAt: sql`excluded.used_at` },
    });
}

/** A student's recipes, last used first. */
export async function listRecipes({ db, formerIds }: RecipeSources, studentId: string): Promise<RecipeView[]> {
  const merged = await formerIds.current();
  const rows = await db
    .select()
    .from(sittingRecipes)
    .where(eq(sittingRecipes.studentId, studentId))
    .orderBy(desc(sittingRecipes.usedAt), sittingRecipes.id);
  return rows.map((row) => ({ ...recipeOf(row, merged), id: row.id, usada_em: row.usedAt.toISOString() }));
}

/** Removes a recipe; its sittings stay. */
export async function removeRecipe(db: Database, studentId: string, id: string): Promise<void> {
  const removed = await db.delete(sittingRecipes).where(owned(studentId, id)).returning({ id: sittingRecipes.id });
  if (removed.length === 0) throw refuse(RECIPE.notYours);
}
