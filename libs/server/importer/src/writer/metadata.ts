import type { questions } from '@mapa/server-platform';
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

/** The metadata of a question, that is all columns besides its wording. */
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

/**
 * Whether a file marks a question as annulled or outdated that the bank does not. A state set by a person is never
 * changed by a file.
 */
export const saysOtherwise = (
  stored: Stored,
  { annulled, outdated }: Pick<Metadata, 'annulled' | 'outdated'>,
): boolean => (annulled && !stored.annulled) || (outdated && !stored.outdated);

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

/**
 * The changed metadata of a stored question; null when nothing changes. The question's own file may correct stored
 * values; another file with the same question only adds a missing difficulty or subject; neither clears a value. A subject that
 * the classifier told counts as missing beside one that a file says, and is never told over another (docs/decisions/067).
 */
export function metadataChanges(
  stored: Stored,
  wanted: Metadata,
  { isOwn, isAlone, isNoSubject }: { isOwn: boolean; isAlone: boolean; isNoSubject: (id: number) => boolean },
): Partial<Metadata> | null {
  const changes: Partial<Metadata> = {};
  for (const fact of FACTS) {
    const value = wanted[fact];
    if (value !== null && value !== stored[fact] && (isOwn || (fact === 'difficulty' && stored[fact] === null)))
      Object.assign(changes, { [fact]: value });
  }
  if (wanted.examId !== null && wanted.examId !== stored.examId && (isAlone || (isOwn && stored.examId === null)))
    changes.examId = wanted.examId;
  if (isOwn && wanted.annulled && !stored.annulled) changes.annulled = true;
  if (isOwn && wanted.outdated && !stored.outdated) changes.outdated = true;
  const isMissing = isNoSubject(stored.subjectId);
  const mayMove =
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
