import type { SyllabusMatter } from '@mapa/domain';
import { institutions, type Queryable } from '@mapa/server-platform';
import { asc, sql } from 'drizzle-orm';
import type { KnownInstitution } from './reading/facts';
import type { SubjectCounts, TreeSubject } from './points';

/** The tree of active subjects, matérias first. */
export async function readTree(db: Queryable): Promise<TreeSubject[]> {
  const { rows } = await db.execute<{ id: number; name: string; path: number[] }>(
    sql`select id, name, path from subjects where active order by cardinality(path), name`,
  );
  return rows;
}

/** The tree in the form for matching programmes, without counts of questions. */
export function mattersOf(tree: readonly TreeSubject[]): SyllabusMatter[] {
  const below = new Map<number, SyllabusMatter['assuntos'][number][]>();
  for (const { id, name, path } of tree) {
    const [root = id] = path;
    if (root !== id)
      below.set(root, [...(below.get(root) ?? []), { id, nome: name, pai_id: path.at(-2) ?? null, questoes: 0 }]);
  }
  return tree
    .filter(({ path }) => path.length === 1)
    .map(({ id, name }) => ({ id, nome: name, questoes: 0, assuntos: below.get(id) ?? [] }));
}

/** The boards and bodies of the bank, to find the first one mentioned in a text. */
export async function readInstitutions(
  db: Queryable,
): Promise<{ boards: KnownInstitution[]; bodies: KnownInstitution[] }> {
  const rows = await db.select().from(institutions).orderBy(asc(institutions.id));
  const of = (kind: 'banca' | 'orgao') =>
    rows
      .filter((row) => row.kind === kind)
      .flatMap(({ id, acronym, name, aliases }) => [
        { id, sigla: acronym, nome: name },
        ...aliases.map((alias) => ({ id, sigla: acronym === alias ? '' : acronym, nome: alias })),
      ]);
  return { boards: of('banca'), bodies: of('orgao') };
}

/** Condition for a question worth studying; of several languages only the first. */
const USABLE = sql`not q.annulled and not q.outdated and not exists (
  select from exam_questions own join exam_questions first
    on first.exam_id = own.exam_id and first.slot = own.slot and first.variant is not null and first.question_id < own.question_id
  where own.question_id = q.id and own.variant is not null)`;

/** Number of questions of each assunto, in total and of one board. */
export async function countQuestions(
  db: Queryable,
  subjectIds: readonly number[],
  boardId: number | null,
): Promise<Map<number, SubjectCounts>> {
  if (subjectIds.length === 0) return new Map();
  const ids = sql`${sql.param([...subjectIds])}::int[]`;
  const { rows } = await db.execute<{ subject_id: number; board: number; all: number }>(sql`
    select q.subject_id, count(*) filter (where q.board_id = ${boardId}::int)::int as board, count(*)::int as "all"
    from questions q where q.subject_path && ${ids} and q.subject_id = any (${ids}) and ${USABLE}
    group by q.subject_id`);
  return new Map(rows.map(({ subject_id, board, all }) => [subject_id, { board, all }]));
}

/** Criteria for choosing a map's questions, besides the assunto. */
export interface Origin {
  boardId: number | null;
  level: string | null;
}

/**
 * The questions of a map, in order: in each assunto first those of the board, then those of the level, newest first; of
 * questions with the same content only the first.
 */
export async function chooseQuestions(
  db: Queryable,
  shares: readonly { id: number; most: number }[],
  { boardId, level }: Origin,
): Promise<{ questionId: number; subjectId: number }[]> {
  const [ids, most] = [shares.map(({ id }) => id), shares.map((share) => share.most)];
  const { rows } = await db.execute<{ id: number; subject_id: number }>(sql`
    with wanted as (
      select subject_id, most, place from unnest(${sql.param(ids)}::int[], ${sql.param(most)}::int[]) with ordinality as w (subject_id, most, place)),
    ranked as (
      select q.id, q.subject_id, row_number() over (partition by q.subject_id
        order by (q.board_id = ${boardId}::int) desc nulls last, (q.education_level = ${level}::text) desc nulls last,
          q.year desc nulls last, q.id desc) as rank
      from questions q
      where q.subject_path && ${sql.param(ids)}::int[] and q.subject_id = any (${sql.param(ids)}::int[]) and ${USABLE}
        and not exists (
          select from questions same where same.content_hash = q.content_hash and same.id < q.id
            and same.subject_id = q.subject_id and not same.annulled and not same.outdated))
    select ranked.id, ranked.subject_id from ranked join wanted using (subject_id)
    where ranked.rank <= wanted.most order by wanted.place, ranked.rank`);
  return rows.map(({ id, subject_id }) => ({ questionId: id, subjectId: subject_id }));
}
