import type { ResultOf } from '@mapa/api-contract';
import type { Queryable } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';
import type { Tree, TreeNode } from './tree';

type Effect = ResultOf<'PUT /api/customer-area/desk/subject/{id}/name'>['muda'];

/** Counts what a change of a subject and its descendants affects. */
export async function countEffect(
  db: Queryable,
  tree: Tree,
  { id }: Pick<TreeNode, 'id'>,
): Promise<Omit<Effect, 'antes' | 'depois' | 'coincidem'>> {
  const ids = tree.idsUnder(id);
  const held = sql`select q.id from questions q where q.subject_path @> array[${id}]::int[]`;
  const { rows } = await db.execute<{
    questions: number;
    maps: number;
    notebooks: number;
    filters: number;
    students: number;
  }>(sql`
    with held as materialized (${held})
    select (select count(*)::int from held) as questions,
      (select count(distinct ms.map_id)::int from map_subjects ms join question_maps m on m.id = ms.map_id
        where m.replaced_by is null and ms.subject_id = any(${sql.param(ids)}::int[])) as maps,
      (select count(*)::int from (select distinct n.student_id, n.id from held join notebook_questions nq on nq.question_id = held.id
        join notebooks n on n.student_id = nq.student_id and n.id = nq.notebook_id where n.removed_at is null) theirs) as notebooks,
      (select count(*)::int from notebooks n where n.removed_at is null and n.source ? 'filtros' and exists (
        select from jsonb_array_elements_text(coalesce(n.source #> '{filtros,materia_id}', '[]') || coalesce(n.source #> '{filtros,assunto_id}', '[]')) named
        where named = any(${sql.param(ids.map(String))}::text[]))) as filters,
      (select count(distinct sq.student_id)::int from held join student_questions sq on sq.question_id = held.id) as students`);
  const [row] = rows;
  return {
    assuntos: ids.length,
    questoes: row?.questions ?? 0,
    mapas: row?.maps ?? 0,
    cadernos: row?.notebooks ?? 0,
    filtros: row?.filters ?? 0,
    estudantes: row?.students ?? 0,
  };
}
