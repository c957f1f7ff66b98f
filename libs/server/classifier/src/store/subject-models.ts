import { deserialize, serialize } from 'node:v8';
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { type Queryable, subjectModels } from '@mapa/server-platform';
import type { SubjectClassifier } from '../core/subject-trainer';

/** Raised whenever the stored format changes its meaning: older models are then ignored. */
const FORMAT = 2;
/** Models of older versions are deleted; only their figures stay. */
const KEPT_BODIES = 2;

/** After so many corrected suggestions the import trains a new model. */
export const RETRAIN_AFTER = 200;

/** A version of the classifier as it is stored. */
export interface StoredModel {
  version: number;
  model: SubjectClassifier;
}

/** The classifier in use; null if none was trained. */
export async function loadSubjectModel(db: Queryable): Promise<StoredModel | null> {
  const [row] = await db
    .select({ version: subjectModels.version, body: subjectModels.body })
    .from(subjectModels)
    .where(and(eq(subjectModels.format, FORMAT), isNotNull(subjectModels.body)))
    .orderBy(desc(subjectModels.version))
    .limit(1);
  return row?.body ? { version: row.version, model: deserialize(row.body) as SubjectClassifier } : null;
}

/** Stores a trained classifier as the next version and returns its number. */
export async function saveSubjectModel(db: Queryable, model: SubjectClassifier, questions: number): Promise<number> {
  const { thresholds, heldBack, materias, assuntos } = model;
  const mergeCandidates = mergeCandidatesOf(model);
  const figures = {
    heldBack,
    thresholds,
    materias: materias.length,
    assuntos: assuntos.reduce((sum, names) => sum + names.length, 0),
    mergeCandidates,
  };
  const [saved] = await db
    .insert(subjectModels)
    .values({ questions, figures, format: FORMAT, body: serialize(model) })
    .returning({ version: subjectModels.version });
  const version = saved?.version ?? 0;
  await db
    .update(subjectModels)
    .set({ body: null })
    .where(and(lt(subjectModels.version, version - KEPT_BODIES + 1), isNotNull(subjectModels.body)));
  return version;
}

/**
 * Matérias that may be the same under two names; `share` (0–1) of the one's questions were predicted as the other's.
 */
export interface MergePair {
  one: string;
  other: string;
  share: number;
}

/** The matérias that a model confuses, most certain first. */
export const mergeCandidatesOf = ({ mergeCandidates, materias }: SubjectClassifier): MergePair[] =>
  mergeCandidates.map(({ one, other, share }) => ({ one: materias[one] ?? '', other: materias[other] ?? '', share }));

/** The newest model's candidates for merging; none if it was trained before they were stored. */
export async function readMergeCandidates(db: Queryable): Promise<MergePair[]> {
  const [row] = await db
    .select({ pairs: sql<MergePair[] | null>`${subjectModels.figures} -> 'mergeCandidates'` })
    .from(subjectModels)
    .where(eq(subjectModels.version, newest));
  return row?.pairs ?? [];
}

/** The newest version, whose corrections count. */
const newest = sql`(select max(version) from subject_models)`;

/** Counts suggestions that a person has corrected, towards the next training. */
export async function countCorrections(db: Queryable, count: number): Promise<void> {
  if (count === 0) return;
  await db
    .update(subjectModels)
    .set({ corrections: sql`${subjectModels.corrections} + ${count}` })
    .where(eq(subjectModels.version, newest));
}

/** Whether the newest classifier was corrected often enough to train another. */
export async function isRetrainingDue(db: Queryable): Promise<boolean> {
  const [row] = await db
    .select({ corrections: subjectModels.corrections })
    .from(subjectModels)
    .where(eq(subjectModels.version, newest));
  return row !== undefined && row.corrections >= RETRAIN_AFTER;
}
