import { and, asc, eq, like, ne, sql } from 'drizzle-orm';
import { exams, institutions, notices, type Queryable } from '@mapa/server-platform';
import type { ImportOptions } from './options';
import { FileRefusal } from '../model/refusal';
import { normalisedWords, containsWords, shorten, slugOf } from '../rules/normalised-words';
import { newFacts } from './facts';
import { findInstitution, readInstitution, type Warn } from './institutions';
import { saveMap } from './map';

/** The origin of questions: the options as ids. */
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
export async function saveOrigin(tx: Queryable, options: ImportOptions, warn: Warn): Promise<Origin> {
  const origin = {
    boardId: options.board === null ? null : await findInstitution(tx, 'banca', readInstitution(options.board), warn),
    institutionId:
      options.institution === null
        ? null
        : await findInstitution(tx, 'orgao', readInstitution(options.institution), warn),
    year: await yearFor(tx, options, warn),
    educationLevel: options.educationLevel,
    position: options.position,
  };
  if (options.exam === null) return { ...origin, area: options.area, examId: null, mapId: null };
  const named = { name: options.exam, ...origin };
  const { id: examId, slug } = await saveExam(
    tx,
    {
      ...named,
      area: options.area,
      state: options.state,
      negativeMarking: options.negativeMarking,
      creditRule: options.creditRule,
      durationMinutes: options.durationMinutes,
      given: true,
    },
    warn,
  );
  const mapId = await saveMap(tx, { ...named, slug, examId });
  return { ...origin, area: options.area, examId, mapId };
}

export type Exam = typeof exams.$inferSelect;

interface ExamName {
  name: string;
  year: number | null;
  boardId: number | null;
  /** The body; a paper of another body is a different paper, and is refused if it has the same name, year and board. */
  institutionId?: number | null;
}

/**
 * The year of a paper: given, or in its name, or printed in it and in its key, or that of the only paper of this name.
 * Throws FileRefusal where several match. A stored paper without a year stays without one.
 */
export async function yearFor(
  tx: Queryable,
  { exam, year, printedYear }: Pick<ImportOptions, 'exam' | 'year' | 'printedYear'>,
  warn: Warn,
): Promise<number | null> {
  const told = year ?? yearIn(exam);
  if (told !== null || exam === null) return told;
  const named = await tx
    .selectDistinct({ year: exams.year })
    .from(exams)
    .where(sql`${exams.nameKey} = exam_name_key(${exam}, ${exams.year})`)
    .orderBy(asc(exams.year));
  const [only, ...others] = named.map((row) => row.year);
  if (printedYear !== null && !named.some((row) => row.year === null)) return printedYear;
  if (only === undefined) warn(`a prova “${shorten(exam)}” ficou sem ano; diga com --ano`);
  if (only === undefined || only === null || others.includes(null)) return null;
  if (others.length > 0)
    throw new FileRefusal(
      0,
      `há provas de nome “${shorten(exam)}” de ${[only, ...others].join(', ')}: diga o ano com --ano`,
    );
  warn(`sem --ano, a prova “${shorten(exam)}” foi tomada pela única deste nome, de ${only}`);
  return only;
}

/**
 * Finds the exam by name, year and board (docs/decisions/031). Without a board, the only exam of that name matches; an
 * exam without a board matches any board. Throws FileRefusal where several match.
 */
export async function findExam(tx: Queryable, names: ExamName): Promise<Exam | undefined> {
  const found = await examOfName(tx, names);
  const { name, institutionId = null } = names;
  if (found && institutionId !== null && found.institutionId !== null && found.institutionId !== institutionId) {
    const [body] = await tx
      .select({ acronym: institutions.acronym, name: institutions.name })
      .from(institutions)
      .where(eq(institutions.id, found.institutionId));
    throw new FileRefusal(
      0,
      `“${shorten(name)}” já é de outro órgão, “${shorten(body?.name ?? '')}”: diga esse órgão, ou dê outro nome`,
    );
  }
  return found;
}

