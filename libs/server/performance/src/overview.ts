import type { ResultOf } from '@mapa/api-contract';
import { percentagesOf, rankByPriority, type SubjectRecord } from '@mapa/domain';
import { examIncidence } from '@mapa/server-catalogue';
import { type Database, executeNamed, type Student } from '@mapa/server-platform';
import { percentage, type SearchSources } from '@mapa/server-search';
import { GIVEN_AT, ownFirstAnswers } from '@mapa/server-study';
import { sql } from 'drizzle-orm';
import { findOffers, readWrongNow } from './offers';

type Overview = ResultOf<'GET /api/customer-area/performance'>;
type Suggestion = Overview['comece_por'][number];

const WEEKS = 26;
const MOST_SUGGESTIONS = 10;
const MOST_SURPRISES = 10;
/** Bounds of the stated difficulties, 1 to 5: easy up to the first, hard from the second. */
const EASY = 2;
const HARD = 4;

interface Tally {
  answered: number;
  correct: number;
}

interface GroupRow extends Record<string, unknown>, Tally {
  subject_id: number;
  subject: string;
  matter_id: number;
  matter: string;
  board_id: number | null;
  board: string | null;
}

interface WeekRow extends Record<string, unknown>, Tally {
  start: string;
  attempts: number;
  median_ms: number | null;
}

interface SurpriseRow extends Record<string, unknown> {
  question_id: number;
  subject_id: number;
  subject: string;
  difficulty: number;
  correct: boolean;
}

interface AskedRow extends Record<string, unknown> {
  subject_id: number;
  subject: string;
  matter_id: number;
  matter: string;
  asked: number;
}

/** All first answers of a student, joined with the questions that are not annulled. */
const ownAnswered = (studentId: string) => sql`
  (${ownFirstAnswers(studentId, sql`select question_id from answers where student_id = ${studentId}`)}) first
  join questions q on q.id = first.question_id and not q.annulled`;

const readGroups = (db: Database, studentId: string) =>
  executeNamed<GroupRow>(
    db,
    'overview-groups',
    sql`
    select s.id as subject_id, s.name as subject, m.id as matter_id, m.name as matter, b.id as board_id, b.acronym as board,
      count(*)::int as answered, count(*) filter (where first.correct)::int as correct
    from ${ownAnswered(studentId)}
    join subjects s on s.id = q.subject_id join subjects m on m.id = q.subject_path[1]
    left join institutions b on b.id = q.board_id
    where first.correct is not null
    group by s.id, s.name, m.id, m.name, b.id, b.acronym`,
  );

/** Weeks since the first answer, at most 26, including those without answers. */
const readWeeks = (db: Database, studentId: string) =>
  executeNamed<WeekRow>(
    db,
    'overview-weeks',
    sql`
    with given as (
      select ${weekOf(GIVEN_AT)} as week, a.elapsed_ms
      from answers a join users u on u.id = a.student_id
      where a.student_id = ${studentId} and a.alternative_id is not null),
    attempts as (
      select week, count(*)::int as attempts, percentile_cont(0.5) within group (order by elapsed_ms)::int as median_ms
      from given group by week),
    firsts as (
      select ${weekOf(sql`first.given_at`)} as week, count(*)::int as answered, count(*) filter (where first.correct)::int as correct
      from ${ownAnswered(studentId)} where first.correct is not null group by week),
    weeks as (
      select generate_series(
        (select greatest(min(week), ${weekOf(sql`now()`)} - interval '${sql.raw(String(WEEKS - 1))} weeks') from attempts having count(*) > 0),
        ${weekOf(sql`now()`)}, interval '1 week') as week)
    select to_char(weeks.week, 'YYYY-MM-DD') as start, coalesce(attempts, 0) as attempts, median_ms,
      coalesce(answered, 0) as answered, coalesce(correct, 0) as correct
    from weeks left join attempts using (week) left join firsts using (week) order by week`,
  );

/** SQL: Monday of an instant's week in Brasília. */
const weekOf = (instant: ReturnType<typeof sql>) =>
  sql`date_trunc('week', ${instant} at time zone 'America/Sao_Paulo')`;

