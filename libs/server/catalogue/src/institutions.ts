import { type Database, listAnswer, type Page, statement } from '@mapa/server-platform';
import type { InputOf } from '@mapa/api-contract';
import {
  askIndex,
  type Institution,
  institutionIn,
  institutionsIn,
  ownedIn,
  questionsOf,
  readIds,
  type SearchSources,
} from '@mapa/server-search';

type InstitutionQuery = InputOf<'GET /api/institution'>['query'];

interface Listing {
  total: number;
  rows: (Institution & { questions: number; papers: number })[];
}

/**
 * Ids of the boards and bodies of a list by acronym, as one value. $1 their kind or null, $2 a contained text or null
 */
const listed = statement<{ ids: Buffer | null }>(
  'institutions-listed',
  `select string_agg(int4send(id), '' order by acronym, id) as ids from institutions
   where ($1::text is null or kind = $1)
     and ($2::text is null or strpos(fold_text(acronym), fold_text($2)) > 0 or strpos(fold_text(name), fold_text($2)) > 0)`,
);

/** Boards and bodies with how many papers each has. $1 their ids */
const withPapers = statement<Institution & { papers: number }>(
  'institutions-with-papers',
  `select i.id, i.kind, i.acronym, i.name, i.slug, coalesce(owned.papers, 0) as papers
   from institutions i
   left join (
     select kind, id, count(*)::int as papers from (
       select 'banca' as kind, board_id as id from exams where given and board_id = any ($1::int[])
       union all
       select 'orgao', institution_id from exams where given and institution_id = any ($1::int[])) e
     group by kind, id) owned on owned.kind = i.kind and owned.id = i.id
   where i.id = any ($1::int[])`,
);

/** How many questions each of some boards and bodies has; the reference for the search index's counts. $1 their ids */
const questionCounts = statement<{ id: number; questions: number }>(
  'institutions-questions',
  `select i.id, case i.kind
     when 'banca' then (select count(*)::int from questions q where q.board_id = i.id)
     else (select count(*)::int from questions q where q.institution_id = i.id) end as questions
   from institutions i where i.id = any ($1::int[])`,
);

async function countInDatabase(db: Database, ids: number[]): Promise<Map<number, number>> {
  const rows = await questionCounts(db, [ids]);
  return new Map(rows.map(({ id, questions }) => [id, questions]));
}

/** A page of a list in its order, or largest first with ties in the list's order. */
function cut<Item>(items: Item[], { offset, perPage }: Page, sizeOf: ((item: Item) => number) | null): Item[] {
  const ordered = sizeOf ? items.toSorted((one, other) => sizeOf(other) - sizeOf(one)) : items;
  return ordered.slice(offset, offset + perPage);
}

const readListed = async (db: Database, { tipo, busca }: InstitutionQuery): Promise<number[]> => {
  const [row] = await listed(db, [tipo ?? null, busca?.trim() || null]);
  return [...readIds(row?.ids ?? null)];
};

/** A page from the search index; null while that is not loaded. Text filters are evaluated in the database. */
async function listInIndex({ db, searchIndex }: SearchSources, query: InstitutionQuery, page: Page) {
  const found = query.busca?.trim() ? readListed(db, query) : Promise.resolve(null);
  const { told } = await askIndex(searchIndex, found, (data, ids): Listing => {
    const all = ids
      ? ids.flatMap((id) => institutionIn(data, id) ?? [])
      : institutionsIn(data).filter(({ kind }) => !query.tipo || kind === query.tipo);
    const size = ({ id }: Institution) => questionsOf(data, id);
    const rows = cut(all, page, query.ordem === 'questoes' ? size : null);
    return {
      total: all.length,
      rows: rows.map((row) => ({ ...row, questions: size(row), papers: ownedIn(data, row).papers })),
    };
  });
  return told;
}

/** The same from the database, the reference for the index. */
async function listInDatabase({ db }: SearchSources, query: InstitutionQuery, page: Page): Promise<Listing> {
  const all = await readListed(db, query);
  const bySize = query.ordem === 'questoes';
  const sizes = await countInDatabase(db, bySize ? all : cut(all, page, null));
  const sizeOf = (id: number) => sizes.get(id) ?? 0;
  const ids = cut(all, page, bySize ? sizeOf : null);
  const rows = new Map((await withPapers(db, [ids])).map((row) => [row.id, row]));
  return {
    total: all.length,
    rows: ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [{ ...row, questions: sizeOf(id) }] : [];
    }),
  };
}

/** Boards and hiring bodies by acronym or size, with how many questions and papers each has. */
export async function listInstitutions(sources: SearchSources, query: InstitutionQuery, page: Page) {
  const { total, rows } = (await listInIndex(sources, query, page)) ?? (await listInDatabase(sources, query, page));
  const data = rows.map(({ id, kind, acronym, name, slug, questions, papers }) => ({
    id,
    tipo: kind,
    sigla: acronym,
    nome: name,
    slug,
    questoes: questions,
    provas: papers,
  }));
  return listAnswer(data, total, page);
}
