import type { ResultOf } from '@mapa/api-contract';
import { areaName, ENEM_DAYS, sittingMinutes, type SittingPart } from '@mapa/domain';
import { type Queryable, refuse } from '@mapa/server-platform';
import { SITTING } from './errors/error-messages';
import { sql } from 'drizzle-orm';
import type { ItemQuestion } from './start/items';

type Offer = ResultOf<'GET /api/customer-area/exam/sitting-offer/{id}'>;

interface PaperRow extends Record<string, unknown>, ItemQuestion {
  slot: number;
}

/** A paper's data for a sitting. */
export interface Paper {
  name: string;
  /** Duration stated by the paper, in minutes; null without one. */
  minutes: number | null;
  rows: PaperRow[];
}

/** A paper's questions in order, each with the code of its area, or ''. Undefined for an unknown paper. */
export async function readPaper(db: Queryable, examId: number): Promise<Paper | undefined> {
  const { rows } = await db.execute<PaperRow & { name: string; minutes: number | null }>(sql`
    select e.name, e.duration_minutes as minutes, eq.question_id, eq.slot, eq.number, eq.variant, q.current_version as version, q.annulled, coalesce((
        select ea.area from exam_areas ea join booklet_items item on item.booklet_id = ea.booklet_id
        where ea.exam_id = e.id and item.position + ea.shift = eq.number and item.language = coalesce(eq.variant, '') limit 1), '') as area
    from exams e left join exam_questions eq on eq.exam_id = e.id left join questions q on q.id = eq.question_id
    where e.id = ${examId} order by eq.slot, eq.variant nulls first, eq.question_id`);
  const [first] = rows;
  if (!first) return undefined;
  return { name: first.name, minutes: first.minutes, rows: rows.filter(({ question_id }) => question_id !== null) };
}

/** A paper's numbers by area, in order; a number in two languages counts once. */
function partsOf(rows: readonly PaperRow[]): SittingPart[] {
  const slots = new Map<string, Set<number>>();
  for (const { area, slot } of rows) slots.set(area, (slots.get(area) ?? new Set()).add(slot));
  return [...slots].map(([area, numbers]) => ({ area, numbers: numbers.size }));
}

const countNumbers = (rows: readonly PaperRow[]): number => new Set(rows.map(({ slot }) => slot)).size;

const languagesOf = (rows: readonly PaperRow[]): string[] => [
  ...new Set(rows.flatMap(({ variant }) => (variant === null ? [] : [variant]))),
];

/** The options for a sitting of a paper. */
export function offerOf(
  { name, minutes, rows }: Paper,
  examId: number,
  { openId, hasNegativeMarking }: { openId: string | null; hasNegativeMarking: boolean },
): Offer {
  const parts = partsOf(rows);
  const paper = { minutes, numbers: countNumbers(rows) };
  return {
    prova_id: examId,
    nome: name,
    areas: parts
      .filter(({ area }) => area !== '')
      .map((part) => ({
        area: part.area,
        nome: areaName(part.area),
        numeros: part.numbers,
        duracao_min: sittingMinutes([part], paper),
      })),
    dias: ENEM_DAYS.flatMap(({ label, areas }) => {
      const ofDay = parts.filter(({ area }) => areas.some((one) => one === area));
      if (ofDay.length < areas.length) return [];
      const numeros = ofDay.reduce((sum, { numbers }) => sum + numbers, 0);
      return [{ nome: label, areas: [...areas], numeros, duracao_min: sittingMinutes(ofDay, paper) }];
    }),
    numeros: paper.numbers,
    duracao_min: sittingMinutes(parts, paper),
    idiomas: languagesOf(rows),
    areas_com_idioma: [
      ...new Set(rows.flatMap(({ area, variant }) => (variant !== null && area !== '' ? [area] : []))),
    ],
    penaliza_erro: hasNegativeMarking,
    aberto_id: openId,
  };
}

/** The chosen part of a paper. */
export interface Choice {
  /** In the paper's order; empty for the whole paper. */
  areas: string[];
  language: string | null;
  durationMs: number;
  rows: PaperRow[];
}

const MINUTE_MS = 60_000;

/**
 * The questions of some areas in one language, with their time. Refuses areas and languages that the paper does not
 * have.
 */
export function choosePart(
  { minutes, rows }: Paper,
  wanted: { areas: readonly string[]; language: string | null },
): Choice {
  if (rows.length === 0) throw refuse(SITTING.noQuestions);
  const parts = partsOf(rows);
  const foreign = wanted.areas.find((area) => !parts.some((part) => part.area === area && area !== ''));
  if (foreign !== undefined) throw refuse(SITTING.unknownArea, { area: foreign });
  const isWhole = wanted.areas.length === 0;
  const ofAreas = rows.filter(({ area }) => isWhole || wanted.areas.includes(area));
  const languages = languagesOf(ofAreas);
  if (languages.length > 0 && wanted.language === null) throw refuse(SITTING.languageMissing);
  if (languages.length > 0 && !languages.includes(wanted.language ?? '')) throw refuse(SITTING.unknownLanguage);
  const chosen = ofAreas.filter(({ variant }) => variant === null || variant === wanted.language);
  const chosenParts = partsOf(chosen);
  const paper = { minutes, numbers: countNumbers(rows) };
  return {
    areas: isWhole ? [] : parts.map(({ area }) => area).filter((area) => wanted.areas.includes(area)),
    language: languages.length > 0 ? wanted.language : null,
    durationMs: sittingMinutes(chosenParts, paper) * MINUTE_MS,
    rows: chosen,
  };
}
