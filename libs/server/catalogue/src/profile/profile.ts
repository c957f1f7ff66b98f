import { type Database, exams, institutions, type Queryable, statement, subjects } from '@mapa/server-platform';
import type { ResultOf } from '@mapa/api-contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { LISTED_SQL } from '../papers/map-editions';
import {
  type Institution,
  institutionIn,
  ownedIn,
  type SearchIndex,
  type SearchSources,
  subjectNamesIn,
  tallyIn,
  variantsIn,
} from '@mapa/server-search';
import { presentVariants, variantsWhere, type Variants } from '../papers/variants';
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

/** How many maps a board and a body of this id have. $1 the id */
const ownMaps = statement<{ banca: number; orgao: number }>(
  'maps-owned',
  `select (select count(*)::int from question_maps where board_id = $1 and ${LISTED_SQL}) as banca,
     (select count(*)::int from question_maps where institution_id = $1 and ${LISTED_SQL}) as orgao`,
);

/** A board or body with the counts of its questions and papers, and the names of subjects. */
interface Counted {
  owner: Institution;
  counts: ReturnType<typeof presentTally>;
  papers: number;
  variants: Variants;
  nameOf: (id: number) => string;
}

async function countInDatabase(db: Database, id: number): Promise<Counted | null> {
  const [owner] = await db.select().from(institutions).where(eq(institutions.id, id));
  if (!owner) return null;
  const column = owner.kind === 'banca' ? exams.boardId : exams.institutionId;
  const [tally, papers, variants] = await Promise.all([
    tallyInDatabase(db, owner.kind, id),
    db.$count(exams, and(exams.given, eq(column, id))),
    db.execute<{ variants: Variants }>(
      sql`select ${variantsWhere(sql`x.exam_id in (select id from ${exams} where ${column} = ${id})`)} as variants`,
    ),
  ]);
  const counts = presentTally(tally);
  const nodes = [...counts.matters, ...counts.subjects].map((node) => node.id);
  return { owner, counts, papers, variants: variants.rows[0]?.variants ?? null, nameOf: await readNames(db, nodes) };
}

/** The same from the search index; null if it has no such board or body, undefined while it is not loaded. */
async function countInIndex(searchIndex: SearchIndex, id: number): Promise<Counted | null | undefined> {
  const data = await searchIndex.fresh();
  if (!data) return undefined;
  const owner = institutionIn(data, id);
  if (!owner) return null;
  const { exams: owned, papers } = ownedIn(data, owner);
  const names = subjectNamesIn(data);
  return {
    owner,
    counts: tallyIn(data, owner.kind, id, presentTally),
    papers,
    variants: presentVariants(variantsIn(data, owned)),
    nameOf: (node) => names.get(node) ?? '',
  };
}

/** Profile of a board or body: subjects, question types and years; undefined for an unknown id. */
export async function readProfile({ db, searchIndex }: SearchSources, id: number): Promise<Profile | undefined> {
  const [inIndex, [maps]] = await Promise.all([countInIndex(searchIndex, id), ownMaps(db, [id])]);
  const counted = inIndex === undefined ? await countInDatabase(db, id) : inIndex;
  if (!counted) return undefined;
  const { owner, counts, papers, variants, nameOf } = counted;
  const { matters, subjects: nodes, ...shown } = counts;
  return {
    id: owner.id,
    tipo: owner.kind,
    sigla: owner.acronym,
    nome: owner.name,
    slug: owner.slug,
    ...shown,
    provas: papers,
    mapas: maps?.[owner.kind] ?? 0,
    variantes: variants,
    materias: matters.map((matter) => ({ ...matter, nome: nameOf(matter.id) })),
    assuntos: nodes.map(({ matter, ...node }) => ({
      ...node,
      nome: nameOf(node.id),
      materia: { id: matter, nome: nameOf(matter) },
    })),
  };
}
