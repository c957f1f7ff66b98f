import type { ResultOf } from '@mapa/api-contract';
import { noticeState, type EXAM_FILTERS, type NoticeState, type NOTICE_FILTERS } from '@mapa/domain';
import { and, arrayOverlaps, count, inArray, or, sql, type SQL } from 'drizzle-orm';
import { exams, notices, type Queryable, questionMaps } from '@mapa/server-platform';
import { body, contains, folded, isOneOf, type ListConditions, originConditions } from '@mapa/server-search';
import { isListed } from './papers/map-editions';

type Notice = NonNullable<ResultOf<'GET /api/exam/{id}'>['edital']>;
type NoticeRow = typeof notices.$inferSelect;

/** How many papers and maps a body has. */
export interface BodyCounts {
  papers: number;
  maps: number;
}

const { opensOn, closesOn, examOn, suspended } = notices;

/** The conditions of `noticeState` in SQL that an index supports; catalogue/notices.spec.ts compares the two. */
const IN_STATE: Record<NoticeState, (today: string) => SQL> = {
  suspenso: () => sql`${suspended}`,
  previsto: (today) =>
    sql`(not ${suspended} and (${opensOn} > ${today} or (${opensOn} is null and ${examOn} < ${today} is not true)))`,
  aberto: (today) => sql`(not ${suspended} and ${opensOn} <= ${today} and ${closesOn} >= ${today})`,
  encerrado: (today) =>
    sql`(not ${suspended} and (${closesOn} < ${today} or (${closesOn} is null and ${examOn} < ${today})))`,
};

const SEARCHED = [exams.foldedName, notices.foldedPositions, folded(body.acronym), folded(body.name)];

/**
 * SQL conditions of each filter on an exam with its notice and its body.
 * @param today AAAA-MM-DD, in Brasília
 */
export const noticeConditions = (today: string): ListConditions<typeof EXAM_FILTERS & typeof NOTICE_FILTERS> => ({
  ...originConditions({ ...exams, foldedPosition: notices.foldedPositions }),
  busca: (words) => or(...SEARCHED.map((text) => contains(text, words))),
  uf: isOneOf(exams.state),
  escolaridade: (levels) => arrayOverlaps(notices.educationLevels, levels),
  situacao: (states) => or(...states.map((state) => IN_STATE[state](today))),
  esfera: isOneOf(notices.sphere),
  salario_min: (reais) => sql`${notices.salaryMaxCents} >= ${reais * 100}`,
});

/**
 * Sort order by deadline: open notices by closing date, announced ones by opening date, suspended ones, then closed
 * ones, latest first.
 */
export const byDeadline = (today: string): SQL[] => [
  sql`case when ${IN_STATE.aberto(today)} then 0 when ${IN_STATE.previsto(today)} then 1 when ${suspended} then 2 else 3 end`,
  sql`case when ${IN_STATE.previsto(today)} then ${opensOn} when ${IN_STATE.encerrado(today)} then null else ${closesOn} end asc nulls last`,
  sql`coalesce(${closesOn}, ${examOn}) desc nulls last`,
];

export const BY_SALARY: SQL = sql`${notices.salaryMaxCents} desc nulls last`;

/** Counts of papers and maps of some bodies, by the body's id. */
export async function bodyCounts(db: Queryable, bodies: number[]): Promise<Map<number, BodyCounts>> {
  if (bodies.length === 0) return new Map();
  const [papers, maps] = await Promise.all([
    db
      .select({ body: exams.institutionId, count: count() })
      .from(exams)
      .where(and(inArray(exams.institutionId, bodies), exams.given))
      .groupBy(exams.institutionId),
    db
      .select({ body: questionMaps.institutionId, count: count() })
      .from(questionMaps)
      .where(and(inArray(questionMaps.institutionId, bodies), isListed))
      .groupBy(questionMaps.institutionId),
  ]);
  const of = (rows: { body: number | null; count: number }[], body: number) =>
    rows.find((row) => row.body === body)?.count ?? 0;
  return new Map(bodies.map((body) => [body, { papers: of(papers, body), maps: of(maps, body) }]));
}

/** A notice with its state on the day `today` (AAAA-MM-DD). */
export function presentNotice(row: NoticeRow, { papers, maps }: BodyCounts, today: string): Notice {
  const dates = {
    inscricoes_de: row.opensOn,
    inscricoes_ate: row.closesOn,
    data_prova: row.examOn,
    suspenso: row.suspended,
  };
  return {
    situacao: noticeState(dates, today),
    ...dates,
    esfera: row.sphere,
    escolaridades: row.educationLevels,
    cargos: row.positions,
    vagas: row.vacancies,
    cadastro_reserva: row.reserveList,
    salario_min_centavos: row.salaryMinCents,
    salario_max_centavos: row.salaryMaxCents,
    taxa_centavos: row.feeCents,
    link: row.url,
    observacao: row.remark,
    ...(row.negativeMarking !== null && { penaliza_erro: row.negativeMarking }),
    provas_orgao: papers,
    mapas_orgao: maps,
  };
}
