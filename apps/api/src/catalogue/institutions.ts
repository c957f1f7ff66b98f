import type { InputOf } from '@mapa/api-contract';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client';
import { institutions } from '../db/schema';
import { listAnswer, type Page } from '../http/list';
import { contains, folded } from './origin';

type InstitutionQuery = InputOf<'GET /api/institution'>['query'];

/** Boards and hiring bodies by acronym, with how many questions and papers each has. */
export async function listInstitutions(db: Queryable, query: InstitutionQuery, page: Page) {
  const where = and(
    query.tipo && eq(institutions.kind, query.tipo),
    query.busca?.trim() ? or(contains(folded(institutions.acronym), query.busca), contains(folded(institutions.name), query.busca)) : undefined,
  );
  const owned = (table: string) => sql<number>`(
    select count(*)::int from ${sql.identifier(table)} t
    where case when institutions.kind = 'banca' then t.board_id else t.institution_id end = institutions.id)`;
  const [total, rows] = await Promise.all([
    db.$count(institutions, where),
    db
      .select({ institution: institutions, questions: owned('questions'), exams: owned('exams') })
      .from(institutions)
      .where(where)
      .orderBy(asc(institutions.acronym), asc(institutions.id))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  const data = rows.map(({ institution, questions, exams }) => ({
    id: institution.id,
    tipo: institution.kind,
    sigla: institution.acronym,
    nome: institution.name,
    slug: institution.slug,
    questoes: questions,
    provas: exams,
  }));
  return listAnswer(data, total, page);
}
