import type { ResultOf } from '@mapa/api-contract';
import type { PaperVariants } from '@mapa/server-search';
import { sql, type SQL } from 'drizzle-orm';

export type Variants = NonNullable<ResultOf<'GET /api/exam/{id}'>['variantes']> | null;

/**
 * The numbers of papers that are printed in several versions, as one JSON value; null without any.
 * @param where the rows of `exam_questions x` to consider
 */
export const variantsWhere = (where: SQL): SQL<Variants> => sql<Variants>`(
  select case when count(*) > 0 then json_build_object(
    'numeros', count(*)::int,
    'questoes', sum(versions)::int,
    'nomes', (select json_agg(distinct x.variant collate "C" order by x.variant collate "C") from exam_questions x where x.variant is not null and ${where})) end
  from (
    select count(*) as versions from exam_questions x where x.variant is not null and ${where}
    group by x.exam_id, x.slot having count(*) > 1) numbers)`;

/** The search index's counts of variants, in the wire's format. */
export const presentVariants = (variants: PaperVariants | null): Variants =>
  variants && { numeros: variants.numbers, questoes: variants.questions, nomes: variants.names };
