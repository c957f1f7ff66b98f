import { and, asc, eq, like, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client';
import { exams, institutions } from '../../db/schema';
import type { ImportOptions } from '../options';
import { FileRefusal } from '../refusal';
import { bareWords, hasWordRun, shorten, slugOf } from '../rules/words';
import { newFacts } from './facts';
import { findInstitution, readInstitution } from './institutions';
import { saveMap } from './map';

/** Where questions come from: what the options say, as ids. */
export interface Origin {
  examId: number | null;
  mapId: number | null;
  boardId: number | null;
  institutionId: number | null;
  year: number | null;
  educationLevel: string | null;
  position: string | null;
  area: string | null;
}

/** Finds or creates what the options name: board, body and, with a paper's name, its exam and its question map. */
export async function saveOrigin(tx: Queryable, options: ImportOptions): Promise<Origin> {
  const origin = {
    boardId: options.board === null ? null : await findInstitution(tx, 'banca', readInstitution(options.board)),
    institutionId: options.institution === null ? null : await findInstitution(tx, 'orgao', readInstitution(options.institution)),
    year: options.year ?? yearIn(options.exam),
    educationLevel: options.educationLevel,
    position: options.position,
  };
  if (options.exam === null) return { ...origin, area: options.area, examId: null, mapId: null };
  const named = { name: options.exam, ...origin };
  const { id: examId, slug } = await saveExam(tx, { ...named, area: options.area, state: options.state, negativeMarking: options.negativeMarking, given: true });
  const mapId = await saveMap(tx, { ...named, slug, examId });
  return { ...origin, area: options.area, examId, mapId };
}

interface ExamName {
  name: string;
  year: number | null;
  boardId: number | null;
}

/**
 * The exam that a name, its year and its board tell (docs/decisions/031). Where no board is told the only one of the name is meant;
 * one that has no board yet is the one whose board is told now. Throws FileRefusal where several may be meant.
 */
export async function findExam(tx: Queryable, { name, year, boardId }: ExamName): Promise<typeof exams.$inferSelect | undefined> {
  const named = await tx.select().from(exams).where(sql`${exams.nameKey} = exam_name_key(${name}, ${year}::smallint)`).orderBy(asc(exams.id));
  const exact = named.find((exam) => exam.boardId === boardId);
  if (exact) return exact;
  if (boardId !== null) return named.find((exam) => exam.boardId === null);
  if (named.length > 1) throw new FileRefusal(0, `há ${named.length} provas de nome “${shorten(name)}” e deste ano, de bancas diferentes: diga a banca com --banca`);
  return named[0];
}

/** A paper's name as an address; the year is part of it even where the name leaves it out. One that another exam has gets the board's, then a number. */
export async function examSlug(tx: Queryable, { name, year, boardId }: ExamName, own = 0): Promise<string> {
  const base = year === null || hasWordRun(bareWords(name), String(year)) ? slugOf(name) : slugOf(`${name} ${year}`);
  const [board] = boardId === null ? [] : await tx.select({ slug: institutions.slug }).from(institutions).where(eq(institutions.id, boardId));
  const rows = await tx.select({ slug: exams.slug }).from(exams).where(and(like(exams.slug, `${base}%`), ne(exams.id, own)));
  const taken = new Set(rows.map(({ slug }) => slug));
  const stem = board && taken.has(base) ? `${base}-${board.slug}` : base;
  let slug = stem;
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem}-${number}`;
  return slug;
}

/** The year that a paper's name holds: "ENEM 2022", "OAB 2018-25". */
export const yearIn = (name: string | null): number | null => {
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(name ?? '')?.[0];
  return year ? Number(year) : null;
};

async function saveExam(tx: Queryable, values: Omit<typeof exams.$inferInsert, 'slug'> & ExamName): Promise<{ id: number; slug: string }> {
  const found = await findExam(tx, values);
  if (!found) {
    const slug = await examSlug(tx, values);
    const [created] = await tx.insert(exams).values({ ...values, slug }).returning({ id: exams.id });
    return { id: created?.id ?? 0, slug };
  }
  const changes = newFacts(found, values);
  if (changes) await tx.update(exams).set(changes).where(eq(exams.id, found.id));
  return found;
}
