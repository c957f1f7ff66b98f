import type { Item, RandomNumbers } from '@mapa/domain';
import { type Database, wholeStatementOf } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';
import { chanceOf } from './chance';

/** A question in the model of answers. */
export interface DemoItem extends Item {
  questionId: number;
  matter: string;
  /** Whether reviews include it. */
  isReviewed: boolean;
  /** Median time of a student of usual pace, in milliseconds. */
  usualMs: number;
  right: number;
  wrong: readonly { id: number; weight: number }[];
}

interface Row extends Record<string, unknown> {
  id: number;
  key: string;
  matter: string;
  difficulty: number | null;
  reviewed: boolean;
  length: number;
  alternatives: { id: number; correct: boolean }[];
  a: number | null;
  b: number | null;
  c: number | null;
}

/** Difficulty b by label, from very easy to very hard, on the scale of ability. */
const LABELLED = [-1.7, -0.9, -0.1, 0.8, 1.6];

/** Published parameters if there are any, otherwise drawn around the label; c is slightly below a blind guess. */
function parametersOf({ a, b, c, difficulty, alternatives }: Row, { normal }: RandomNumbers): Item {
  if (a !== null && b !== null && c !== null) return { a, b, c };
  const labelled = difficulty === null ? 0.7 * normal() - 0.2 : (LABELLED[difficulty - 1] ?? 0);
  return {
    a: Math.exp(0.15 + 0.25 * normal()),
    b: labelled + 0.3 * normal(),
    c: 0.85 / Math.max(2, alternatives.length),
  };
}

const READ_MS = 38;
const THINK_MS = { item: 18_000, question: 34_000 };

function itemOf(row: Row): DemoItem | null {
  const chance = chanceOf(row.key);
  const right = row.alternatives.find(({ correct }) => correct);
  if (!right) return null;
  const item = parametersOf(row, chance);
  const think = row.alternatives.length === 2 ? THINK_MS.item : THINK_MS.question;
  return {
    ...item,
    questionId: row.id,
    matter: row.matter,
    isReviewed: row.reviewed,
    usualMs: (think + READ_MS * row.length) * Math.exp(0.18 * item.b),
    right: right.id,
    // One wrong alternative attracts more than the others.
    wrong: row.alternatives.flatMap(({ id, correct }) =>
      correct ? [] : [{ id, weight: Math.exp(0.9 * chance.normal()) }],
    ),
  };
}

/** The questions of some papers as items, by id. Each one's parameters depend only on its own text. */
export async function readItems(
  db: Pick<Database, 'execute'>,
  examIds: readonly number[],
): Promise<Map<number, DemoItem>> {
  const { rows } = await db.execute<Row>(sql`
    select q.id, q.content_hash as key, m.name as matter, q.difficulty, not q.annulled and not q.outdated as reviewed,
      length(regexp_replace(${sql.raw(wholeStatementOf('v'))}, '<[^>]*>', '', 'g')) + (select sum(length(text)) from alternatives a where a.question_id = q.id and a.version = v.version)::int as length,
      (select jsonb_agg(jsonb_build_object('id', a.id, 'correct', a.correct) order by a.position)
        from alternatives a where a.question_id = q.id and a.version = v.version) as alternatives, item.a, item.b, item.c
    from questions q join subjects m on m.id = q.subject_path[1]
    join question_versions v on v.question_id = q.id and v.version = q.current_version
    left join lateral (
      select i.a, i.b, i.c from exam_questions eq join exam_areas ea on ea.exam_id = eq.exam_id
      join booklet_items i on i.booklet_id = ea.booklet_id and i.position + ea.shift = eq.number and i.language = coalesce(eq.variant, '')
      where eq.question_id = q.id and i.a is not null limit 1) item on true
    where q.id in (select question_id from exam_questions where exam_id = any (${sql.param(examIds)}::int[]))`);
  const items = rows.flatMap((row) => itemOf(row) ?? []);
  return new Map(items.map((item) => [item.questionId, item]));
}
