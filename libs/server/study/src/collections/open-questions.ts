import { bound } from '@mapa/server-platform';
import { sql, type SQL } from 'drizzle-orm';
import { type Collection, MAPS, NOTEBOOKS } from './collections';

/**
 * SQL: the questions of open numbers in the current epoch, with the columns of `itemsOf`, but without a look-up for
 * each question.
 */
const openIn = ({ own, parts, places, type }: Collection): string => `
  with own as (select * from (${own}) o where collection_id = any ($2::${type}[])),
  closed as (
    select distinct parts.collection_id, parts.slot from own
    join (${places}) p on p.collection_id = own.collection_id and p.epoch = own.epoch
    join (${parts}) parts on parts.collection_id = p.collection_id and parts.question_id = p.question_id)
  select parts.collection_id, parts.question_id from own join (${parts}) parts on parts.collection_id = own.collection_id
  where not exists (select from closed where closed.collection_id = parts.collection_id and closed.slot = parts.slot)`;

/** SQL: the questions of the open numbers of some maps of a student: `collection_id`, `question_id`. */
export const openInMaps = (studentId: string, ids: readonly number[]): SQL =>
  bound(openIn(MAPS), [studentId, sql.param(ids)]);

/** SQL: the same of notebooks. */
export const openInNotebooks = (studentId: string, ids: readonly string[]): SQL =>
  bound(openIn(NOTEBOOKS), [studentId, sql.param(ids)]);
