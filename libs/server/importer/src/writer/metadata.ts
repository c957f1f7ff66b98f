import type { questions } from '@mapa/server-platform';
import { type QuestionState, STATE_NAMES, statesKept } from '../model/question-states';
import type { Origin } from './exam';
import type { SpooledQuestion } from './spool';
import type { Subject } from './subjects';

type Stored = typeof questions.$inferSelect;
type Metadata = Pick<
  Stored,
  | 'subjectId'
  | 'subjectPath'
  | 'subjectSuggested'
  | 'examId'
  | 'boardId'
  | 'institutionId'
  | 'year'
  | 'educationLevel'
  | 'position'
  | 'area'
  | 'difficulty'
  | 'annulled'
  | 'outdated'
  | 'statusReason'
>;

/** The metadata of a question: all columns except its wording. */
export function metadataOf(
  { question, subject, isSuggested }: { question: SpooledQuestion; subject: Subject; isSuggested: boolean },
  origin: Origin,
): Metadata {
  return {
    subjectId: subject.id,
    subjectPath: subject.path,
    subjectSuggested: isSuggested,
    examId: origin.examId,
    boardId: origin.boardId,
    institutionId: origin.institutionId,
    year: question.year ?? origin.year,
    educationLevel: origin.educationLevel,
    position: origin.position,
    area: origin.area,
    difficulty: question.difficulty,
    annulled: question.annulled,
    outdated: question.outdated,
    statusReason: question.statusReason,
  };
}

/** States that a file sets and the bank lacks, except those that the staff withdrew. */
const statesGiven = (
  stored: Pick<Stored, QuestionState | 'decided'>,
  wanted: Pick<Metadata, QuestionState>,
): QuestionState[] => statesKept(wanted, stored).filter((state) => !stored.decided.includes(state));

/**
 * Whether a file and the bank differ in a question's state: the file marks it as annulled or outdated, or the command
 * withdraws unmarked states. A file alone never changes a state set by a person.
 */
export const saysOtherwise = (
  stored: Stored,
  wanted: Pick<Metadata, QuestionState>,
  withdraws: readonly QuestionState[],
): boolean =>
  statesGiven(stored, wanted).length > 0 || statesKept(stored, wanted).some((state) => withdraws.includes(state));

/** A state set by the staff also has the staff's reason. */
const hasDecidedState = ({ decided }: Stored): boolean => STATE_NAMES.some((state) => decided.includes(state));

const FACTS = [
  'boardId',
  'institutionId',
  'year',
  'educationLevel',
  'position',
  'area',
  'difficulty',
  'statusReason',
] as const;

/** The relation of a file to a stored question. */
interface Standing {
  isOwn: boolean;
  isAlone: boolean;
  isNoSubject: (id: number) => boolean;
  withdraws: readonly QuestionState[];
}

/**
 * The changed metadata of a stored question; null when nothing changes. The question's own file may correct stored
 * values; another file with the same question only adds a missing difficulty or subject; neither deletes a value. A
 * suggested subject yields to one that a file states, and never replaces another (docs/decisions/067). Only the command
 * withdraws a state (docs/decisions/103). Decisions of the staff stay (docs/decisions/144).
 */
export function metadataChanges(
  stored: Stored,
  wanted: Metadata,
  { isOwn, isAlone, isNoSubject, withdraws }: Standing,
): Partial<Metadata> | null {
  const changes: Partial<Metadata> = {};
  for (const fact of FACTS) {
    const value = fact === 'statusReason' && hasDecidedState(stored) ? null : wanted[fact];
    if (value !== null && value !== stored[fact] && (isOwn || (fact === 'difficulty' && stored[fact] === null)))
      Object.assign(changes, { [fact]: value });
  }
  if (wanted.examId !== null && wanted.examId !== stored.examId && (isAlone || (isOwn && stored.examId === null)))
    changes.examId = wanted.examId;
  if (isOwn) {
    for (const state of statesGiven(stored, wanted)) changes[state] = true;
    const withdrawn = statesKept(stored, wanted).filter((state) => withdraws.includes(state));
    for (const state of withdrawn) changes[state] = false;
    // The reason belonged to the withdrawn state, unless the other state remains.
    const hasState = STATE_NAMES.some((state) => changes[state] ?? stored[state]);
    if (withdrawn.length > 0 && !hasState && stored.statusReason !== null) changes.statusReason = null;
  }
  const isMissing = isNoSubject(stored.subjectId);
  const mayMove =
    !stored.decided.includes('subject') &&
    !isNoSubject(wanted.subjectId) &&
    (wanted.subjectSuggested ? isMissing : isOwn || isMissing || stored.subjectSuggested);
  if (mayMove && wanted.subjectId !== stored.subjectId) {
    changes.subjectId = wanted.subjectId;
    changes.subjectPath = wanted.subjectPath;
  }
  if (mayMove && wanted.subjectSuggested !== stored.subjectSuggested)
    changes.subjectSuggested = wanted.subjectSuggested;
  return Object.keys(changes).length === 0 ? null : changes;
}

/** Whether the file would change a subject or state decided by the staff. */
export function isHeldBack(stored: Stored, wanted: Metadata, standing: Standing): boolean {
  const { subjectId, annulled, outdated } = metadataChanges({ ...stored, decided: [] }, wanted, standing) ?? {};
  const changed = { subject: subjectId, annulled, outdated };
  return (['subject', 'annulled', 'outdated'] as const).some(
    (name) => stored.decided.includes(name) && changed[name] !== undefined,
  );
}
