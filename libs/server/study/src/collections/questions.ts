import type { InputOf } from '@mapa/api-contract';
import { refusalAt } from '@mapa/domain';
import type { QueryResultRow } from 'pg';
import { type AnswerKey, loadQuestions, compareWithCurrentWording, readStudentState } from '@mapa/server-questions';
import { type Database, forbidden, listAnswer, type Page, statement, type Student } from '@mapa/server-platform';
import { serveQuestions } from '@mapa/server-plans';
import { anchorOf, anchorInstant, wholeMs } from '@mapa/server-search';
import { shownVerdict } from '@mapa/server-verdicts';
import { MAPS, NOTEBOOKS, withAnswers, type Collection } from './collections';

type MapQuery = InputOf<'GET /api/customer-area/question-map/questions'>['query'];
/** The parameters that select a collection's questions. */
export type StudyQuery = Pick<MapQuery, 'assunto_id' | 'estado' | 'estado_ate' | 'gabarito'> & { id: number | string };

/** One question of the page; all but `total` is null where the page is empty. */
interface ItemRow extends QueryResultRow {
  question_id: number | null;
  number: number | null;
  variant: string | null;
  answer_id: string | null;
  alternative_id: number | null;
  correct: boolean | null;
  revealed: boolean | null;
  answered_at: Date | null;
  version: number | null;
  total: number;
  /** The anchor's instant, for a list by the own state. */
  moment?: Date;
}

/**
 * Whether the answer had arrived by the list's anchor (docs/decisions/033); answers stored before arrivals were
 * recorded always had.
 */
const HAD_ARRIVED = `a.question_id is not null and (a.arrived_at is null or a.arrived_at <= until.moment)`;

const VERDICT = '(case when was.id is null then a.correct else was.correct end)';

const STATES = `case $6
      when 'nao_respondidas' then not bool_or(${HAD_ARRIVED}) over (partition by parts.slot)
      when 'respondidas' then ${HAD_ARRIVED} and not a.revealed
      when 'certas' then ${HAD_ARRIVED} and ${VERDICT} and not a.revealed
      when 'erradas' then ${HAD_ARRIVED} and not ${VERDICT} and not a.revealed
    end`;

/**
 * Whether an answer `w` was given in the collection's epoch, or in a map from which it was carried over to the newer
 * edition.
 */
const IN_EPOCH = {
  map: `(w.map_id = $2 and w.epoch = own.epoch or exists (
          select from student_maps s where s.student_id = $1 and s.map_id = w.map_id and s.migrated_to = $2 and s.migrated_epoch = own.epoch))`,
  notebook: 'w.notebook_id = $2 and w.epoch = own.epoch',
};

/** The answer `was` that held the place at the anchor and that an answer to a later wording has replaced since. */
const displacedSql = ({ name }: Collection): string => `
    left join lateral (
      select w.id, ${shownVerdict('w', '$1')} as correct
      from answers latest join answers w on w.student_id = latest.student_id and w.question_id = latest.question_id
      where latest.student_id = $1 and latest.id = a.answer_id and latest.created_at > until.moment
        and ${IN_EPOCH[name]} and w.took_place and w.created_at <= until.moment
      order by w.created_at desc limit 1) was on true`;

/**
 * The instant of the list's anchor; without one, the last visible arrival, which becomes the anchor of a newly opened
 * list.
 */
const untilSql = ({ places }: Collection): string => `
  until as (
    select coalesce($7::timestamptz, (
      select ${wholeMs('max(greatest(p.arrived_at, latest.created_at))')} from (${places}) p
      left join answers latest on latest.student_id = $1 and latest.id = p.answer_id where p.collection_id = $2), 'epoch') as moment),`;

/**
 * Pages are divided by steps: two languages of one number are on the same page and count once. Without a state, only
 * the page's answers are read. Returns no row when the collection is not the student's. $1 student, $2 collection, $3
 * subject or null, $4 offset, $5 steps per page, $6 state, $7 the anchor's instant or null
 */
const pageSql = (collection: Collection, byState: boolean): string => `
  with own as (select * from (${collection.own}) o where collection_id = $2),${byState ? untilSql(collection) : ''}
  marked as (
    select parts.*${byState ? `, ${STATES} as wanted` : ''}
    from own join (${collection.parts}) parts on parts.collection_id = own.collection_id${byState ? `${withAnswers(collection)} cross join until${displacedSql(collection)}` : ''}),
  ranked as (
    select *, dense_rank() over (order by step)::int as rank from marked
    where ($3::int is null or subject_id = $3)${byState ? ' and wanted' : ''}),
  whole as (select coalesce(max(rank), 0) as total from ranked)
  select parts.question_id, parts.number, parts.variant, a.answer_id, a.alternative_id, a.correct, a.revealed, a.answered_at, a.version, whole.total${byState ? ', until.moment' : ''}
  from own cross join whole${byState ? ' cross join until' : ''}
  left join ranked parts on parts.rank > $4 and parts.rank <= $4 + $5${withAnswers(collection)}
  order by parts.step, parts.variant, parts.question_id`;

