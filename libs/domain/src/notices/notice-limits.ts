/** Greatest lengths, numbers and amounts of a notice's fields, in files and at the desk. */
export const NOTICE_LIMITS = {
  /** Characters of a name: the notice's, a position's. */
  name: 200,
  /** Characters of a body or a board: acronym and name in one text. */
  institution: 250,
  /** Characters of its remark. */
  remark: 300,
  positions: 100,
  vacancies: 1_000_000,
  /** Of a salary or a fee, in centavos. */
  cents: 1_000_000_000,
} as const;
