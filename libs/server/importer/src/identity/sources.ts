import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import {
  alternatives,
  examQuestions,
  importSourceQuestions,
  importSources,
  type Queryable,
  questions,
  questionVersions,
  wholeStatementOf,
} from '@mapa/server-platform';
import { groupBy } from '../rules/keys';
import { readName } from '../rules/question-name';
import { normalisedWords } from '../rules/normalised-words';
import { labelOf, wordingKeyOf, wordsOf, type Item, type Label, type Row } from './label';
import type { Source } from './recognise';

const AT_ONCE = 1000;

/** Calls a function with chunks of the values, because a statement has a limited number of parameters. */
async function inPieces<T, R>(values: T[], read: (some: T[]) => Promise<R[]>): Promise<R[]> {
  const all: R[] = [];
  for (let at = 0; at < values.length; at += AT_ONCE) all.push(...(await read(values.slice(at, at + AT_ONCE))));
  return all;
}

const labels = {
  questionId: importSourceQuestions.questionId,
  idNumber: importSourceQuestions.idNumber,
  name: importSourceQuestions.name,
  number: importSourceQuestions.number,
  variant: importSourceQuestions.variant,
  language: importSourceQuestions.language,
  contentHash: questions.contentHash,
};

async function readSources(tx: Queryable, where: SQL | undefined): Promise<Source[]> {
  const found = await tx
    .select({ id: importSources.id, path: importSources.path })
    .from(importSources)
    .where(where)
    .orderBy(asc(importSources.id));
  const rows = await inPieces(
    found.map(({ id }) => id),
    (ids) =>
      tx
        .select({ sourceId: importSourceQuestions.sourceId, ...labels })
        .from(importSourceQuestions)
        .innerJoin(questions, eq(questions.id, importSourceQuestions.questionId))
        .where(inArray(importSourceQuestions.sourceId, ids))
        .orderBy(asc(importSourceQuestions.sourceId), asc(importSourceQuestions.position)),
  );
  const bySource = groupBy(rows, ({ sourceId }) => sourceId);
  return found.map(({ id, path }) => ({
    id,
    path,
    rows: (bySource.get(id) ?? []).map((row) => ({ ...row, wordingKey: null })),
  }));
}

/** The current wording of stored questions. */
async function readWordings(tx: Queryable, ids: number[]) {
  const current = sql`(${questionVersions.questionId}, ${questionVersions.version}) in (select id, current_version from questions)`;
  const [statements, options] = [
    await inPieces(ids, (some) =>
      tx
        .select({
          id: questionVersions.questionId,
          statement: sql<string>`${sql.raw(wholeStatementOf('question_versions'))}`,
        })
        .from(questionVersions)
        .where(and(inArray(questionVersions.questionId, some), current)),
    ),
    await inPieces(ids, (some) =>
      tx
        .select({ id: alternatives.questionId, text: alternatives.text })
        .from(alternatives)
        .innerJoin(
          questions,
          and(eq(questions.id, alternatives.questionId), eq(questions.currentVersion, alternatives.version)),
        )
        .where(inArray(alternatives.questionId, some)),
    ),
  ];
  const byQuestion = groupBy(options, ({ id }) => id);
  return new Map(statements.map(({ id, statement }) => [id, { statement, alternatives: byQuestion.get(id) ?? [] }]));
}

/** The words of stored questions, by id. */
export async function readWords(tx: Queryable, rows: Row[]): Promise<Map<number, Set<string>>> {
  const wordings = await readWordings(
    tx,
    rows.map(({ questionId }) => questionId),
  );
  return new Map([...wordings].map(([id, wording]) => [id, wordsOf(wording)]));
}

/**
 * The label encoded in a key from before `import_source_questions`: an id or a name, with `~2` where it was not unique.
 */
function labelOfKey(sourceKey: string | null): Pick<Label, 'idNumber' | 'name'> {
  const at = sourceKey?.indexOf('::') ?? -1;
  const name = at === -1 ? '' : (sourceKey ?? '').slice(at + 2).replace(/~\d+$/, '');
  return { idNumber: name === '' ? null : name, name };
}

/**
 * The files of a paper; also, as a source without an id, the paper's questions without a known file, imported before
 * files were recorded.
 */
