import type { ResultOf } from '@mapa/api-contract';
import { type Database, ofAnyLength, statement, wholeStatementOf } from '@mapa/server-platform';

export type Change = NonNullable<ResultOf<'GET /api/customer-area/question/statistics/{id}'>['mudancas']>[number];

interface Row extends Record<string, unknown> {
  question_id: number;
  version: number;
  created_at: Date;
  statement: boolean;
  alternatives: boolean;
  key: boolean;
  restart: boolean;
}

/** Changes of each version against the previous one. The key is compared by alternative, not by letter. */
const changesOf = statement<Row>(
  'version-changes',
  `with texts as (
     select v.question_id, v.version, v.created_at, ${wholeStatementOf('v')} as statement,
       array_agg(row (a.letter, a.text)::text order by a.position) as alternatives,
       array_agg(coalesce(a.same_as, a.id) order by coalesce(a.same_as, a.id)) as ids,
       max(coalesce(a.same_as, a.id)) filter (where a.correct) as key
     from question_versions v left join alternatives a on a.question_id = v.question_id and a.version = v.version
     where v.question_id = any(${ofAnyLength('$1::int[]')}::int[]) group by v.question_id, v.version),
   pairs as (
     select question_id, version, created_at,
       statement is distinct from lag(statement) over w as statement,
       alternatives is distinct from lag(alternatives) over w as alternatives,
       key is distinct from lag(key) over w as key,
       ids is distinct from lag(ids) over w as restart,
       row_number() over w as place
     from texts window w as (partition by question_id order by version))
   select question_id, version, created_at, statement, alternatives, key, restart
   from pairs where place > 1 and (statement or alternatives or key) order by question_id, version`,
);

const present = (row: Row): Change => ({
  versao: row.version,
  em: row.created_at.toISOString(),
  enunciado: row.statement,
  alternativas: row.alternatives,
  gabarito: row.key,
  recomecou: row.restart,
});

/** Changes of the wording and the key of questions, oldest first, without changes of teachers' comments. */
export async function readChanges(db: Database, ids: number[]): Promise<Map<number, Change[]>> {
  if (ids.length === 0) return new Map();
  const rows = await changesOf(db, [ids]);
  const changes = new Map<number, Change[]>();
  for (const row of rows) changes.set(row.question_id, [...(changes.get(row.question_id) ?? []), present(row)]);
  return changes;
}

/** The changes after a version. */
export const changesSince = (changes: readonly Change[] | undefined, version: number): Change[] =>
  (changes ?? []).filter(({ versao }) => versao > version);