async function examOfName(tx: Queryable, { name, year, boardId }: ExamName): Promise<Exam | undefined> {
  const named = await tx
    .select()
    .from(exams)
    .where(sql`${exams.nameKey} = exam_name_key(${name}, ${year}::smallint)`)
    .orderBy(asc(exams.id));
  const exact = named.find((exam) => exam.boardId === boardId);
  if (exact) return exact;
  if (boardId !== null) return named.find((exam) => exam.boardId === null);
  if (named.length > 1)
    throw new FileRefusal(
      0,
      `há ${named.length} provas de nome “${shorten(name)}” e deste ano, de bancas diferentes: diga também a banca`,
    );
  return named[0];
}

/**
 * Slug of a paper's name, with the year even if the name lacks it. A slug of another exam gets the board's appended,
 * then a number.
 */
export async function examSlug(tx: Queryable, { name, year, boardId }: ExamName, own = 0): Promise<string> {
  const base =
    year === null || containsWords(normalisedWords(name), String(year)) ? slugOf(name) : slugOf(`${name} ${year}`);
  const [board] =
    boardId === null
      ? []
      : await tx.select({ slug: institutions.slug }).from(institutions).where(eq(institutions.id, boardId));
  const rows = await tx
    .select({ slug: exams.slug })
    .from(exams)
    .where(and(like(exams.slug, `${base}%`), ne(exams.id, own)));
  const taken = new Set(rows.map(({ slug }) => slug));
  const stem = board && taken.has(base) ? `${base}-${board.slug}` : base;
  let slug = stem;
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem}-${number}`;
  return slug;
}

/** The year in a paper's name: "ENEM 2022", "OAB 2018-25". */
export const yearIn = (name: string | null): number | null => {
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(name ?? '')?.[0];
  return year ? Number(year) : null;
};

/** Facts by which a notice and its paper are recognised as one exam if their names differ (docs/decisions/029). */
interface Occasion {
  institutionId?: number | null;
  year: number | null;
  position?: string | null;
  boardId: number | null;
}

/**
 * The announced exam of a paper, or the paper of an announced exam: the only one of the same body, year and position
 * without a different board. A notice of several positions has none.
 */
export async function findCounterpart(
  tx: Queryable,
  { institutionId, year, position, boardId }: Occasion,
  given: boolean,
  warn: Warn,
): Promise<Exam | undefined> {
  if (institutionId == null || year === null || position == null) return undefined;
  const rows = await tx
    .select({ exam: exams, noticeOf: notices.examId })
    .from(exams)
    .leftJoin(notices, eq(notices.examId, exams.id))
    .where(and(eq(exams.institutionId, institutionId), eq(exams.year, year), eq(exams.given, given)));
  const candidates = rows.filter(
    ({ exam, noticeOf }) =>
      (noticeOf === null) === given &&
      normalisedWords(exam.position ?? '') === normalisedWords(position) &&
      (boardId === null || exam.boardId === null || exam.boardId === boardId),
  );
  const [only, ...others] = candidates.map(({ exam }) => exam);
  if (others.length > 0) {
    warn(
      `há ${candidates.length} ${given ? 'provas' : 'editais'} do mesmo órgão, cargo e ano, e nenhum foi ligado: dê o mesmo nome aos que são do mesmo concurso`,
    );
    return undefined;
  }
  return only;
}

async function saveExam(
  tx: Queryable,
  values: Omit<typeof exams.$inferInsert, 'slug'> & ExamName,
  warn: Warn,
): Promise<{ id: number; slug: string }> {
  const named = await findExam(tx, values);
  const found = named ?? (await findCounterpart(tx, values, false, warn));
  if (!found) {
    const slug = await examSlug(tx, values);
    const [created] = await tx
      .insert(exams)
      .values({ ...values, slug })
      .returning({ id: exams.id });
    return { id: created?.id ?? 0, slug };
  }
  if (!named)
    warn(`a prova “${shorten(values.name)}” é a do edital “${shorten(found.name)}”: mesmo órgão, cargo e ano`);
  // From now on the paper's own name identifies it.
  const changes = { ...newFacts(found, values), ...(named ? {} : { name: values.name }) };
  if (Object.keys(changes).length > 0) await tx.update(exams).set(changes).where(eq(exams.id, found.id));
  return found;
}
