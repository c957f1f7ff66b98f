import { type Queryable, exams, institutions, questionMaps, subjects } from '@mapa/server-platform';
import type { ResultOf } from '@mapa/api-contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isListed } from '../map-editions';
import { type SearchSources, tallyInIndex } from '@mapa/server-search';
import { variantsWhere, type Variants } from '../variants';
import { presentTally } from './present';
import { tallyInDatabase } from './tally-database';

type Profile = ResultOf<'GET /api/institution/{id}'>;

async function readNames(db: Queryable, ids: number[]): Promise<(id: number) => string> {
  const rows = await db
    .select({ id: subjects.id, name: subjects.name })
    .from(subjects)
    .where(inArray(subjects.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}

function countOwned(db: Queryable, kind: 'banca' | 'orgao', id: number) {
  const ownedBy = (table: typeof exams | typeof questionMaps) =>
    eq(kind === 'banca' ? table.boardId : table.institutionId, id);
  return Promise.all([
    db.$count(exams, and(exams.given, ownedBy(exams))),
    db.$count(questionMaps, and(isListed, ownedBy(questionMaps))),
  ]);
}

/** Profile of a board or body: subjects, question types and years; undefined where the id is unknown. */
export async function readProfile({ db, searchIndex }: SearchSources, id: number): Promise<Profile | undefined> {
  const [row] = await db.select().from(institutions).where(eq(institutions.id, id));
  if (!row) return undefined;
  const owner = row.kind === 'banca' ? sql`board_id` : sql`institution_id`;
  const [tally, [papers, maps], variants] = await Promise.all([
    tallyInIndex(searchIndex, row.kind, id).then((counted) => counted ?? tallyInDatabase(db, row.kind, id)),
    countOwned(db, row.kind, id),
    db.execute<{ variants: Variants }>(
      sql`select ${variantsWhere(sql`x.exam_id in (select id from exams where ${owner} = ${id})`)} as variants`,
    ),
  ]);
  const { matters, subjects: nodes, ...counts } = presentTally(tally);
  const nameOf = await readNames(db, [...matters.map((matter) => matter.id), ...nodes.map((node) => node.id)]);
  return {
    id: row.id,
    tipo: row.kind,
    sigla: row.acronym,
    nome: row.name,
    slug: row.slug,
    ...counts,
    provas: papers,
    mapas: maps,
    variantes: variants.rows[0]?.variants ?? null,
    materias: matters.map((matter) => ({ ...matter, nome: nameOf(matter.id) })),
    assuntos: nodes.map(({ matter, ...node }) => ({
      ...node,
      nome: nameOf(node.id),
      materia: { id: matter, nome: nameOf(matter) },
    })),
  };
}
