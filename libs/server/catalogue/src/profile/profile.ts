import { type Database, type Queryable, statement, subjects } from '@mapa/server-platform';
import type { ResultOf } from '@mapa/api-contract';
import { inArray, sql } from 'drizzle-orm';
import { LISTED_SQL } from '../map-editions';
import { askIndex, readIds, type SearchSources, subjectNamesIn, tallyIn, variantsIn } from '@mapa/server-search';
import { presentVariants, variantsWhere, type Variants } from '../variants';
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

/**
 * A board or body with its papers and maps, as one statement: `exams` are the ids of its exams, also of those without a paper.
 * The branches of the other kind are not run. $1 its id
 */
const owners = statement<{
  id: number;
  kind: 'banca' | 'orgao';
  acronym: string;
  name: string;
  slug: string;
  exams: Buffer | null;
  papers: number;
  maps: number;
}>(
  'profile-owner',
  `select i.id, i.kind, i.acronym, i.name, i.slug, owned.exams, owned.papers, maps.maps
   from institutions i
   cross join lateral (
     select string_agg(int4send(e.id), '') as exams, (count(*) filter (where e.given))::int as papers
     from (
       select id, given from exams where i.kind = 'banca' and board_id = i.id
       union all
       select id, given from exams where i.kind = 'orgao' and institution_id = i.id) e) owned
   cross join lateral (
     select count(*)::int as maps from (
       select from question_maps where i.kind = 'banca' and board_id = i.id and ${LISTED_SQL}
       union all
       select from question_maps where i.kind = 'orgao' and institution_id = i.id and ${LISTED_SQL}) m) maps
   where i.id = $1`,
);

type Owner = Awaited<ReturnType<typeof owners>>[number];
/** What is counted, with how subjects are called. */
interface Counted {
  counts: ReturnType<typeof presentTally>;
  variants: Variants;
  nameOf: (id: number) => string;
}

async function countInDatabase(db: Database, { kind, id }: Owner): Promise<Counted> {
  const exams = sql`select id from exams where ${kind === 'banca' ? sql`board_id` : sql`institution_id`} = ${id}`;
  const [tally, variants] = await Promise.all([
    tallyInDatabase(db, kind, id),
    db.execute<{ variants: Variants }>(sql`select ${variantsWhere(sql`x.exam_id in (${exams})`)} as variants`),
  ]);
  const counts = presentTally(tally);
  const nameOf = await readNames(
    db,
    [...counts.matters, ...counts.subjects].map((node) => node.id),
  );
  return { counts, variants: variants.rows[0]?.variants ?? null, nameOf };
}

/** Profile of a board or body: subjects, question types and years; undefined where the id is unknown. */
export async function readProfile({ db, searchIndex }: SearchSources, id: number): Promise<Profile | undefined> {
  const { read, told } = await askIndex(searchIndex, owners(db, [id]), (data, [row]): Counted | undefined => {
    const names = subjectNamesIn(data);
    return (
      row && {
        counts: tallyIn(data, row.kind, row.id, presentTally),
        variants: presentVariants(variantsIn(data, readIds(row.exams))),
        nameOf: (node) => names.get(node) ?? '',
      }
    );
  });
  const [row] = read;
  if (!row) return undefined;
  const { counts, variants, nameOf } = told ?? (await countInDatabase(db, row));
  const { matters, subjects: nodes, ...shown } = counts;
  return {
    id: row.id,
    tipo: row.kind,
    sigla: row.acronym,
    nome: row.name,
    slug: row.slug,
    ...shown,
    provas: row.papers,
    mapas: row.maps,
    variantes: variants,
    materias: matters.map((matter) => ({ ...matter, nome: nameOf(matter.id) })),
    assuntos: nodes.map(({ matter, ...node }) => ({
      ...node,
      nome: nameOf(node.id),
      materia: { id: matter, nome: nameOf(matter) },
    })),
  };
}
