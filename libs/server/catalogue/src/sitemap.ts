import type { InputOf, ResultOf } from '@mapa/api-contract';
import { sql, type SQL } from 'drizzle-orm';
import { listAnswer, type Page, type Queryable } from '@mapa/server-platform';

type Kind = InputOf<'GET /api/sitemap'>['query']['tipo'];
type Entry = ResultOf<'GET /api/sitemap'>['data'][number];

interface Listing {
  /** The rows with a page of their own, as `id`. */
  from: SQL;
  /** Joined to `page`, the rows of one page; gives `modified`. */
  modified: SQL;
}

const LISTINGS: Record<Kind, Listing> = {
  questao: {
    from: sql`select id, current_version, created_at from questions`,
    modified: sql`join lateral (
      select v.created_at as modified from question_versions v where v.question_id = page.id and v.version = page.current_version) m on true`,
  },
  prova: {
    from: sql`select id, created_at from exams where given`,
    modified: sql`join lateral (
      select greatest(page.created_at, max(q.created_at)) as modified from questions q where q.exam_id = page.id) m on true`,
  },
  // A notice has a page where its edital was read.
  concurso: {
    from: sql`select exam_id as id, read_at from notice_editais`,
    modified: sql`cross join lateral (select page.read_at as modified) m`,
  },
  // A board without questions is left out. Its newest question has the greatest id, which an index finds at once.
  banca: {
    from: sql`select id from institutions i where kind = 'banca' and exists (select 1 from questions where board_id = i.id)`,
    modified: sql`join lateral (
      select q.created_at as modified from questions q where q.board_id = page.id order by q.id desc limit 1) m on true`,
  },
};

/**
 * Ids of everything with a public page, ascending, with the time of the last change: a question's text, the contents of
 * a paper or board, or the reading of an edital.
 */
export async function listSitemap(db: Queryable, kind: Kind, page: Page) {
  const { from, modified } = LISTINGS[kind];
  const [counted, { rows }] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total from (${from}) listed`),
    db.execute<{ id: number; modified: Date | string }>(sql`
      select page.id, m.modified from (${from} order by id limit ${page.perPage} offset ${page.offset}) page ${modified} order by page.id`),
  ]);
  const data: Entry[] = rows.map((row) => ({ id: row.id, modificado_em: new Date(row.modified).toISOString() }));
  return listAnswer(data, counted.rows[0]?.total ?? 0, page);
}
