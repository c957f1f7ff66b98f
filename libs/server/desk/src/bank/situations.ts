import type { BankSituation } from '@mapa/domain';
import { questions } from '@mapa/server-platform';
import { eq, sql, type SQL } from 'drizzle-orm';

/** SQL: number of open reports of errors in a question. */
export const openReports = sql<number>`(
  select count(*)::int from reports r where r.question_id = questions.id and r.decided_at is null)`;

/** SQL: number of students who await a comment on a question. */
export const openRequests = sql<number>`(
  select count(*)::int from comment_requests c where c.question_id = questions.id and c.answered_at is null)`;

/** Condition of a situation on a row of `questions`, and the order of its list if that is not newest first. */
interface Situation {
  where: SQL;
  order?: SQL;
}

/** The situations by which questions can be found. */
export const SITUATIONS: Readonly<Record<BankSituation, Situation>> = {
  anulada: { where: eq(questions.annulled, true) },
  desatualizada: { where: eq(questions.outdated, true) },
  relatada: {
    where: sql`questions.id in (select r.question_id from reports r where r.question_id is not null and r.decided_at is null)`,
  },
  // The one that has waited longest first, as in the teachers' queue.
  solicitada: {
    where: sql`questions.id in (select c.question_id from comment_requests c where c.answered_at is null)`,
    order: sql`(select min(c.created_at) from comment_requests c where c.question_id = questions.id and c.answered_at is null)`,
  },
  // Questions that most students get wrong first. Their latest answers are read once for the whole list.
  sem_comentario: {
    where: eq(questions.commented, false),
    order: sql`coalesce((select jsonb_object_agg(w.question_id, w.students) from (
      select sq.question_id, count(*) as students from student_questions sq where sq.correct is false group by sq.question_id) w
      ) ->> questions.id::text, '0')::int desc`,
  },
  // The importer's own subject for questions without one.
  sem_assunto: {
    where: sql`${questions.subjectId} in (select s.id from subjects s where s.parent_id is null and s.slug = 'sem-assunto')`,
  },
  assunto_sugerido: { where: eq(questions.subjectSuggested, true) },
};
