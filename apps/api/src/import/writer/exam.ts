import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client';
import { exams } from '../../db/schema';
import type { ImportOptions } from '../options';
import { bareWords, hasWordRun, slugOf } from '../rules/words';
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
  const named = { name: options.exam, slug: examSlug(options.exam, origin.year), ...origin };
  const examId = await saveExam(tx, { ...named, area: options.area, state: options.state, negativeMarking: options.negativeMarking, given: true });
  const mapId = await saveMap(tx, { ...named, examId });
  return { ...origin, area: options.area, examId, mapId };
}

/** A paper's name as an address; the year is part of it even where the name leaves it out. */
export const examSlug = (name: string, year: number | null): string =>
  year === null || hasWordRun(bareWords(name), String(year)) ? slugOf(name) : slugOf(`${name} ${year}`);

/** The year that a paper's name holds: "ENEM 2022", "OAB 2018-25". */
export const yearIn = (name: string | null): number | null => {
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(name ?? '')?.[0];
  return year ? Number(year) : null;
};

async function saveExam(tx: Queryable, values: typeof exams.$inferInsert): Promise<number> {
  const [found] = await tx.select().from(exams).where(eq(exams.slug, values.slug));
  if (!found) {
    const [created] = await tx.insert(exams).values(values).returning({ id: exams.id });
    return created?.id ?? 0;
  }
  const changes = newFacts(found, values);
  if (changes) await tx.update(exams).set(changes).where(eq(exams.id, found.id));
  return found.id;
}
