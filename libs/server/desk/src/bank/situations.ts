import type { BankSituation } from '@mapa/domain';
import { questions } from '@mapa/server-platform';
import { eq, sql, type SQL } from 'drizzle-orm';

/** SQL: number of open reports of errors in a question. */
export const openReports = sql<number>`(
  select count(*)::int from reports r where r.question_id = questions.id and r.decided_at is null)`;

/** What each situation demands of a row of `questions`. */
export const SITUATIONS: Readonly<Record<BankSituation, SQL>> = {
  anulada: eq(questions.annulled, true),
  desatualizada: eq(questions.outdated, true),
  relatada: sql`questions.id in (select r.question_id from reports r where r.question_id is not null and r.decided_at is null)`,
  sem_comentario: eq(questions.commented, false),
  // The importer's own subject for questions of which nobody has said one.
  sem_assunto: sql`${questions.subjectId} in (select s.id from subjects s where s.parent_id is null and s.slug = 'sem-assunto')`,
  assunto_sugerido: eq(questions.subjectSuggested, true),
};
