import { alternativesAmong } from '@mapa/domain';
import { type Database, ofAnyLength, statement, wholeStatementOf } from '@mapa/server-platform';
import { isSameAlternative } from '@mapa/server-verdicts';

/** A version of a question. */
export interface VersionRef {
  id: number;
  version: number;
}

interface Alternative {
  id: number;
  letra: string;
  texto: string;
}

/** A version in its own wording. */
export interface Wording {
  version: number;
  /** It differs from the current version at most in the teacher's comment. */
  isToday: boolean;
  statement: string;
  /** Its alternatives, and the ids of its combinations if the answers are these, in the wire's format. */
  options: { alternativas: Alternative[]; combinacoes?: number[] };
  /** The current alternative for each of its own; empty if the question was restarted since. */
  today: ReadonlyMap<number, number>;
}

interface Row extends Record<string, unknown> {
  question_id: number;
  version: number;
  is_today: boolean;
  statement: string;
  alternatives: (Alternative & { hoje: number | null })[];
}

const wordingsOf = statement<Row>(
  'wordings',
  `select v.question_id, v.version, ${wholeStatementOf('v')} as statement, v.wording = current.wording as is_today, options.alternatives
   from unnest(${ofAnyLength('$1::int[]')}, ${ofAnyLength('$2::int[]')}) as w (id, version)
   join question_versions v on v.question_id = w.id and v.version = w.version
   join questions q on q.id = v.question_id
   join question_versions current on current.question_id = q.id and current.version = q.current_version
   cross join lateral (
     select coalesce(json_agg(json_build_object('id', a.id, 'letra', a.letter, 'texto', a.text, 'hoje', t.id) order by a.position), '[]') as alternatives
     from alternatives a
     left join alternatives t on t.question_id = a.question_id and t.version = q.current_version
       and ${isSameAlternative('t', 'a')}
     where a.question_id = v.question_id and a.version = v.version) options`,
);

const toWording = (row: Row): Wording => ({
  version: row.version,
  isToday: row.is_today,
  statement: row.statement,
  options: alternativesAmong(row.alternatives.map(({ id, letra, texto }) => ({ id, letra, texto }))),
  today: new Map(row.alternatives.flatMap(({ id, hoje }) => (hoje === null ? [] : [[id, hoje] as const]))),
});

/** Versions in their own wording, by question: at most one for each question. */
export async function readWordings(db: Database, refs: VersionRef[]): Promise<Map<number, Wording>> {
  if (refs.length === 0) return new Map();
  const rows = await wordingsOf(db, [refs.map(({ id }) => id), refs.map(({ version }) => version)]);
  return new Map(rows.map((row) => [row.question_id, toWording(row)]));
}