export async function readPaperSources(tx: Queryable, examId: number): Promise<Source[]> {
  const sources = await readSources(tx, eq(importSources.examId, examId));
  const known = new Set(sources.flatMap(({ rows }) => rows.map(({ questionId }) => questionId)));
  const held = await tx
    .select({
      questionId: questions.id,
      contentHash: questions.contentHash,
      sourceKey: questions.sourceKey,
      ownExam: questions.examId,
      number: examQuestions.number,
      variant: examQuestions.variant,
    })
    .from(examQuestions)
    .innerJoin(questions, eq(questions.id, examQuestions.questionId))
    .where(eq(examQuestions.examId, examId))
    .orderBy(asc(examQuestions.slot), asc(examQuestions.questionId));
  const unknown = held
    .filter(({ questionId }) => !known.has(questionId))
    .map(({ questionId, contentHash, sourceKey, ownExam, number, variant }) => ({
      questionId,
      contentHash,
      wordingKey: null,
      // The key of a shared question belongs to another paper.
      ...labelOfKey(ownExam === examId ? sourceKey : null),
      number,
      variant,
      language: readName(`(${variant ?? ''})`).language,
    }));
  const all = unknown.length > 0 ? [...sources, { id: null, path: null, rows: unknown }] : sources;
  const wordings = await readWordings(
    tx,
    held.map(({ questionId }) => questionId),
  );
  for (const { rows } of all) {
    for (const row of rows) {
      const wording = wordings.get(row.questionId);
      if (wording) row.wordingKey = wordingKeyOf(wording);
    }
  }
  return all;
}

/** Files without a paper that were read from this path. */
export const readSourcesAt = (tx: Queryable, path: string): Promise<Source[]> =>
  readSources(tx, and(isNull(importSources.examId), eq(importSources.path, path)));

/** Files without a paper that contain some of these questions, best match first. */
export async function readSourcesLike(tx: Queryable, items: Item[]): Promise<Source[]> {
  const hashes = items.flatMap(({ contentHash }) => (contentHash === null ? [] : [contentHash]));
  const rows = await inPieces(hashes, (some) =>
    tx
      .select({ id: importSources.id, count: sql<number>`count(*)::int` })
      .from(importSources)
      .innerJoin(importSourceQuestions, eq(importSourceQuestions.sourceId, importSources.id))
      .innerJoin(questions, eq(questions.id, importSourceQuestions.questionId))
      .where(and(isNull(importSources.examId), inArray(questions.contentHash, some)))
      .groupBy(importSources.id),
  );
  const counts = new Map<number, number>();
  for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + count);
  const best = [...counts]
    .sort(([a, most], [b, more]) => more - most || a - b)
    .slice(0, 5)
    .map(([id]) => id);
  const found = best.length === 0 ? [] : await readSources(tx, inArray(importSources.id, best));
  return found.sort((a, b) => best.indexOf(a.id ?? 0) - best.indexOf(b.id ?? 0));
}

/** Sources of files without a paper imported before sources were recorded, identified by base name or category. */
export async function readUnregistered(tx: Queryable, scopes: string[]): Promise<Source[]> {
  const { rows } = await tx.execute<{ id: number; content_hash: string; source_key: string }>(sql`
    select id, content_hash, source_key from questions q
    where source_key is not null and exam_id is null and split_part(source_key, '::', 1) in ${scopes.map(normalisedWords)}
      and not exists (select from import_source_questions s where s.question_id = q.id)
      and not exists (select from exam_questions e where e.question_id = q.id)
    order by id`);
  const found = rows.map(({ id, content_hash, source_key }) => {
    const label = labelOfKey(source_key);
    return {
      questionId: id,
      contentHash: content_hash,
      wordingKey: null,
      ...labelOf({ idNumber: label.idNumber ?? '', name: label.name, statement: '' }, readName(label.name)),
    };
  });
  return found.length > 0 ? [{ id: null, path: null, rows: found }] : [];
}

/** Stores which stored question each question of a file is; unchanged rows are not written. */
export async function saveSourceQuestions(
  tx: Queryable,
  sourceId: number,
  rows: (Label & { questionId: number; position: number })[],
): Promise<void> {
  const keep = rows.map(({ questionId }) => questionId);
  await tx.execute(
    sql`delete from import_source_questions where source_id = ${sourceId} and not question_id = any (${sql.param(keep)}::int[])`,
  );
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await tx
      .insert(importSourceQuestions)
      .values(
        rows.slice(at, at + AT_ONCE).map(({ questionId, position, idNumber, name, number, variant, language }) => ({
          sourceId,
          questionId,
          position,
          idNumber,
          name,
          number,
          variant,
          language,
        })),
      )
      .onConflictDoUpdate({
        target: [importSourceQuestions.sourceId, importSourceQuestions.questionId],
        set: {
          position: sql`excluded.position`,
          idNumber: sql`excluded.id_number`,
          name: sql`excluded.name`,
          number: sql`excluded.number`,
          variant: sql`excluded.variant`,
          language: sql`excluded.language`,
        },
        setWhere: sql`(import_source_questions.position, import_source_questions.id_number, import_source_questions.name, import_source_questions.number,
          import_source_questions.variant, import_source_questions.language)
          is distinct from (excluded.position, excluded.id_number, excluded.name, excluded.number, excluded.variant, excluded.language)`,
      });
  }
}
