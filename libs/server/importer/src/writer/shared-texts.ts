import { createHash } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { questionVersionTexts, questionVersions, type Queryable, sharedTexts } from '@mapa/server-platform';
import { leadingTexts, ownStatement } from '../rules/leading-texts';

/** A version of a question. */
interface VersionRef {
  id: number;
  version: number;
}

/** SHA-256 of a text, under which it is stored once. */
export const textHash = (html: string): string => createHash('sha256').update(html).digest('hex');

/**
 * Links versions to their shared texts, and stores new texts. Call it before storing alternatives, whose comparison
 * uses whole statements.
 */
export async function linkTexts(
  tx: Queryable,
  versions: readonly (VersionRef & { texts: readonly string[] })[],
): Promise<void> {
  const byHash = new Map(versions.flatMap(({ texts }) => texts.map((html) => [textHash(html), html] as const)));
  if (byHash.size === 0) return;
  await tx
    .insert(sharedTexts)
    .values([...byHash].map(([hash, html]) => ({ hash, html })))
    .onConflictDoNothing();
  const rows = await tx
    .select({ id: sharedTexts.id, hash: sharedTexts.hash })
    .from(sharedTexts)
    .where(inArray(sharedTexts.hash, [...byHash.keys()]));
  const idOf = new Map(rows.map(({ id, hash }) => [hash, id]));
  await tx
    .insert(questionVersionTexts)
    .values(
      versions.flatMap(({ id, version, texts }) =>
        texts.map((html, place) => ({ questionId: id, version, place, textId: idOf.get(textHash(html)) ?? 0 })),
      ),
    );
}

/** The questions whose current version shows a text, by their ids. @param hash of the text */
export async function questionsWithText(db: Pick<Queryable, 'execute'>, hash: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct q.id from shared_texts t join question_version_texts x on x.text_id = t.id
    join questions q on q.id = x.question_id and q.current_version = x.version where t.hash = ${hash} order by q.id`);
  return rows.map(({ id }) => id);
}

/** The shared texts of the current versions of questions, by question, in their order. */
export async function readCurrentTexts(
  tx: Queryable,
  ids: readonly number[],
): Promise<Map<number, { id: number; html: string }[]>> {
  const found = new Map<number, { id: number; html: string }[]>();
  if (ids.length === 0) return found;
  const rows = await tx
    .select({ questionId: questionVersionTexts.questionId, id: sharedTexts.id, html: sharedTexts.html })
    .from(questionVersionTexts)
    .innerJoin(sharedTexts, eq(sharedTexts.id, questionVersionTexts.textId))
    .where(
      sql`(${questionVersionTexts.questionId}, ${questionVersionTexts.version}) in (select q.id, q.current_version from questions q where q.id = any (${sql.param([...ids])}::int[]))`,
    )
    .orderBy(asc(questionVersionTexts.questionId), asc(questionVersionTexts.place));
  for (const { questionId, ...text } of rows) found.set(questionId, [...(found.get(questionId) ?? []), text]);
  return found;
}

/**
 * Moves shared texts out of current versions that still contain a copy, as older versions did; only if the resulting
 * statement stays identical.
 */
export async function partCopies(
  tx: Queryable,
  questions: readonly (VersionRef & { statement: string; texts: readonly string[] })[],
): Promise<void> {
  const all = questions.filter(({ texts }) => texts.length > 0);
  if (all.length === 0) return;
  const { rows } = await tx.execute<{ id: number; statement: string }>(sql`
    select v.question_id as id, v.statement from question_versions v
    join unnest(${sql.param(all.map(({ id }) => id))}::int[], ${sql.param(all.map(({ version }) => version))}::int[]) as w (id, version)
      on w.id = v.question_id and w.version = v.version
    where not exists (select from question_version_texts x where x.question_id = v.question_id and x.version = v.version)`);
  const copies = new Map(rows.map(({ id, statement }) => [id, statement]));
  const parted = all.filter(({ id, statement }) => copies.get(id) === statement);
  for (const { id, version, statement, texts } of parted)
    await tx
      .update(questionVersions)
      .set({ statement: ownStatement(statement, texts) })
      .where(sql`${questionVersions.questionId} = ${id} and ${questionVersions.version} = ${version}`);
  await linkTexts(tx, parted);
}

/**
 * The shared texts that a paper already has, used to recognise them in statements whose file does not separate them.
 */
export class PaperTexts {
  private readonly texts: readonly string[];

  private constructor(texts: readonly string[]) {
    // The longest first, because one text may be a prefix of another.
    this.texts = [...new Set(texts)].sort((one, other) => other.length - one.length);
  }

  /** @param questions those of the paper or file */
  static async read(tx: Queryable, questions: readonly number[]): Promise<PaperTexts> {
    const current = await readCurrentTexts(tx, questions);
    return new PaperTexts([...current.values()].flatMap((texts) => texts.map(({ html }) => html)));
  }

  /** The texts of the paper with which a statement begins. */
  of(statement: string): string[] {
    const found: string[] = [];
    for (;;) {
      const rest = ownStatement(statement, found);
      const [next] = this.texts.flatMap((text) => leadingTexts(rest, [text.trim()]));
      if (next === undefined) return found;
      found.push(next);
    }
  }
}
