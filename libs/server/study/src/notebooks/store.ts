import { NOTEBOOK_MAX_QUESTIONS, NOTEBOOK_NAME_MAX_LENGTH } from '@mapa/domain';
import { and, arrayContains, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  demandFilled,
  examQuestions,
  exams,
  notebookQuestions,
  notebooks,
  type Queryable,
  questions,
  refuse,
  type Student,
  STUDY,
  subjects,
} from '@mapa/server-platform';
import { NOTEBOOK } from '../errors/error-messages';
import { demandNotebookSize, requireRoom } from '@mapa/server-plans';
import { type QuestionFilters, searchQuestions, type SearchSources } from '@mapa/server-search';
import { countNumbers } from './variants';

/** The condition for a notebook of the student that is not removed. */
export const ownedNotebook = (studentId: string, id: string) =>
  and(eq(notebooks.studentId, studentId), eq(notebooks.id, id), isNull(notebooks.removedAt));

interface NewNotebook {
  name: string;
  source: Record<string, unknown>;
  questionIds: number[];
}

/** Stores a notebook with its questions in the given order, if the plan permits; returns its id. */
export async function createNotebook(
  tx: Queryable,
  student: Student,
  { name, source, questionIds }: NewNotebook,
): Promise<string> {
  const trimmed = name.trim();
  demandFilled({ nome: trimmed });
  if (questionIds.length === 0) throw refuse(NOTEBOOK.empty);
  demandNotebookSize(student, await countNumbers(tx, questionIds));
  await requireRoom(tx, student, 'notebooks');
  const studentId = student.id;
  const id = crypto.randomUUID();
  await tx.insert(notebooks).values({ studentId, id, name: trimmed, source });
  await tx
    .insert(notebookQuestions)
    .values(questionIds.map((questionId, index) => ({ studentId, notebookId: id, position: index + 1, questionId })));
  return id;
}

/** The hand-picked questions in order, without duplicates; refuses an unknown one. */
export async function pickQuestions(db: Queryable, ids: number[]): Promise<number[]> {
  const picked = [...new Set(ids)];
  const found = await db.$count(questions, inArray(questions.id, picked));
  if (found < picked.length) throw refuse(NOTEBOOK.unknownPick);
  return picked;
}

/**
 * The first questions that a filter finds, by default up to the plan's limit for a notebook, and the filter with the
 * words actually searched.
 */
export async function findQuestions(
  sources: SearchSources,
  filters: QuestionFilters,
  student: Student,
  limit = student.limits.questionsPerNotebook,
): Promise<{ ids: number[]; used: QuestionFilters }> {
  const page = { page: 1, perPage: limit, offset: 0 };
  const { ids, spelling } = await searchQuestions(sources, filters, student, page);
  return { ids, used: spelling?.isUsed ? { ...filters, busca: spelling.text } : filters };
}

/** The part of a paper from which a notebook is made. */
interface PaperPart {
  /** A matéria or an assunto; absent: all. */
  subjectId?: number | undefined;
  /** Greatest number of questions, from the paper's first one on. */
  limit?: number | undefined;
}

/** The notebook's name (the paper's, with the subject's if there is one), and the questions in the paper's order. */
export async function paperQuestions(
  db: Queryable,
  examId: number,
  { subjectId, limit = NOTEBOOK_MAX_QUESTIONS }: PaperPart,
): Promise<{ name: string; ids: number[] }> {
  const [exam] = await db.select({ name: exams.name }).from(exams).where(eq(exams.id, examId));
  if (!exam) throw refuse(STUDY.noSuchExam);
  const rows = await db
    .select({ id: examQuestions.questionId, slot: examQuestions.slot })
    .from(examQuestions)
    .innerJoin(questions, eq(questions.id, examQuestions.questionId))
    .where(
      and(
        eq(examQuestions.examId, examId),
        subjectId === undefined ? undefined : arrayContains(questions.subjectPath, [subjectId]),
      ),
    )
    .orderBy(asc(examQuestions.slot), asc(examQuestions.questionId));
  const taken = new Set([...new Set(rows.map((row) => row.slot))].slice(0, limit));
  const [subject] =
    subjectId === undefined
      ? []
      : await db.select({ name: subjects.name }).from(subjects).where(eq(subjects.id, subjectId));
  return {
    name: subject ? `${exam.name}: ${subject.name}`.slice(0, NOTEBOOK_NAME_MAX_LENGTH) : exam.name,
    ids: rows.filter((row) => taken.has(row.slot)).map((row) => row.id),
  };
}

/** A copy with the same questions and no answers. */
export async function duplicateNotebook(tx: Queryable, student: Student, id: string): Promise<string> {
  const studentId = student.id;
  const [original] = await tx.select().from(notebooks).where(ownedNotebook(studentId, id));
  if (!original) throw refuse(NOTEBOOK.notYours);
  const rows = await tx
    .select({ id: notebookQuestions.questionId })
    .from(notebookQuestions)
    .where(and(eq(notebookQuestions.studentId, studentId), eq(notebookQuestions.notebookId, id)))
    .orderBy(asc(notebookQuestions.position));
  return createNotebook(tx, student, {
    name: `${original.name} (cópia)`.slice(0, NOTEBOOK_NAME_MAX_LENGTH),
    source: original.source,
    questionIds: rows.map((row) => row.id),
  });
}

/** Resets a notebook by opening a new epoch; returns the epoch's number. */
export async function resetNotebook(tx: Queryable, studentId: string, id: string): Promise<number> {
  const [row] = await tx
    .update(notebooks)
    .set({ epoch: sql`${notebooks.epoch} + 1`, resetAt: new Date() })
    .where(ownedNotebook(studentId, id))
    .returning({ epoch: notebooks.epoch });
  if (!row) throw refuse(NOTEBOOK.notYours);
  return row.epoch;
}
