import { appState, type Database, users } from '@mapa/server-platform';
import { eq, inArray, sql } from 'drizzle-orm';
import { type Community, writeCommunity } from './community';
import { firstDay, instantOf } from './calendar';
import { readPapers } from './papers';
import { demoStudents, planPopulation } from './population';
import { inBatches, writeStudies } from './write';

const LOADED = 'demo_students';

/** Present number of fictional students and answers. */
export interface StudentsLoad {
  students: number;
  answers: number;
}

interface Wanted {
  /** Papers of the demo by name. */
  papers: readonly string[];
  /** AAAA-MM-DD: the day after the last week. */
  today: string;
  community: Community;
}

/** Loads the fictional students with their history, once, in one transaction; null if they were loaded before. */
export async function loadStudents(db: Database, { papers, today, community }: Wanted): Promise<StudentsLoad | null> {
  if ((await db.$count(appState, eq(appState.key, LOADED))) > 0) return null;
  const known = await readPapers(db, papers);
  if (known.length === 0) return null;
  const plans = planPopulation(known, today);
  const createdAt = instantOf(firstDay(today), -60);
  const loaded = await db.transaction(async (tx) => {
    const rows = demoStudents().map((student) => ({ ...student, createdAt, emailVerifiedAt: createdAt, isNew: false }));
    await inBatches(rows, (batch) => tx.insert(users).values(batch));
    const answers = await writeStudies(tx, plans);
    await writeCommunity(tx, community, { students: rows.map(({ id }) => id), until: instantOf(today, 0) });
    const value = { students: rows.length, answers, day: today };
    await tx.insert(appState).values({ key: LOADED, value });
    return { students: rows.length, answers };
  });
  // The planner has no statistics on so many new rows before this.
  await db.execute(sql`analyze answers, map_answers, student_questions, notebook_answers`);
  return loaded;
}

/**
 * Removes the fictional students with their history, in one transaction. Item parameters estimated from their answers
 * are removed as well: the next calibration estimates them from the remaining students.
 */
export async function removeStudents(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const marked = await tx.delete(appState).where(eq(appState.key, LOADED)).returning();
    if (marked.length === 0) return false;
    const ids = demoStudents().map(({ id }) => id);
    await tx.execute(sql`
      delete from calibrations where exam_id in (
        select eq.exam_id from exam_questions eq join answers a on a.question_id = eq.question_id
        where a.student_id = any (${sql.param(ids)}::uuid[]))`);
    await tx.delete(users).where(inArray(users.id, ids));
    return true;
  });
}
