import { type Queryable, institutions, listAnswer, type Page } from '@mapa/server-platform';
import type { InputOf } from '@mapa/api-contract';
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { contains, countByInstitution, folded, type SearchSources } from '@mapa/server-search';

type InstitutionQuery = InputOf<'GET /api/institution'>['query'];

const BY_ACRONYM = [asc(institutions.acronym), asc(institutions.id)];

/** What counts of a table: of exams those that have a paper. */
const COUNTED = { exams: sql`t.given`, questions: sql`true` };

/** How many rows of a table each institution has. The branch that is not taken is not run: each has its own index. */
const owned = (table: keyof typeof COUNTED) => sql<number>`case institutions.kind
  when 'banca' then (select count(*)::int from ${sql.identifier(table)} t where t.board_id = institutions.id and ${COUNTED[table]})
  else (select count(*)::int from ${sql.identifier(table)} t where t.institution_id = institutions.id and ${COUNTED[table]}) end`;

async function countQuestions(db: Queryable, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: institutions.id, count: owned('questions') })
    .from(institutions)
    .where(inArray(institutions.id, ids));
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const questionsOf = async ({ db, searchIndex }: SearchSources, ids: number[]) =>
  (await countByInstitution(searchIndex, ids)) ?? countQuestions(db, ids);

/** Ids of a page with the largest first; of equal ones by acronym. */
async function pageBySize(sources: SearchSources, where: SQL | undefined, page: Page): Promise<number[]> {
  const rows = await sources.db
    .select({ id: institutions.id })
    .from(institutions)
    .where(where)
    .orderBy(...BY_ACRONYM);
  const ids = rows.map(({ id }) => id);
  const counts = await questionsOf(sources, ids);
  return ids
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
    .slice(page.offset, page.offset + page.perPage);
}

async function readPage(sources: SearchSources, where: SQL | undefined, page: Page, bySize: boolean) {
  const rows = sources.db
    .select({ institution: institutions, exams: owned('exams') })
    .from(institutions)
    .$dynamic();
  if (!bySize)
    return rows
      .where(where)
      .orderBy(...BY_ACRONYM)
      .limit(page.perPage)
      .offset(page.offset);
  const ids = await pageBySize(sources, where, page);
  const found = await rows.where(inArray(institutions.id, ids));
  return found.sort((one, other) => ids.indexOf(one.institution.id) - ids.indexOf(other.institution.id));
}

/** Boards and hiring bodies by acronym or size, with how many questions and papers each has. */
export async function listInstitutions(sources: SearchSources, query: InstitutionQuery, page: Page) {
  const where = and(
    query.tipo && eq(institutions.kind, query.tipo),
    query.busca?.trim()
      ? or(contains(folded(institutions.acronym), query.busca), contains(folded(institutions.name), query.busca))
      : undefined,
  );
  const [total, rows] = await Promise.all([
    sources.db.$count(institutions, where),
    readPage(sources, where, page, query.ordem === 'questoes'),
  ]);
  const questions = await questionsOf(
    sources,
    rows.map((row) => row.institution.id),
  );
  const data = rows.map(({ institution, exams }) => ({
    id: institution.id,
    tipo: institution.kind,
    sigla: institution.acronym,
    nome: institution.name,
    slug: institution.slug,
    questoes: questions.get(institution.id) ?? 0,
    provas: exams,
  }));
  return listAnswer(data, total, page);
}
