import type { InputOf, ResultOf } from '@mapa/api-contract';
import { refusalAt } from '@mapa/domain';
import { sql, type SQL } from 'drizzle-orm';
import { readKeys } from '../answers/keys';
import { presentOwnAnswer } from '../answers/present';
import type { Queryable } from '../db/client';
import { listAnswer, type Page } from '../http/list';
import { forbidden } from '../http/refusal';
import { serveQuestions } from '../plans/served';
import { loadQuestions } from '../questions/load';
import type { Student } from '../session/token';
import { studentItems, type Collection } from './collections';

type MapQuery = InputOf<'GET /api/customer-area/question-map/questions'>['query'];
/** Which of a collection's questions are asked for. */
export type StudyQuery = Pick<MapQuery, 'assunto_id' | 'estado' | 'gabarito'> & { id: number | string };
type StudentQuestion = ResultOf<'GET /api/customer-area/question/{id}'>;

interface ItemRow extends Record<string, unknown> {
  question_id: number;
  number: number | null;
  variant: string | null;
  answer_id: string | null;
  alternative_id: number | null;
  correct: boolean | null;
  revealed: boolean;
  answered_at: string | null;
  version: number | null;
  total: number;
}

const BY_STATE: Record<string, SQL> = {
  nao_respondidas: sql`not done`,
  respondidas: sql`answered`,
  certas: sql`answered and correct`,
  erradas: sql`answered and not correct`,
};

/** A page is cut by numbers: two languages of one number stand on the same page and count once. */
function readItems(db: Queryable, collection: Collection, studentId: string, query: StudyQuery, page: Page) {
  const state = query.estado ? BY_STATE[query.estado] : undefined;
  return db.execute<ItemRow>(sql`
    ${studentItems(collection, studentId, query.id)},
    chosen as (
      select *, min(place) over (partition by subject_id, slot) as head from items
      where ${state ?? sql`true`} and ${query.assunto_id ? sql`subject_id = ${query.assunto_id}` : sql`true`}),
    numbered as (select *, dense_rank() over (order by head) as rank from chosen)
    select numbered.*, a.version, (select max(rank)::int from numbered) as total
    from numbered left join answers a on a.student_id = ${studentId} and a.id = numbered.answer_id
    where rank > ${page.offset} and rank <= ${page.offset + page.perPage}
    order by place`);
}

async function countItems(db: Queryable, collection: Collection, studentId: string, query: StudyQuery): Promise<number> {
  const { rows } = await readItems(db, collection, studentId, query, { page: 1, perPage: 1, offset: 0 });
  return rows[0]?.total ?? 0;
}

/** A question of which today's limit leaves only its place in the list. */
const WITHHELD = { bloqueada: true, enunciado: '', alternativas: [] };

const presentAnswer = (item: ItemRow): StudentQuestion['resposta'] =>
  item.answer_id && item.answered_at
    ? presentOwnAnswer({
        id: item.answer_id,
        alternativeId: item.alternative_id,
        correct: item.correct,
        revealed: item.revealed,
        answeredAt: new Date(item.answered_at),
      })
    : null;

/**
 * One page of a collection's questions in the order of the walk, with the answers of its current epoch. New questions
 * beyond the day's limit are withheld; a page of nothing else is refused.
 */
export async function listStudyQuestions(db: Queryable, collection: Collection, student: Student, query: StudyQuery, page: Page) {
  const { rows } = await readItems(db, collection, student.id, query, page);
  const total = rows[0]?.total ?? (page.offset > 0 ? await countItems(db, collection, student.id, query) : 0);
  const open = rows.filter((item) => !item.answer_id).map((item) => item.question_id);
  const withheld = await serveQuestions(db, student, open);
  if (withheld.size > 0 && withheld.size === rows.length) throw forbidden(refusalAt('questionsPerDay', student.limits));
  const views = await loadQuestions(
    db,
    rows.map((item) => ({ id: item.question_id, ...(item.version && { version: item.version }) })),
  );
  const viewOf = new Map(views.map((view) => [view.id, view]));
  const answered = query.gabarito ? views.filter((view) => rows.some((row) => row.question_id === view.id && row.answer_id)) : [];
  const keys = await readKeys(db, student, answered.map((view) => ({ id: view.id, version: view.versao })));
  const data = rows.flatMap((item) => {
    const view = viewOf.get(item.question_id);
    if (!view) return [];
    return [
      {
        ...view,
        numero: item.number ?? view.numero,
        variante: item.variant ?? view.variante,
        resposta: presentAnswer(item),
        gabarito: keys.get(item.question_id) ?? null,
        ...(withheld.has(item.question_id) && WITHHELD),
      },
    ];
  });
  return listAnswer(data, total, page);
}
