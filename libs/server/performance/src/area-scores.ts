import type { ResultOf } from '@mapa/api-contract';
import {
  areaName,
  type CalibrationModel,
  costOfErrors,
  DEFAULT_SCALE,
  type EstimatedItem,
  estimateAbility,
  estimateImputedAbility,
  fitOf,
  scaleOfArea,
  type Score,
  type ScoreScale,
  scoreOf,
} from '@mapa/domain';
import { sql } from 'drizzle-orm';
import { percentage } from '@mapa/server-search';
import type { Queryable } from '@mapa/server-platform';
import { LEAST_STUDENTS, WHOLE_PAPER } from './calibration/rules';
import { countSittings } from './calibration/sample';
import { readOwnAreas, type OwnItemRow } from './own-areas';
import type { ScoredSheet } from './sheets';

/** The score in one area, as returned by the call. */
export type AreaScore = ResultOf<'GET /api/customer-area/question/tri/performance/{id}'>['areas'][number];

const DEAREST_ERRORS = 10;

interface PublishedRow extends Record<string, unknown> {
  area: string;
  demonstration: boolean;
  scale_k: number | null;
  scale_d: number | null;
  language: string;
  a: number;
  b: number;
  c: number;
  /** Null if the paper lacks the booklet's number. */
  question_id: number | null;
  number: number;
  correct: boolean | null;
}

/** An item of an area, with the student's answer. */
interface AreaItem {
  /** Shared by items of two languages. */
  place: number;
  language: string;
  questionId: number | null;
  number: number | null;
  /** The verdict; null without an answer that counts. */
  isRight: boolean | null;
}

interface ScoredItem extends AreaItem {
  item: EstimatedItem;
}

/** What an area's scores are based on. */
interface Basis {
  method: AreaScore['metodo'];
  scale: ScoreScale;
  /** For our own parameters, the model and the number of students. */
  calibration: { model: CalibrationModel; students: number } | null;
}

const EXACT = new Array<number>(9).fill(0);

/**
 * The items that count in a score of a paper's areas, in the order of numbers: with parameters, not abandoned, of
 * questions that are not annulled. Numbers that the paper lacks are included without an answer.
 */
const readPublished = (db: Queryable, { examId, lines }: ScoredSheet) =>
  db.execute<PublishedRow>(sql`
    with sheet as (${lines})
    select ea.area, booklet.demonstration, booklet.scale_k, booklet.scale_d, item.language, item.a, item.b, item.c,
      sheet.question_id, item.position + ea.shift as number, sheet.correct
    from exam_areas ea
    join item_booklets booklet on booklet.id = ea.booklet_id
    join booklet_items item on item.booklet_id = booklet.id and item.a is not null and not item.abandoned
    left join sheet on sheet.number = item.position + ea.shift and coalesce(sheet.variant, '') = item.language
    left join questions q on q.id = sheet.question_id
    where ea.exam_id = ${examId} and q.annulled is not true
    order by min(item.position + ea.shift) over (partition by ea.area), number, item.language`);

/**
 * A student's scores by item response theory in the areas of a paper, in the order of their numbers: from published
 * parameters if there are any, otherwise from parameters estimated from other students' answers. Unanswered items are
 * left out, and the score is then marked as partial (docs/decisions/070 and 072).
 */
export async function scoreAreas(db: Queryable, sheet: ScoredSheet): Promise<AreaScore[]> {
  const [published, own] = await Promise.all([readPublished(db, sheet), readOwnAreas(db, sheet)]);
  const areas = new Map<string, PublishedRow[]>();
  for (const row of published.rows) areas.set(row.area, [...(areas.get(row.area) ?? []), row]);
  const scores = [...areas.values()].map((rows) => ({ first: rows[0]?.number ?? 0, score: scorePublished(rows) }));
  for (const { area, rows } of own) {
    if (rows.length === 0) continue;
    const students = rows[0]?.model ? (rows[0].students ?? 0) : await countSittings(db, area);
    scores.push({ first: rows[0]?.number ?? 0, score: scoreOwn(area.area, rows, students) });
  }
  return scores.sort((one, other) => one.first - other.first).map(({ score }) => score);
}