const pageStatements = (collection: Collection) => ({
  whole: statement<ItemRow>(`${collection.name}-page`, pageSql(collection, false)),
  byState: statement<ItemRow>(`${collection.name}-page-by-state`, pageSql(collection, true)),
});

const PAGES = { map: pageStatements(MAPS), notebook: pageStatements(NOTEBOOKS) };

/** The page's questions and the total; null when the collection is not the student's. */
async function readItems(db: Database, { name }: Collection, studentId: string, query: StudyQuery, page: Page) {
  const values = [studentId, query.id, query.assunto_id ?? null, page.offset, page.perPage];
  const { whole, byState } = PAGES[name];
  const isAll = !query.estado || query.estado === 'todas';
  const moment = query.estado_ate === undefined ? null : anchorInstant(query.estado_ate);
  const rows = await (isAll ? whole(db, values) : byState(db, [...values, query.estado, moment]));
  const [first] = rows;
  if (!first) return null;
  const anchors = first.moment ? { estado_ate: anchorOf(first.moment) } : {};
  return {
    total: first.total,
    anchors,
    items: rows.flatMap((row) => (row.question_id === null ? [] : [{ ...row, question_id: row.question_id }])),
  };
}

type Item = NonNullable<Awaited<ReturnType<typeof readItems>>>['items'][number];

/** A question beyond the daily limit: only its place in the list remains. */
const WITHHELD = { bloqueada: true, enunciado: '', alternativas: [] };

/** The collection's own answers, by question. */
const answersOf = (items: Item[]) =>
  new Map(
    items.flatMap(({ question_id: questionId, answer_id: id, version, answered_at: answeredAt, ...item }) =>
      id && version && answeredAt
        ? [
            [
              questionId,
              {
                questionId,
                id,
                version,
                answeredAt,
                alternativeId: item.alternative_id,
                correct: item.correct,
                revealed: item.revealed ?? false,
              },
            ] as const,
          ]
        : [],
    ),
  );

/** Returns the keys of questions in the shown wording, by question, and records that they were released. */
type ReleaseKeys = (shown: { id: number; version: number }[]) => Promise<Map<number, AnswerKey>>;

/**
 * One page of a collection's questions in study order, with the answers of its current epoch. New questions beyond the
 * daily limit are withheld; a page with only such questions is refused. Null when the collection is not the student's.
 * @param release gives the keys of all served questions; without it, keys of answered questions are given on request
 */
export async function listStudyQuestions(
  db: Database,
  collection: Collection,
  student: Student,
  query: StudyQuery,
  page: Page,
  release?: ReleaseKeys,
) {
  const found = await readItems(db, collection, student.id, query, page);
  if (!found) return null;
  const { total, anchors, items: rows } = found;
  const open = rows.filter((item) => !item.answer_id).map((item) => item.question_id);
  const withheld = await serveQuestions(db, student, open);
  if (withheld.size > 0 && withheld.size === rows.length) throw forbidden(refusalAt('questionsPerDay', student.limits));
  const views = await loadQuestions(
    db,
    rows.map((item) => item.question_id),
  );
  const viewOf = new Map(views.map((view) => [view.id, view]));
  const released = views.filter(({ id }) => !withheld.has(id)).map(({ id, versao }) => ({ id, version: versao }));
  const [placed, keys, things] = await Promise.all([
    compareWithCurrentWording(db, student, views, answersOf(rows), !release && query.gabarito === true),
    release?.(released),
    readStudentState(db, student.id, views),
  ]);
  const data = rows.flatMap((item) => {
    const view = viewOf.get(item.question_id);
    if (!view) return [];
    return [
      {
        ...view,
        ...things.get(view.id),
        numero: item.number ?? view.numero,
        variante: item.variant ?? view.variante,
        resposta: placed.get(view.id)?.resposta ?? null,
        gabarito: keys?.get(view.id) ?? placed.get(view.id)?.gabarito ?? null,
        redacao_anterior: placed.get(view.id)?.redacao_anterior ?? null,
        ...(withheld.has(item.question_id) && WITHHELD),
      },
    ];
  });
  return { ...listAnswer(data, total, page), ...anchors };
}
