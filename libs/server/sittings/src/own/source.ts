import type { InputOf } from '@mapa/api-contract';
import {
  mapQuestions,
  notebookQuestions,
  notebooks,
  type Queryable,
  questionMaps,
  refuse,
  type Student,
  studentMaps,
  STUDY,
} from '@mapa/server-platform';
import { NOTEBOOK, chosen, ownedNotebook } from '@mapa/server-study';
import { RECIPE } from '../errors/error-messages';
import type { QuestionFilters } from '@mapa/server-search';
import { and, eq } from 'drizzle-orm';

export type Recipe = NonNullable<InputOf<'POST /api/customer-area/sitting'>['body']['receita']>;

/** Source of an own sitting's questions. */
export interface Source {
  filters: QuestionFilters;
  /** The notebook or map; without one, the whole bank. */
  collection?: { name: string; questionIds: number[] };
}

/** A filter that excludes what no sitting contains: annulled, outdated and hidden questions. */
const sittable = ({ filtros = {} }: Pick<Recipe, 'filtros'>): QuestionFilters => {
  const { anuladas: _annulled, desatualizadas: _outdated, ...filters } = filtros;
  return { ...filters, ocultas: 'excluir' };
};

/** The source of a recipe. Refuses a notebook or map that is not the student's, and both at once. */
export async function readSource(
  db: Queryable,
  student: Student,
  recipe: Pick<Recipe, 'filtros' | 'caderno_id' | 'mapa_id'>,
): Promise<Source> {
  const { caderno_id, mapa_id } = recipe;
  const filters = sittable(recipe);
  if (caderno_id !== undefined && mapa_id !== undefined) throw refuse(RECIPE.oneSource);
  if (caderno_id !== undefined) return { filters, collection: await readNotebook(db, student.id, caderno_id) };
  if (mapa_id !== undefined) return { filters, collection: await readMap(db, student.id, mapa_id) };
  return { filters };
}

async function readNotebook(db: Queryable, studentId: string, id: string) {
  const [notebook] = await db.select({ name: notebooks.name }).from(notebooks).where(ownedNotebook(studentId, id));
  if (!notebook) throw refuse(NOTEBOOK.notYours);
  const rows = await db
    .select({ id: notebookQuestions.questionId })
    .from(notebookQuestions)
    .where(and(eq(notebookQuestions.studentId, studentId), eq(notebookQuestions.notebookId, id)));
  return { name: notebook.name, questionIds: rows.map((row) => row.id) };
}

async function readMap(db: Queryable, studentId: string, id: number) {
  const [map] = await db
    .select({ name: questionMaps.name })
    .from(studentMaps)
    .innerJoin(questionMaps, eq(questionMaps.id, studentMaps.mapId))
    .where(chosen(studentId, id));
  if (!map) throw refuse(STUDY.mapNotYours);
  const rows = await db.select({ id: mapQuestions.questionId }).from(mapQuestions).where(eq(mapQuestions.mapId, id));
  return { name: map.name, questionIds: rows.map((row) => row.id) };
}
