import type { ResultOf } from '@mapa/api-contract';
import { type Database, executeNamed } from '@mapa/server-platform';
import { readProgress, readStudentMaps } from '@mapa/server-study';
import { sql } from 'drizzle-orm';

type Continuation = ResultOf<'GET /api/customer-area/today'>['continuar'];

interface OtherMap {
  id: number;
  name: string;
}

/** Notebooks whose progress is read: one of the latest nearly always has open questions. */
const NOTEBOOKS = 5;

/** The latest used notebooks, with their names. */
async function latestNotebooks(db: Database, studentId: string): Promise<Map<string, string>> {
  const { rows } = await executeNamed<{ id: string; name: string }>(
    db,
    'latest-notebooks',
    sql`
    select n.id, n.name from notebooks n left join lateral (
      select max(a.answered_at) as last from notebook_answers a
      where a.student_id = ${studentId} and a.notebook_id = n.id and a.epoch = n.epoch) a on true
    where n.student_id = ${studentId} and n.removed_at is null
    order by coalesce(a.last, n.created_at) desc, n.id limit ${NOTEBOOKS}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface Continuations {
  /** The most recently studied map or notebook that has an open question. */
  latest: Continuation;
  /** The student's other maps with open questions, most recently studied first. */
  others: OtherMap[];
}

/** What the student can continue, most recently studied first. */
export async function readContinuations(db: Database, studentId: string): Promise<Continuations> {
  const names = await latestNotebooks(db, studentId);
  const [maps, notebooks] = await Promise.all([
    readStudentMaps(db, studentId),
    names.size > 0 ? readProgress(db, studentId, [...names.keys()]) : [],
  ]);
  const [latest, ...others] = [
    ...maps.map(({ mapa, selecionado_em, ...map }) => ({
      ...map,
      mapa_id: mapa.id,
      caderno_id: null,
      nome: mapa.nome,
      since: selecionado_em,
    })),
    ...notebooks.map(({ id, desde, ...notebook }) => ({
      ...notebook,
      mapa_id: null,
      caderno_id: id,
      nome: names.get(id) ?? '',
      since: desde,
    })),
  ]
    .filter(({ continuar }) => continuar !== null)
    .map((one) => ({ ...one, at: one.ultima_resposta_em ?? one.since }))
    .sort((one, other) => other.at.localeCompare(one.at));
  if (!latest?.continuar) return { latest: null, others: [] };
  const { mapa_id, caderno_id, nome, progresso, continuar } = latest;
  return {
    latest: { mapa_id, caderno_id, nome, progresso, ...continuar },
    others: others.flatMap(({ mapa_id: id, nome: name }) => (id === null ? [] : [{ id, name }])),
  };
}
