/** The data from which a subject's priority is computed. */
export interface SubjectRecord {
  /** Share of the questions asked that belong to the subject, 0–1. */
  incidence: number;
  /** First answers to its questions. */
  answered: number;
  correct: number;
}

/** Weight of the student's overall share in a subject's share, in answers. */
const PRIOR_WEIGHT = 4;

/** Assumed share of wrong answers for a student without answers. */
const UNKNOWN_SHARE_WRONG = 0.5;

/**
 * Expected share of wrong answers in a subject, 0–1: the mean of a beta distribution whose prior is the student's share
 * over all subjects with the weight of four answers (Gelman et al., Bayesian Data Analysis, 3rd ed., §2.4 and §5.1). One
 * wrong answer alone therefore ranks no subject first, and a subject without answers counts as an average one.
 */
export const expectedShareWrong = (
  { answered, correct }: Pick<SubjectRecord, 'answered' | 'correct'>,
  overall: number = UNKNOWN_SHARE_WRONG,
): number => (answered - correct + PRIOR_WEIGHT * overall) / (answered + PRIOR_WEIGHT);

/**
 * Priority of each subject for further study, 0–1: incidence × expected share wrong, the share of an exam's questions that
 * the student would miss in it. Highest first; subjects of equal priority keep their order.
 */
export function rankByPriority<Subject extends SubjectRecord>(
  subjects: readonly Subject[],
): (Subject & { priority: number })[] {
  const answered = subjects.reduce((sum, subject) => sum + subject.answered, 0);
  const wrong = subjects.reduce((sum, subject) => sum + subject.answered - subject.correct, 0);
  const overall = answered > 0 ? wrong / answered : UNKNOWN_SHARE_WRONG;
  return subjects
    .map((subject) => ({ ...subject, priority: subject.incidence * expectedShareWrong(subject, overall) }))
    .sort((one, other) => other.priority - one.priority);
}

/** The basis of the incidence behind a priority, by value on the wire. */
export const PRIORITY_BASES = [
  { value: 'mapas', label: 'nos seus mapas' },
  { value: 'banco', label: 'em todas as provas' },
] as const;
