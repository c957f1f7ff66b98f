import type { InputOf, ResultOf } from '@mapa/api-contract';
import { questionTime, RECIPE_NAME_MAX_LENGTH, withoutOwnState } from '@mapa/domain';
import { type Queryable, type Student, subjects } from '@mapa/server-platform';
import { readTiming } from '@mapa/server-study';
import { inArray } from 'drizzle-orm';
import type { Sources } from './candidates';
import { countDrawable, readParts } from './choose';
import { readNarrowing } from './narrowing';
import { readSource } from './source';

type Query = InputOf<'GET /api/customer-area/sitting-proposal'>['query'];
type Proposal = ResultOf<'GET /api/customer-area/sitting-proposal'>;

const ALL = 'Todas as matérias';
/** Most matérias mentioned by name. */
const NAMED = 2;

async function readNames(db: Queryable, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: subjects.id, name: subjects.name })
    .from(subjects)
    .where(inArray(subjects.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function nameOf(names: readonly string[]): string {
  if (names.length === 0) return ALL;
  const [first = '', second = ''] = names;
  if (names.length === 1) return first;
  return names.length === NAMED ? `${first} e ${second}` : `${first}, ${second} e mais ${names.length - NAMED}`;
}

/** Available questions for an own sitting by matéria, and the usual time for one. */
export async function readProposal(sources: Sources, student: Student, query: Query): Promise<Proposal> {
  const { caderno_id, mapa_id, ...filtros } = query;
  const source = await readSource(sources.db, student, {
    filtros,
    ...(caderno_id !== undefined && { caderno_id }),
    ...(mapa_id !== undefined && { mapa_id }),
  });
  const [parts, narrowing, timing] = await Promise.all([
    readParts(sources, student, source),
    readNarrowing(sources, student, source),
    readTiming(sources.db, student.id),
  ]);
  const [drawable, names] = await Promise.all([
    countDrawable(sources, parts),
    readNames(
      sources.db,
      parts.map(({ matterId }) => matterId),
    ),
  ]);
  const partes = parts.map(({ matterId, weight }, at) => ({
    materia_id: matterId,
    nome: names.get(matterId) ?? '',
    disponiveis: drawable[at] ?? 0,
    peso: weight,
  }));
  const usual = questionTime(timing);
  const isNarrow = Object.keys(withoutOwnState(source.filters)).length > 0;
  return {
    nome: (source.collection?.name ?? nameOf(isNarrow ? partes.map(({ nome }) => nome) : [])).slice(
      0,
      RECIPE_NAME_MAX_LENGTH,
    ),
    disponiveis: drawable.reduce((sum, count) => sum + count, 0),
    tempo_ms: usual.ms,
    tempo_proprio: usual.isOwn,
    partes,
    ...narrowing,
  };
}
