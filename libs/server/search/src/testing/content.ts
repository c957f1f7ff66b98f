import { sql } from 'drizzle-orm';
import type { Database } from '@mapa/server-platform';
import * as t from '@mapa/server-platform';
import { searchColumns } from '@mapa/server-text';

async function one<T>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was inserted');
  return row;
}

async function createSubject(db: Database, name: string, parent?: typeof t.subjects.$inferSelect) {
  const row = await one(
    db
      .insert(t.subjects)
      .values({ name, slug: name.toLowerCase(), parentId: parent?.id ?? null })
      .returning(),
  );
  const path = [...(parent?.path ?? []), row.id];
  await db
    .update(t.subjects)
    .set({ path })
    .where(sql`id = ${row.id}`);
  return { ...row, path };
}

interface Shape {
  slot: number;
  subject: { id: number; path: number[] };
  variant?: string;
  overrides?: Partial<typeof t.questions.$inferInsert>;
}

/**
 * Creates a small paper with its map: numbers 1–3 in "Crase" (heaviest), 4 in "Regência", and number 5 in two languages
 * in "Línguas". The right alternative is always B. Also creates a question outside the map and a second map.
 */
export async function createContent(db: Database) {
  const board = await one(
    db.insert(t.institutions).values({ kind: 'banca', acronym: 'BX', name: 'Banca X', slug: 'bx' }).returning(),
  );
  const body = await one(
    db.insert(t.institutions).values({ kind: 'orgao', acronym: 'OY', name: 'Órgão Y', slug: 'oy' }).returning(),
  );
  const portuguese = await createSubject(db, 'Português');
  const crasis = await createSubject(db, 'Crase', portuguese);
  const regency = await createSubject(db, 'Regência', portuguese);
  const languages = await createSubject(db, 'Línguas');
  const origin = {
    boardId: board.id,
    institutionId: body.id,
    year: 2024,
    educationLevel: 'superior',
    position: 'Analista',
  };
  const exam = await one(
    db
      .insert(t.exams)
      .values({ name: 'Prova X', slug: 'prova-x', state: 'sp', ...origin })
      .returning(),
  );
  const map = await one(
    db
      .insert(t.questionMaps)
      .values({ name: 'Mapa X', slug: 'mapa-x', examId: exam.id, ...origin })
      .returning(),
  );
  const otherMap = await one(db.insert(t.questionMaps).values({ name: 'Mapa Z', slug: 'mapa-z' }).returning());

  const createQuestion = async ({ slot, subject, variant, overrides = {} }: Shape) => {
    const statement = `<p>Enunciado ${slot}${variant ?? ''} sobre a <strong>crase</strong>.</p>`;
    const question = await one(
      db
        .insert(t.questions)
        .values({
          sourceKey: `x::${slot}${variant ?? ''}${overrides.sourceKey ?? ''}`,
          contentHash: `${slot}${variant ?? ''}`,
          kind: 'questaomultiplaescolha',
          subjectId: subject.id,
          subjectPath: subject.path,
          examId: exam.id,
          ...origin,
          difficulty: 3,
          alternativeCount: 4,
          ...searchColumns([statement]),
          ...overrides,
        })
        .returning(),
    );
    await db.insert(t.questionVersions).values({
      questionId: question.id,
      version: 1,
      statement,
      comment: '<p>Comentário do professor.</p>',
      contentHash: question.contentHash,
    });
    const options = await db
      .insert(t.alternatives)
      .values(
        ['A', 'B', 'C', 'D'].map((letter, position) => ({
          questionId: question.id,
          version: 1,
          position,
          letter,
          text: `<p>Alternativa ${letter}</p>`,
          correct: letter === 'B',
        })),
      )
      .returning();
    const byLetter = Object.fromEntries(options.map((option) => [option.letter, option.id])) as Record<string, number>;
    return {
      id: question.id,
      slot,
      variant: variant ?? null,
      subject,
      right: byLetter['B'] as number,
      wrong: byLetter['A'] as number,
    };
  };

  const shapes: Shape[] = [
    { slot: 1, subject: crasis },
    { slot: 2, subject: crasis },
    { slot: 3, subject: crasis },
    { slot: 4, subject: regency },
    { slot: 5, subject: languages, variant: 'espanhol' },
    { slot: 5, subject: languages, variant: 'inglês' },
  ];
  const questions = [];
  for (const shape of shapes) questions.push(await createQuestion(shape));
  for (const { id, slot, variant, subject } of questions) {
    const place = { questionId: id, slot, number: slot, variant };
    await db.insert(t.examQuestions).values({ examId: exam.id, ...place });
    await db.insert(t.mapQuestions).values({ mapId: map.id, subjectId: subject.id, ...place });
  }
  const outsider = await createQuestion({
    slot: 9,
    subject: languages,
    overrides: { examId: null, boardId: null, year: 2020, difficulty: 1 },
  });
  await db
    .insert(t.mapQuestions)
    .values({ mapId: otherMap.id, questionId: outsider.id, subjectId: languages.id, slot: 1, number: 1 });
  return {
    board,
    body,
    portuguese,
    crasis,
    regency,
    languages,
    exam,
    map,
    otherMap,
    questions,
    outsider,
    createQuestion,
  };
}

interface NewVersion {
  statement?: string;
  /** Letters A, B, C, …; an asterisk marks the key's. */
  alternatives: string[];
  letters?: string;
  comment?: string;
}

/** Creates a question's next version, as an import does; returns the ids of its alternatives. */
export async function createVersion(
  db: Database,
  id: number,
  { statement = '<p>Novo enunciado.</p>', alternatives, letters = 'ABCDE', comment }: NewVersion,
) {
  const { currentVersion } = await one(
    db
      .update(t.questions)
      .set({ currentVersion: sql`current_version + 1` })
      .where(sql`id = ${id}`)
      .returning(),
  );
  const place = { questionId: id, version: currentVersion };
  await db
    .insert(t.questionVersions)
    .values({ ...place, statement, comment: comment ?? null, contentHash: `${id}-${currentVersion}` });
  const rows = await db
    .insert(t.alternatives)
    .values(
      alternatives.map((text, position) => ({
        ...place,
        position,
        letter: letters.charAt(position),
        text: `<p>${text.replace(/^\*/, '')}</p>`,
        correct: text.startsWith('*'),
      })),
    )
    .returning();
  return rows.map((row) => row.id);
}

export type TestContent = Awaited<ReturnType<typeof createContent>>;

/** Creates questions without words, number or paper, for tests that count; returns their ids. */
export async function createManyQuestions(db: Database, { crasis }: TestContent, count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, n) => ({
    sourceKey: `many::${n}`,
    contentHash: `${n}`,
    kind: 'questaovf' as const,
    subjectId: crasis.id,
    subjectPath: crasis.path,
    search: sql`''::tsvector` as never,
  }));
  const ids = (await db.insert(t.questions).values(rows).returning({ id: t.questions.id })).map(({ id }) => id);
  await db
    .insert(t.questionVersions)
    .values(ids.map((id, n) => ({ questionId: id, version: 1, statement: '', contentHash: `${n}` })));
  return ids;
}
