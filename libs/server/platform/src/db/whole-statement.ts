/**
 * SQL: the statement of a version as readers see it, shared texts before its own. Equal to the database's
 * `whole_statement`, which triggers call, at a tenth of the cost per row.
 * @param of `question_versions` or its alias
 */
export const wholeStatementOf = (of: string): string => `(coalesce((
  select string_agg(shared.html, '' order by shown.place) from question_version_texts shown
  join shared_texts shared on shared.id = shown.text_id
  where shown.question_id = ${of}.question_id and shown.version = ${of}.version), '') || ${of}.statement)`;