const readSurprises = (db: Database, studentId: string) =>
  executeNamed<SurpriseRow>(
    db,
    'overview-surprises',
    sql`
    select question_id, subject_id, subject, difficulty, correct from (
      select q.id as question_id, s.id as subject_id, s.name as subject, q.difficulty, first.correct,
        row_number() over (partition by first.correct
          order by case when first.correct then -q.difficulty else q.difficulty end, first.given_at desc, q.id) as rank
      from ${ownAnswered(studentId)} join subjects s on s.id = q.subject_id
      where first.correct and q.difficulty >= ${HARD} or not first.correct and q.difficulty <= ${EASY}) ranked
    where rank <= ${MOST_SURPRISES} order by correct, rank`,
  );

/**
 * How often each subject is asked in the student's maps, in questions. A map with expected points counts with their
 * shares: how many questions it took of a subject is bounded by the bank.
 */
const readAsked = (db: Database, studentId: string) =>
  executeNamed<AskedRow>(
    db,
    'overview-asked',
    sql`
    select s.id as subject_id, s.name as subject, m.id as matter_id, m.name as matter,
      sum(coalesce(map.question_count * coalesce(p.points, 0) / total.points, ms.questions))::float8 as asked
    from student_maps chosen join question_maps map on map.id = chosen.map_id join map_subjects ms on ms.map_id = chosen.map_id
    left join lateral (select nullif(sum(points), 0) as points from map_points where map_id = chosen.map_id) total on true
    left join map_points p on p.map_id = ms.map_id and p.subject_id = ms.subject_id
    join subjects s on s.id = ms.subject_id join subjects m on m.id = s.path[1]
    where chosen.student_id = ${studentId} and chosen.removed_at is null
    group by s.id, s.name, m.id, m.name order by asked desc, s.name`,
  );

/** How often each leaf of the subject tree is asked in all papers. */
async function readAskedAnywhere(sources: SearchSources): Promise<AskedRow[]> {
  const { data } = await examIncidence(sources, sql`true`);
  const byId = new Map(data.map((node) => [node.id, node]));
  const parents = new Set(data.map(({ pai_id }) => pai_id));
  return data.flatMap((node) => {
    if (parents.has(node.id)) return [];
    let matter = node;
    for (let above = node; above.pai_id !== null;) {
      const parent = byId.get(above.pai_id);
      if (!parent) break;
      matter = above = parent;
    }
    return [
      { subject_id: node.id, subject: node.nome, matter_id: matter.id, matter: matter.nome, asked: node.questoes },
    ];
  });
}

const named = (id: number, nome: string) => ({ id, nome });
const tallyOf = ({ answered, correct }: Tally) => ({ respondidas: answered, certas: correct });

/** Sums of rows by a key, most answered first. */
function sumsBy<Row extends Tally>(rows: readonly Row[], keyOf: (row: Row) => number | null) {
  const sums = new Map<number, Tally & { rows: Row[] }>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const sum = sums.get(key) ?? { answered: 0, correct: 0, rows: [] };
    sum.answered += row.answered;
    sum.correct += row.correct;
    sum.rows.push(row);
    sums.set(key, sum);
  }
  return [...sums]
    .map(([id, sum]) => ({ id, ...sum }))
    .sort((one, other) => other.answered - one.answered || one.id - other.id);
}

