import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comments, commentRequests, commentViews, commentVotes, type Queryable } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';
import { chanceOf } from './chance';
import { inBatches } from './write';

/** Content of content/comunidade.json; questions are named by the ids of their papers. */
export interface Community {
  comentarios: { questao: string; textos: { texto: string; uteis: number; inuteis: number }[] }[];
  /** The teacher's comments, each requested by a number of fictional students and these accounts. */
  professor: { questao: string; texto: string; pedidos: number; de: string[] }[];
  /** Open requests, the first ones with a doubt in words. */
  pedidos: { questao: string; pedidos: number; de: string[]; duvidas?: string[] }[];
}

/** Reads the community's file of a content folder. */
export const readCommunity = (folder: string): Community =>
  JSON.parse(readFileSync(join(folder, 'comunidade.json'), 'utf8')) as Community;

/** A question of the demo, found by its paper's id. */
export interface NamedQuestion extends Record<string, unknown> {
  name: string;
  id: number;
  version: number;
}

/** The existing questions with these names. */
export async function readNamed(
  db: Pick<Queryable, 'execute'>,
  names: readonly string[],
): Promise<Map<string, NamedQuestion>> {
  const { rows } = await db.execute<NamedQuestion>(sql`
    select distinct on (s.id_number) s.id_number as name, q.id, q.current_version as version
    from import_source_questions s join questions q on q.id = s.question_id
    where s.id_number = any (${sql.param(names)}::text[]) order by s.id_number, q.id`);
  return new Map(rows.map((row) => [row.name, row]));
}

interface Answerer {
  studentId: string;
  at: number;
}

/** Which of some students have answered each question, and when first; in a random order for each question. */
async function readAnswerers(tx: Queryable, questionIds: readonly number[], students: readonly string[]) {
  const { rows } = await tx.execute<{ question_id: number; student_id: string; at: string }>(sql`
    select question_id, student_id, min(answered_at) as at from answers
    where question_id = any (${sql.param(questionIds)}::int[]) and student_id = any (${sql.param(students)}::uuid[])
    group by 1, 2 order by 1, 2`);
  return (question: NamedQuestion): Answerer[] => {
    const { uniform } = chanceOf(`answerers/${question.name}`);
    return rows
      .filter(({ question_id }) => question_id === question.id)
      .map(({ student_id, at }) => ({ studentId: student_id, at: Date.parse(at), order: uniform() }))
      .sort((one, other) => one.order - other.order);
  };
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Comments of students who have answered the question, in sequence, with votes of others who have. */
async function writeComments(
  tx: Queryable,
  question: NamedQuestion,
  {
    textos,
    answerers,
    until,
  }: { textos: Community['comentarios'][number]['textos']; answerers: Answerer[]; until: number },
): Promise<void> {
  const chance = chanceOf(`comments/${question.name}`);
  const authors = answerers.toSorted((one, other) => one.at - other.at).slice(Math.floor(answerers.length / 4));
  let last = 0;
  for (const [place, { texto, uteis, inuteis }] of textos.entries()) {
    const author = authors[place];
    if (!author) return;
    last = Math.min(
      Math.max(author.at + HOUR_MS * chance.uniform(), last + HOUR_MS * (3 + 30 * chance.uniform())),
      until,
    );
    const [comment] = await tx
      .insert(comments)
      .values({
        ...{ questionId: question.id, authorId: author.studentId, byTeacher: false, text: texto },
        ...{ version: question.version, createdAt: new Date(last) },
      })
      .returning({ id: comments.id });
    if (!comment) throw new Error('comment was not stored');
    const readers = answerers.filter(({ studentId }) => studentId !== author.studentId);
    const votes = readers
      .slice(0, uteis + inuteis)
      .map(({ studentId }, at) => ({ studentId, commentId: comment.id, value: at < uteis ? 1 : -1 }));
    const views = readers
      .slice(0, Math.ceil((uteis + inuteis) * (1.3 + chance.uniform())))
      .map(({ studentId }) => ({ studentId, commentId: comment.id }));
    await inBatches(votes, (batch) => tx.insert(commentVotes).values(batch));
    await inBatches(views, (batch) => tx.insert(commentViews).values(batch));
  }
}

/** Comments, votes and requests of fictional students. @param until end of the weeks */
export async function writeCommunity(
  tx: Queryable,
  { comentarios, professor, pedidos }: Community,
  { students, until }: { students: readonly string[]; until: Date },
): Promise<void> {
  const named = await readNamed(
    tx,
    [...comentarios, ...professor, ...pedidos].map(({ questao }) => questao),
  );
  const answerersOf = await readAnswerers(
    tx,
    [...named.values()].map(({ id }) => id),
    students,
  );
  for (const { questao, textos } of comentarios) {
    const question = named.get(questao);
    if (question)
      await writeComments(tx, question, { textos, answerers: answerersOf(question), until: until.getTime() - HOUR_MS });
  }
  const { rows: replies } = await tx.execute<{ question_id: number; id: number; created_at: string }>(sql`
    select distinct on (question_id) question_id, id, created_at from comments where by_teacher and hidden_at is null
    order by question_id, id desc`);
  const requests: Community['pedidos'] = [...professor, ...pedidos];
  const asked = requests.flatMap(({ questao, pedidos: count, duvidas = [] }) => {
    const question = named.get(questao);
    if (!question) return [];
    const reply = replies.find(({ question_id }) => question_id === question.id);
    const answeredAt = reply ? new Date(reply.created_at) : null;
    const latest = (answeredAt ?? until).getTime();
    return answerersOf(question)
      .slice(-count)
      .map(({ studentId }, at) => ({
        studentId,
        questionId: question.id,
        createdAt: new Date(latest - (at + 1) * 0.7 * DAY_MS),
        answeredAt,
        seenAt: answeredAt,
        commentId: reply?.id ?? null,
        doubt: duvidas[at] ?? null,
      }));
  });
  await inBatches(asked, (batch) => tx.insert(commentRequests).values(batch));
}
