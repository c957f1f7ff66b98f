/**
 * What becomes of each table of the schema on a distributed engine (docs/scale.md). A table without a class is refused:
 * whoever adds one decides where its rows stand.
 */

/** Rows of one student, all on one node: distributed by `student_id`. */
const STUDENT = [
  ...['answers', 'answer_devices', 'map_answers', 'notebook_answers', 'student_questions', 'held_answers'],
  ...['student_maps', 'notebooks', 'notebook_questions', 'key_releases', 'served_questions'],
  ...['favorites', 'hidden_questions', 'hidden_spans', 'question_notes', 'question_marks', 'review_cards'],
  ...['sittings', 'sitting_items', 'sitting_recipes', 'study_plans', 'study_reminders', 'sessions'],
  'told_key_changes',
];

/**
 * What statements on students' rows join, and what students write for each other: a copy on every node, so that no such statement
 * leaves its node.
 */
const REFERENCE = [
  ...['users', 'institutions', 'subjects', 'exams', 'notices'],
  ...['questions', 'question_versions', 'question_version_texts', 'shared_texts', 'alternatives', 'exam_questions'],
  ...['question_maps', 'map_questions', 'map_subjects', 'map_points', 'map_orders'],
  ...['comments', 'comment_revisions', 'comment_votes', 'comment_views', 'comment_requests', 'reports', 'editais'],
  'published_maps',
  ...['item_booklets', 'booklet_items', 'exam_areas', 'calibrations', 'calibrated_items'],
];

/** Everything else stays on the coordinator: it is written rarely, or found by something other than a student. */
const LOCAL = [
  ...['documents', 'former_documents', 'media', 'subject_aliases', 'former_subjects', 'former_institutions'],
  ...['notice_editais', 'import_sources', 'import_source_questions', 'subject_models', 'bank_changes'],
  ...['identities', 'mail_tokens', 'ended_accounts', 'edital_chunks'],
  ...['plans', 'plan_prices', 'subscriptions', 'checkouts', 'checkout_keys', 'payments', 'payment_refunds'],
  ...['payment_events', 'payment_audit', 'sandbox_charges', 'sandbox_refunds', 'sandbox_recurrings'],
  ...['desk_papers', 'desk_files', 'desk_chunks', 'desk_questions', 'desk_pictures', 'desk_edits', 'desk_presence'],
  ...['desk_proposals', 'desk_tasks', 'key_revisions', 'key_changes', 'subject_acts', 'staff_audit'],
  ...['app_state', 'rate_limits'],
];

const classed = (names, kind) => names.map((name) => [name, kind]);

/** The class of each table: `student`, `reference` or `local`. */
export const CLASSES = new Map([
  ...classed(STUDENT, 'student'),
  ...classed(REFERENCE, 'reference'),
  ...classed(LOCAL, 'local'),
]);

/** Name of the column that the rows of `student` tables are distributed by. */
export const DISTRIBUTED_BY = 'student_id';

/**
 * What becomes of the functions that triggers of reference tables call. `copies`: they compute from the catalogue what
 * it says of itself, so each node does it on its own copy, with the same result. `once`: they write to a table of the
 * coordinator, so its copy alone has the trigger.
 */
export const TRIGGER_FUNCTIONS = new Map([
  ...classed(['arrange_touched_maps', 'arrange_renamed_subjects', 'arrange_ordered_maps', 'empty_maps'], 'copies'),
  ...classed(['revise_map', 'revise_maps_of_institutions', 'join_added_versions', 'forget_texts'], 'copies'),
  ...classed(['return_requests_of_comment', 'count_comment_votes', 'count_comment_views'], 'copies'),
  ...classed(['note_bank_questions', 'note_bank_exams', 'note_bank_exam', 'note_bank_subjects'], 'once'),
  ...classed(['note_bank_emptied', 'note_key_change'], 'once'),
]);

/** Functions that those of `copies` call. */
export const CALLED_FUNCTIONS = [
  ...['arrange_maps', 'rank_map_subjects', 'revise_maps', 'join_version', 'hold_key', 'whole_statement'],
  ...['alternative_words', 'shared_words', 'return_requests'],
];