function scorePublished(rows: readonly PublishedRow[]): AreaScore {
  const [first] = rows;
  const code = first?.area ?? '';
  const area = scaleOfArea(code);
  return scoreArea(
    { code, name: areaName(code) },
    rows.map(({ a, b, c, number, language, question_id, correct }) => ({
      item: { a, b, c, covariance: EXACT },
      place: number,
      language,
      questionId: question_id,
      number,
      isRight: correct,
    })),
    {
      method: first?.demonstration ? 'demonstracao' : 'oficial',
      scale: { k: first?.scale_k ?? area.k, d: first?.scale_d ?? area.d },
      calibration: null,
    },
  );
}

/** With our own parameters the scale is that of the students here, whatever the area's official scale. */
function scoreOwn(code: string, rows: readonly OwnItemRow[], students: number): AreaScore {
  const area = { code, name: code === WHOLE_PAPER.code ? WHOLE_PAPER.name : areaName(code) };
  const items = rows.map((row) => ({
    place: row.slot,
    language: row.language,
    questionId: row.question_id,
    number: row.number,
    isRight: row.correct,
    row,
  }));
  const scored = items.flatMap(({ row: { a, b, c, covariance }, ...item }): ScoredItem[] =>
    a === null || b === null || c === null ? [] : [{ ...item, item: { a, b, c, covariance: covariance ?? EXACT } }],
  );
  const model = rows[0]?.model ?? null;
  const sample = { amostra: students, amostra_necessaria: LEAST_STUDENTS };
  if (model === null || scored.length === 0) return { ...unscored(area, items), ...sample };
  return {
    ...scoreArea(area, scored, { method: 'propria', scale: DEFAULT_SCALE, calibration: { model, students } }),
    ...sample,
  };
}

interface AreaTitle {
  code: string;
  name: string;
}

/** Counts of an area's items and answers, in the student's language. */
function countsOf<Row extends AreaItem>(rows: readonly Row[]) {
  const language = languageOf(rows);
  const counted = numbersOf(rows, language);
  const answered = counted.flatMap((row) => (row.isRight === null ? [] : [{ ...row, isRight: row.isRight }]));
  return {
    answered,
    fields: {
      parcial: answered.length < counted.length,
      cobertura: percentage(answered.length, counted.length),
      itens: counted.length,
      respondidas: answered.length,
      certas: answered.filter(({ isRight }) => isRight).length,
      lingua: language,
    },
  };
}

const unscored = ({ code, name }: AreaTitle, rows: readonly AreaItem[]): AreaScore => ({
  area: code,
  nome: name,
  metodo: 'sem_base',
  nota: null,
  erro_padrao: null,
  ...countsOf(rows).fields,
  ajuste: null,
  erros_caros: [],
});

function scoreArea(area: AreaTitle, rows: readonly ScoredItem[], basis: Basis): AreaScore {
  const { answered, fields } = countsOf(rows);
  if (answered.length === 0) return unscored(area, rows);
  const score = scoreAnswers(answered, basis);
  const fit = fitOf(answered);
  return {
    area: area.code,
    nome: area.name,
    metodo: basis.method,
    ...(basis.calibration && { modelo: basis.calibration.model }),
    nota: score.score,
    erro_padrao: score.standardError,
    ...fields,
    ajuste: fit && { lz: fit.lz, p: fit.p },
    erros_caros: costOfErrors(answered, basis.scale)
      .slice(0, DEAREST_ERRORS)
      .flatMap(({ index, points }) => {
        const row = answered[index];
        return row?.questionId ? [{ questao_id: row.questionId, numero: row.number, pontos: points }] : [];
      }),
  };
}

/** Published parameters count as exact; the errors of our own are carried into the score's. */
function scoreAnswers(
  answered: readonly { item: EstimatedItem; isRight: boolean }[],
  { scale, calibration }: Basis,
): Score {
  const ability = calibration
    ? estimateImputedAbility(answered, { sharedSlope: calibration.model === 'rasch' })
    : estimateAbility(answered);
  return scoreOf(ability, scale);
}

/** The language with most answers; null without answers, or if the area has no languages. */
function languageOf(rows: readonly AreaItem[]): string | null {
  const answered = new Map<string, number>();
  for (const { language, isRight } of rows)
    if (language !== '' && isRight !== null) answered.set(language, (answered.get(language) ?? 0) + 1);
  const [most] = [...answered].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

/** The rows of one language; before one is chosen, each number once. */
function numbersOf<Row extends AreaItem>(rows: readonly Row[], language: string | null): Row[] {
  const seen = new Set<number>();
  return rows.filter((row) => {
    if (row.language !== '' && language !== null) return row.language === language;
    if (seen.has(row.place)) return false;
    seen.add(row.place);
    return true;
  });
}
