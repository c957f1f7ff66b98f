import type { InputOf } from '@mapa/api-contract';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { countByInstitution } from '../bank/search/catalogue';
import type { Queryable } from '../db/client';
import { institutions } from '../db/schema';
import { listAnswer, type Page } from '../http/list';
import type { SearchSources } from '../questions/search';
import { contains, folded } from './origin';

type InstitutionQuery = InputOf<'GET /api/institution'>['query'];

/** How many rows of a table each institution has. The branch that is not taken is not run: each has its own index. */
const owned = (table: 'exams' | 'questions') => sql<number>`case institutions.kind
  when 'banca' then (select count(*)::int from ${sql.identifier(table)} t where t.board_id = institutions.id)
  else (select count(*)::int from ${sql.identifier(table)} t where t.institution_id = institutions.id) end`;

async function countQuestions(db: Queryable, ids: number[]): Promise<Map<number, number>> {
  const rows = await db.select({ id: institutions.id, count: owned('questions') }).from(institutions).where(inArray(institutions.id, ids));
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Boards and hiring bodies by acronym, with how many questions and papers each has. */
export async function listInstitutions({ db, bank }: SearchSources, query: InstitutionQuery, page: Page) {
  const where = and(
    query.tipo && eq(institutions.kind, query.tipo),
    query.busca?.trim() ? or(contains(folded(institutions.acronym), query.busca), contains(folded(institutions.name), query.busca)) : undefined,
  );
  const [total, rows] = await Promise.all([
    db.$count(institutions, where),
    db
      .select({ institution: institutions, exams: owned('exams') })
      .from(institutions)
      .where(where)
      .orderBy(asc(institutions.acronym), asc(institutions.id))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  const ids = rows.map((row) => row.institution.id);
  const questions = (await countByInstitution(bank, ids)) ?? (await countQuestions(db, ids));
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
