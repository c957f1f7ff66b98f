import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { bytea, foldAllOf, foldOf } from './columns';

/** Boards (banca) that write papers and bodies (orgao) that hire through them. */
export const institutions = pgTable(
  'institutions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['banca', 'orgao'] }).notNull(),
    acronym: text().notNull(),
    name: text().notNull(),
    /** Alternative names, from merged institutions (docs/decisions/029). */
    aliases: text().array().notNull().default([]),
    slug: text().notNull(),
  },
  (t) => [
    unique('institutions_kind_slug').on(t.kind, t.slug),
    check('institutions_kind', sql`${t.kind} in ('banca', 'orgao')`),
  ],
);

/** The matéria → assunto tree; a root is a matéria. `path` holds the ids from the root to the node itself. */
export const subjects = pgTable(
  'subjects',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    parentId: integer().references((): AnyPgColumn => subjects.id),
    name: text().notNull(),
    slug: text().notNull(),
    path: integer().array().notNull().default([]),
    active: boolean().notNull().default(true),
  },
  (t) => [
    unique('subjects_parent_slug').on(t.parentId, t.slug).nullsNotDistinct(),
    index('subjects_path').using('gin', t.path),
  ],
);

/** Former places of a subject in the tree: a file that names one finds the subject (docs/decisions/136). */
export const subjectAliases = pgTable(
  'subject_aliases',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer().references(() => subjects.id),
    name: text().notNull(),
    slug: text().notNull(),
    subjectId: integer()
      .notNull()
      .references(() => subjects.id),
  },
  (t) => [
    unique('subject_aliases_place').on(t.parentId, t.slug).nullsNotDistinct(),
    index('subject_aliases_subject').on(t.subjectId),
  ],
);

/** Ids of merged subjects, each with its current subject, which is never in this table itself. */
export const formerSubjects = pgTable(
  'former_subjects',
  {
    id: integer().primaryKey(),
    subjectId: integer()
      .notNull()
      .references(() => subjects.id),
  },
  (t) => [index('former_subjects_subject').on(t.subjectId)],
);

/** Ids of merged boards and bodies, each with its current one, which is never in this table itself. */
export const formerInstitutions = pgTable(
  'former_institutions',
  {
    id: integer().primaryKey(),
    institutionId: integer()
      .notNull()
      .references(() => institutions.id),
  },
  (t) => [index('former_institutions_institution').on(t.institutionId)],
);

/** Original papers and keys as PDF, stored by content hash like pictures of statements. */
export const documents = pgTable('documents', {
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** An exam paper (prova). */
export const exams = pgTable(
  'exams',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    slug: text().notNull().unique('exams_slug'),
    boardId: integer().references(() => institutions.id),
    institutionId: integer().references(() => institutions.id),
    year: smallint(),
    educationLevel: text(),
    position: text(),
    state: text(),
    area: text(),
    /** False while only its notice exists: lists of papers exclude it. */
    given: boolean().notNull().default(true),
    /** Whether a wrong answer cancels a right one, as the paper states; null where it does not. */
    negativeMarking: boolean(),
    /** The rule of partial credit for partly right combinations; null: none (docs/decisions/122). */
    creditRule: text({ enum: ['proporcional', 'ufsc'] }),
    /** Minutes for the whole paper; null if it does not state them. */
    durationMinutes: smallint(),
    paperHash: text().references(() => documents.hash),
    keyHash: text().references(() => documents.hash),
    foldedName: foldOf('name'),
    foldedPosition: foldOf('position'),
    /** The normalised name with the year: together with the board it identifies a paper (docs/decisions/031). */
    nameKey: text().generatedAlwaysAs(sql.raw('exam_name_key("name", "year")')),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('exams_name_key').on(t.nameKey),
    index('exams_year').on(t.year.desc().nullsLast(), t.id.desc()),
    index('exams_board').on(t.boardId),
    index('exams_institution').on(t.institutionId),
  ],
);

/** Replaced PDFs: their addresses redirect to the exam's current ones. */
export const formerDocuments = pgTable(
  'former_documents',
  {
    hash: text().notNull(),
    kind: text({ enum: ['prova', 'gabarito'] }).notNull(),
    examId: integer()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    replacedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.hash, t.kind, t.examId] }),
    check('former_documents_kind', sql`${t.kind} in ('prova', 'gabarito')`),
  ],
);

/**
 * The notice (edital) of an exam, which may be announced long before its paper exists. Its current state follows from
 * its dates and is never stored (docs/decisions/012).
 */
export const notices = pgTable(
  'notices',
  {
    examId: integer()
      .primaryKey()
      .references(() => exams.id, { onDelete: 'cascade' }),
    /** Its key in the import file, by which the next import finds it. */
    sourceKey: text().notNull().unique('notices_source_key'),
    sphere: text({ enum: ['federal', 'estadual', 'municipal'] }),
    educationLevels: text({ enum: ['fundamental', 'medio', 'superior'] })
      .array()
      .notNull(),
    positions: text().array().notNull(),
    vacancies: integer(),
    reserveList: boolean().notNull().default(false),
    salaryMinCents: integer(),
    salaryMaxCents: integer(),
    feeCents: integer(),
    opensOn: date({ mode: 'string' }),
    closesOn: date({ mode: 'string' }),
    examOn: date({ mode: 'string' }),
    suspended: boolean().notNull().default(false),
    /** Whether a wrong answer will cancel a right one; null if the notice does not state it. */
    negativeMarking: boolean(),
    url: text(),
    remark: text(),
    /** Whether the staff changed it at the desk: files leave it as it is (docs/decisions/154). */
    decided: boolean().notNull().default(false),
    foldedPositions: foldAllOf('positions'),
  },
  (t) => [
    index('notices_closes').on(t.closesOn),
    index('notices_opens').on(t.opensOn),
    index('notices_salary').on(t.salaryMaxCents),
    check('notices_sphere', sql`${t.sphere} in ('federal', 'estadual', 'municipal')`),
    check(
      'notices_registration',
      sql`num_nonnulls(${t.opensOn}, ${t.closesOn}) <> 1 and ${t.opensOn} <= ${t.closesOn}`,
    ),
    check('notices_salary_range', sql`${t.salaryMinCents} <= ${t.salaryMaxCents}`),
  ],
);