/** The first subjects by priority that have something to do. */
async function suggest(
  asked: readonly AskedRow[],
  groups: readonly GroupRow[],
  find: ReturnType<typeof findOffers>,
): Promise<Suggestion[]> {
  const own = new Map(sumsBy(groups, ({ subject_id }) => subject_id).map((sum) => [sum.id, sum]));
  const total = asked.reduce((sum, row) => sum + row.asked, 0);
  const records = asked.map((row): AskedRow & SubjectRecord => ({
    ...row,
    incidence: row.asked / Math.max(total, 1),
    answered: own.get(row.subject_id)?.answered ?? 0,
    correct: own.get(row.subject_id)?.correct ?? 0,
  }));
  const ranked = rankByPriority(records);
  const offers = await find(
    ranked.map(({ subject_id }) => subject_id),
    MOST_SUGGESTIONS,
  );
  return ranked
    .flatMap((record) => {
      const offer = offers.get(record.subject_id);
      return offer ? [{ record, offer }] : [];
    })
    .map(({ record, offer }) => ({
      ...named(record.subject_id, record.subject),
      ...tallyOf(record),
      ...offer,
      materia: named(record.matter_id, record.matter),
      incidencia: percentage(record.incidence, 1),
      pontos_em_jogo: percentage(record.priority, 1),
    }));
}

/** Matérias by how much they are asked, with the student's results in them. */
function masteryOf(asked: readonly AskedRow[], groups: readonly GroupRow[]): NonNullable<Overview['dominio']> {
  const own = new Map(sumsBy(groups, ({ matter_id }) => matter_id).map((sum) => [sum.id, sum]));
  const matters = new Map<number, { name: string; asked: number }>();
  for (const { matter_id, matter, asked: count } of asked)
    matters.set(matter_id, { name: matter, asked: (matters.get(matter_id)?.asked ?? 0) + count });
  const heaviestFirst = [...matters].sort(([, one], [, other]) => other.asked - one.asked);
  const shares = percentagesOf(heaviestFirst.map(([, { asked: count }]) => count));
  return heaviestFirst.map(([id, { name }], at) => ({
    ...named(id, name),
    ...tallyOf(own.get(id) ?? { answered: 0, correct: 0 }),
    incidencia: shares[at] ?? 0,
  }));
}

/** A student's performance over all answers; without answers it only has suggestions by incidence. */
export async function readOverview(sources: SearchSources & { db: Database }, student: Student): Promise<Overview> {
  const { db } = sources;
  const studentId = student.id;
  const [wrong, { rows: groups }, { rows: weeks }, { rows: surprises }, { rows: asked }] = await Promise.all([
    readWrongNow(sources, student),
    readGroups(db, studentId),
    readWeeks(db, studentId),
    readSurprises(db, studentId),
    readAsked(db, studentId),
  ]);
  const weights = asked.length > 0 ? asked : await readAskedAnywhere(sources);
  const surprise = (isRight: boolean) =>
    surprises
      .filter(({ correct }) => correct === isRight)
      .map(({ question_id, subject_id, subject, difficulty }) => ({
        questao_id: question_id,
        assunto: named(subject_id, subject),
        dificuldade: difficulty,
      }));
  return {
    respondidas: groups.reduce((sum, row) => sum + row.answered, 0),
    certas: groups.reduce((sum, row) => sum + row.correct, 0),
    semanas: weeks.map((row) => ({
      inicio: row.start,
      respostas: row.attempts,
      ...tallyOf(row),
      tempo_mediano_ms: row.median_ms,
    })),
    bancas: sumsBy(groups, ({ board_id }) => board_id).map((sum) => ({
      ...named(sum.id, sum.rows[0]?.board ?? ''),
      ...tallyOf(sum),
      erradas_agora: wrong.boards.get(sum.id) ?? 0,
    })),
    materias: sumsBy(groups, ({ matter_id }) => matter_id).map((sum) => ({
      ...named(sum.id, sum.rows[0]?.matter ?? ''),
      ...tallyOf(sum),
      erradas_agora: wrong.subjects.get(sum.id) ?? 0,
      assuntos: sumsBy(sum.rows, ({ subject_id }) => subject_id).map((one) => ({
        ...named(one.id, one.rows[0]?.subject ?? ''),
        ...tallyOf(one),
        erradas_agora: wrong.subjects.get(one.id) ?? 0,
      })),
    })),
    comece_por: await suggest(weights, groups, findOffers(sources, student, wrong.subjects)),
    dominio: masteryOf(weights, groups),
    comece_por_base: asked.length > 0 ? 'mapas' : 'banco',
    faceis_erradas: surprise(false),
    dificeis_certas: surprise(true),
  };
}
