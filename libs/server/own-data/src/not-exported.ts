const INTERNAL = 'how rows are found, ordered or compared; it tells nothing that the other columns do not';
const DERIVED = 'computed from the answers, which are handed over, and computed anew when it is lost';
const VERDICT = 'handed over as it is shown: null while the question is annulled';
const AT_PROVIDER = "how the provider is asked and what it calls things; the payment's own id is handed over";
const TO_PAY = 'by what an open payment is paid; it is worth nothing afterwards, and the amount is handed over';
const PRICE = 'a row of the price list; what was paid is handed over';

/** Columns that refer to a user and are not exported, each with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'desk_papers.owner_id': 'a paper that the staff brings in belongs to the bank',
  'desk_proposals.author_id': 'a correction of the bank that somebody of the staff proposes belongs to the bank',
  'desk_proposals.decided_by': 'a decision on it belongs to the bank',
  'desk_tasks.staff_id': 'a change of the bank that somebody of the staff ordered belongs to the bank',
  'desk_presence.staff_id': 'which draft of the bank somebody has open at work, for seconds',
  'reports.decided_by': "a moderator's decision belongs to the report, and the report to the student who wrote it",
  'question_maps.owner_id': 'a map that was made of an edital, which is handed over; it stands among the maps as well',
  'hidden_spans.student_id':
    'for a week, when a question was hidden that is so no more: until the lists that were open then are closed',
  'checkout_keys.student_id': 'which attempt a payment was sent by: hashes, and the payment itself is handed over',
  'mail_tokens.student_id':
    'hashes of links that were sent by mail: secrets that live for minutes or days, and nothing that a person could read',
};

/** Columns of exported tables that are not exported, each with the reason. */
export const NOT_EXPORTED_COLUMNS: Readonly<Record<string, string>> = {
  'users.password_hash': 'a secret',
  'sessions.id': 'stands in the token: a secret',
  'student_maps.migrated_epoch': INTERNAL,
  'answers.correct': VERDICT,
  'answers.took_place': INTERNAL,
  'sittings.entered_at': INTERNAL,
  'sittings.seed': INTERNAL,
  'sitting_items.answer_id': INTERNAL,
  'sitting_items.annulled': 'what the bank said of the question, and nothing of the student',
  'map_answers.correct': VERDICT,
  'map_answers.arrived_at': INTERNAL,
  'notebook_answers.correct': VERDICT,
  'notebook_answers.arrived_at': INTERNAL,
  'student_questions.correct': VERDICT,
  'student_questions.changed_at': INTERNAL,
  'review_cards.answer_id': DERIVED,
  'review_cards.attempts': DERIVED,
  'review_cards.question_version': DERIVED,
  'review_cards.stability': DERIVED,
  'review_cards.schedule_version': DERIVED,
  'question_notes.revision': INTERNAL,
  'question_marks.revision': INTERNAL,
  'told_key_changes.change_id': INTERNAL,
  'editais.revision': INTERNAL,
  'editais.reading_id': INTERNAL,
  'reports.id': INTERNAL,
  'reports.decided_by': 'says who of the staff decided',
  'checkouts.price_id': PRICE,
  'checkouts.paid_by': INTERNAL,
  'payments.price_id': PRICE,
  'payments.provider_id': AT_PROVIDER,
  'payments.recurring_id': AT_PROVIDER,
  'payments.provider_key': AT_PROVIDER,
  'payments.provider_updated_at': AT_PROVIDER,
  'payments.check_at': AT_PROVIDER,
  'payments.verdict': INTERNAL,
  'payments.pix_code': TO_PAY,
  'payments.boleto_line': TO_PAY,
  'payments.boleto_barcode': TO_PAY,
  'payments.boleto_url': TO_PAY,
  'subscriptions.price_id': PRICE,
  'subscriptions.provider_id': AT_PROVIDER,
  'subscriptions.dunned': 'how many mails on a failed renewal have gone out',
};
