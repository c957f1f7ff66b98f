import { type Database, type institutions, listAnswer, type Page, statement } from '@mapa/server-platform';
import type { InputOf } from '@mapa/api-contract';
import { askIndex, questionsOf, readIds, type SearchSources } from '@mapa/server-search';

type InstitutionQuery = InputOf<'GET /api/institution'>['query'];
type Institution = Pick<typeof institutions.$inferSelect, 'id' | 'kind' | 'acronym' | 'name' | 'slug'>;

/** Ids of the boards and bodies of a list by acronym, as one value. $1 their kind or null, $2 a text that they contain or null */
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

/** Ids of one page and how many there are in all, with the size of each. The largest come first where that is asked for; equal ones are by acronym. */
async function readListed({ db, searchIndex }: SearchSources, query: InstitutionQuery, page: Page) {
  const cut = (ids: number[]) => ids.slice(page.offset, page.offset + page.perPage);
  const bySize = query.ordem === 'questoes';
  const reading = listed(db, [query.tipo ?? null, query.busca?.trim() || null]).then(([row]) => {
    const all = [...readIds(row?.ids ?? null)];
    return { all, counted: bySize ? all : cut(all) };
  });
  const { read, told } = await askIndex(
    searchIndex,
    reading,
    (data, { counted }) => new Map(counted.map((id) => [id, questionsOf(data, id)])),
  );
  const { all, counted } = read;
  const sizes = told ?? (await countInDatabase(db, counted));
  const sizeOf = (id: number) => sizes.get(id) ?? 0;
  const ids = bySize ? cut(all.sort((one, other) => sizeOf(other) - sizeOf(one))) : counted;
  return { total: all.length, ids, sizeOf };
}

/** Boards and hiring bodies by acronym or size, with how many questions and papers each has. */
export async function listInstitutions(sources: SearchSources, query: InstitutionQuery, page: Page) {
  const { total, ids, sizeOf } = await readListed(sources, query, page);
  const rows = new Map((await withPapers(sources.db, [ids])).map((row) => [row.id, row]));
  const data = ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { kind, acronym, name, slug, papers } = row;
    return [{ id, tipo: kind, sigla: acronym, nome: name, slug, questoes: sizeOf(id), provas: papers }];
  });
  return listAnswer(data, total, page);
}
