import type { ResultOf } from '@mapa/api-contract';
import {
  areaName,
  costOfErrors,
  estimateAbility,
  fitOf,
  type Item,
  type ItemAnswer,
  scaleOfArea,
  type ScoreScale,
  scoreOf,
} from '@mapa/domain';
import { sql } from 'drizzle-orm';
import { percentage } from '@mapa/server-search';
import { ownFirstAnswers } from '@mapa/server-study';
import type { Queryable } from '@mapa/server-platform';

type AreaScore = ResultOf<'GET /api/customer-area/question/tri/performance/{id}'>['areas'][number];

const DEAREST_ERRORS = 10;

interface ItemRow extends Record<string, unknown> {
  area: string;
  demonstration: boolean;
  scale_k: number | null;
  scale_d: number | null;
  language: string;
  a: number;
  b: number;
  c: number;
  /** Null where the paper lacks the booklet's number. */
  question_id: number | null;
  number: number;
  /** The student's first answer; null where there is none that counts. */
  correct: boolean | null;
}

/**
 * The items of a paper's areas that count in a score, in the order of its numbers: with parameters, not abandoned, of questions that
 * are not annulled; numbers that the paper lacks are among them, without an answer. An answer after a release of its key does not count.
 */
const readItems = (db: Queryable, studentId: string, examId: number) =>
  db.execute<ItemRow>(sql`
    with own as (
      select * from (${ownFirstAnswers(studentId, sql`select question_id from exam_questions where exam_id = ${examId}`)}) f
      where not key_released)
    select ea.area, booklet.demonstration, booklet.scale_k, booklet.scale_d, item.language, item.a, item.b, item.c,
      eq.question_id, item.position + ea.shift as number, own.correct
    from exam_areas ea
    join item_booklets booklet on booklet.id = ea.booklet_id
    join booklet_items item on item.booklet_id = booklet.id and item.a is not null and not item.abandoned
    left join exam_questions eq on eq.exam_id = ea.exam_id and eq.number = item.position + ea.shift
      and coalesce(eq.variant, '') = item.language
    left join questions q on q.id = eq.question_id
    left join own on own.question_id = eq.question_id
    where ea.exam_id = ${examId} and q.annulled is not true
    order by min(item.position + ea.shift) over (partition by ea.area), number, item.language`);

/**
 * A student's scores by item response theory in the areas of a paper that item parameters exist of, in the order of their
 * numbers. What was not answered is left out, and the score then says that it is partial (docs/decisions/070).
 */
export async function readAreaScores(db: Queryable, studentId: string, examId: number): Promise<AreaScore[]> {
  const { rows } = await readItems(db, studentId, examId);
  const areas = new Map<string, ItemRow[]>();
  for (const row of rows) areas.set(row.area, [...(areas.get(row.area) ?? []), row]);
  return [...areas.values()].map(scoreArea);
}

function scoreArea(rows: ItemRow[]): AreaScore {
  const [first] = rows;
  const code = first?.area ?? '';
  const language = languageOf(rows);
  const counted = numbersOf(rows, language);
  const answered = counted.flatMap((row) =>
    row.correct === null ? [] : [{ row, answer: answerOf(row, row.correct) }],
  );
  const answers = answered.map(({ answer }) => answer);
  const area = scaleOfArea(code);
  const scale: ScoreScale = { k: first?.scale_k ?? area.k, d: first?.scale_d ?? area.d };
  const score = answers.length > 0 ? scoreOf(estimateAbility(answers), scale) : null;
  const fit = fitOf(answers);
  return {
    area: code,
    nome: areaName(code),
    metodo: score === null ? 'sem_base' : first?.demonstration ? 'demonstracao' : 'oficial',
    nota: score?.score ?? null,
    erro_padrao: score?.standardError ?? null,
    parcial: answers.length < counted.length,
    cobertura: percentage(answers.length, counted.length),
    itens: counted.length,
    respondidas: answers.length,
    certas: answers.filter(({ isRight }) => isRight).length,
    lingua: language,
    ajuste: fit && { lz: fit.lz, p: fit.p },
    erros_caros: costOfErrors(answers, scale)
      .slice(0, DEAREST_ERRORS)
      .flatMap(({ index, points }) => {
        const row = answered[index]?.row;
        return row?.question_id ? [{ questao_id: row.question_id, numero: row.number, pontos: points }] : [];
      }),
  };
}

const answerOf = ({ a, b, c }: Item, isRight: boolean): ItemAnswer => ({ item: { a, b, c }, isRight });

/** The language that most was answered in; null where nothing was, or the area has none. */
function languageOf(rows: ItemRow[]): string | null {
  const answered = new Map<string, number>();
  for (const { language, correct } of rows)
    if (language !== '' && correct !== null) answered.set(language, (answered.get(language) ?? 0) + 1);
  const [most] = [...answered].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

/** The rows of one language; before one is chosen, each number once. */
function numbersOf(rows: ItemRow[], language: string | null): ItemRow[] {
  const seen = new Set<number>();
  return rows.filter((row) => {
    if (row.language !== '' && language !== null) return row.language === language;
    if (seen.has(row.number)) return false;
    seen.add(row.number);
    return true;
  });
}
