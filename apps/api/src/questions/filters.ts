import type { InputOf } from '@mapa/api-contract';
import type { QuestionOrder } from '@mapa/domain';
import { and, arrayOverlaps, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import { contains, folded, originConditions } from '../catalogue/origin';
import { bound, questions, type Student } from '@mapa/server-platform';
import { parseTextQuery, type TextQuery } from '@mapa/server-text';
import { isJudged, momentOf, OWN_SETS, ownConditions } from './own-state';

export type FacetQuery = InputOf<'GET /api/question/facet'>['query'];
export type QuestionQuery = InputOf<'GET /api/question'>['query'];
/** A filter of questions, by the own state as it was at the anchor, where there is one (docs/decisions/033). */
export type QuestionFilters = InputOf<'GET /api/question/count'>['query'] & Pick<QuestionQuery, 'estado_ate'>;

/** Orders by a column; what has no value there stands last, and equal ones the newest first. */
export const COLUMN_ORDERS: Partial<
  Record<QuestionOrder, { column: 'year' | 'difficulty'; direction: 'up' | 'down' }>
> = {
  recentes: { column: 'year', direction: 'down' },
  dificuldade: { column: 'difficulty', direction: 'up' },
  dificuldade_desc: { column: 'difficulty', direction: 'down' },
};

const CODE = /^q?(\d{1,9})$/i;

/** The id that a text names ("Q123" or "123"), or null. */
export function codeIn(text: string): number | null {
  const digits = CODE.exec(text.trim())?.[1];
  return digits ? Number(digits) : null;
}

const holdsTerms = (terms: string[]): SQL | undefined =>
  terms.length > 0 ? sql`${questions.search} @@ ${terms.map((term) => `'${term}'`).join(' & ')}::tsquery` : undefined;

function matches(query: TextQuery): SQL | undefined {
  switch (query.kind) {
    case 'term':
      return holdsTerms([query.term]);
    case 'phrase':
      return and(holdsTerms(query.terms), sql`strpos(${questions.searchWords}, ${query.words}) > 0`);
    case 'not':
      return sql`not (${matches(query.part)})`;
    case 'and':
      return and(...query.parts.map(matches));
    case 'or':
      return or(...query.parts.map(matches));
  }
}

function textCondition(text: string): SQL | undefined {
  const [code, query] = [codeIn(text), parseTextQuery(text)];
  return or(code === null ? undefined : eq(questions.id, code), query ? matches(query) : sql`false`);
}

const origin = { ...getTableColumns(questions), foldedPosition: folded(questions.position) };

function ownStateCondition(filters: QuestionFilters, student: Student | null): SQL | undefined {
  if (!student) return undefined;
  const values = [student.id, momentOf(filters.estado_ate)];
  const conditions = ownConditions(filters).map(({ set, side }) => {
    const within = sql`questions.id in (${bound(OWN_SETS[set], values)})`;
    return side === 'within' ? within : sql`not ${within}`;
  });
  return and(...conditions, isJudged(filters) ? sql`not questions.annulled` : undefined);
}

/** Which of the two kinds of hidden questions a condition lets through. */
export interface Shown {
  annulled: boolean;
  outdated: boolean;
}

/** Every condition of a filter but the two that hide annulled and outdated questions. */
function visibleConditions(filters: QuestionFilters, student: Student | null): (SQL | undefined)[] {
  const nodes = [...(filters.materia_id ?? []), ...(filters.assunto_id ?? [])];
  return [
    filters.id ? eq(questions.id, filters.id) : undefined,
    nodes.length ? arrayOverlaps(questions.subjectPath, nodes) : undefined,
    filters.prova_id?.length
      ? sql`questions.id in (select question_id from exam_questions where exam_id in ${filters.prova_id})`
      : undefined,
    ...originConditions(origin, filters),
    filters.dificuldade?.length ? inArray(questions.difficulty, filters.dificuldade) : undefined,
    filters.tipo?.length ? inArray(questions.kind, filters.tipo) : undefined,
    filters.area?.trim() ? contains(folded(questions.area), filters.area) : undefined,
    filters.comentada === undefined ? undefined : eq(questions.commented, filters.comentada),
    filters.busca?.trim() ? textCondition(filters.busca) : undefined,
    ownStateCondition(filters, student),
  ];
}

/** What a filter lets through. */
export const shownBy = (filters: QuestionFilters): Shown => ({
  // A question asked for by its id is shown whatever its state.
  annulled: filters.anuladas === 'incluir' || filters.id !== undefined,
  outdated: filters.desatualizadas === 'incluir' || filters.id !== undefined,
});

/** The condition of a filter on `questions`; a student's own state needs the student. */
export function questionCondition(
  filters: QuestionFilters,
  student: Student | null,
  shown: Shown = shownBy(filters),
): SQL | undefined {
  return and(
    ...visibleConditions(filters, student),
    shown.annulled ? undefined : eq(questions.annulled, false),
    shown.outdated ? undefined : eq(questions.outdated, false),
  );
}
