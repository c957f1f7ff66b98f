import { figure } from '../report/figure.mjs';
import { ask } from '../system/clusters.mjs';

/** Ids of the existing answers: the generated ones, before a drill begins. */
export const answersBefore = async (adminUrl) =>
  new Set((await ask(adminUrl, 'select id from answers')).map(({ id }) => id));

/** A student's questions that were counted more often than answered. */
const COUNTED_TWICE = `
  select count(*)::int as doubled from student_questions q
  where q.attempts > (select count(*) from answers a where a.student_id = q.student_id and a.question_id = q.question_id)`;

/**
 * Compares every confirmed answer with the database.
 *
 * @returns `{ lost, doubled, crossed, stored, confirmed, inFlight }`: lists of ids, but for the last three
 */
export async function auditAnswers(answering, adminUrl, before) {
  const rows = await ask(
    adminUrl,
    'select id, student_id as student, question_id as question, alternative_id as alternative from answers',
  );
  const result = answering.ledger.compare(rows.filter(({ id }) => !before.has(id)));
  const [{ doubled }] = await ask(adminUrl, COUNTED_TWICE);
  return { ...result, confirmed: result.kept, doubled: result.doubled.length + doubled };
}

/** Responses after which sending again is useless: neither 200 nor "not now". */
const refusedForGood = ({ statuses }) =>
  Object.entries(statuses)
    .filter(([status]) => !['200', '502', '503', '504'].includes(status))
    .reduce((sum, [, number]) => sum + number, 0);

/** The figures of every drill with answers. */
export async function auditFigures(answering, adminUrl, before) {
  const { confirmed, lost, doubled, crossed, inFlight, unasked } = await auditAnswers(answering, adminUrl, before);
  const { seen } = answering;
  return [
    figure('answers confirmed', confirmed, '> 0', confirmed > 0),
    figure('confirmed and lost', lost.length, '0', lost.length === 0),
    figure('counted twice', doubled, '0', doubled === 0),
    figure('stored otherwise than given', crossed.length + unasked.length, '0', crossed.length + unasked.length === 0),
    figure('refused for good', refusedForGood(seen), '0', refusedForGood(seen) === 0),
    figure('never confirmed', inFlight, '0', inFlight === 0),
    figure('sent again after its confirmation', seen.repeated),
    figure('told "not now" and sent again', seen.statuses[503] ?? 0),
    figure('longest time without a confirmation, s', seconds(seen.longestPauseMs)),
  ];
}

/** Milliseconds as seconds with one decimal. */
export const seconds = (ms) => Math.round(ms / 100) / 10;
