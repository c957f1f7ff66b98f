import type { questions } from '../../db/schema';
import type { ImportQuestion } from '../import-question';
import type { Origin } from './exam';
import type { Subject } from './subjects';

type Stored = typeof questions.$inferSelect;
type Metadata = Pick<
  Stored,
  | 'subjectId' | 'subjectPath' | 'examId' | 'boardId' | 'institutionId' | 'year' | 'educationLevel' | 'position' | 'area'
  | 'difficulty' | 'annulled' | 'outdated' | 'statusReason'
>;

/** What a question carries beside its wording. */
export function metadataOf(question: ImportQuestion, subject: Subject, origin: Origin): Metadata {
  return {
    subjectId: subject.id,
    subjectPath: subject.path,
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

const FACTS = ['boardId', 'institutionId', 'year', 'educationLevel', 'position', 'area', 'difficulty', 'statusReason'] as const;

/**
 * What changes on a stored question; null when nothing does. The question's own paper may correct what is stored, another
 * paper that asks the same only fills gaps; neither takes back a fact, nor a state that a person has set.
 */
export function metadataChanges(
  stored: Stored,
  wanted: Metadata,
  { sameKey, isNoSubject }: { sameKey: boolean; isNoSubject: (id: number) => boolean },
): Partial<Metadata> | null {
  const own = sameKey && (stored.examId === null || wanted.examId === null || stored.examId === wanted.examId);
  const changes: Partial<Metadata> = {};
  for (const fact of FACTS) {
    const value = wanted[fact];
    if (value !== null && value !== stored[fact] && (own || stored[fact] === null)) Object.assign(changes, { [fact]: value });
  }
  if (stored.examId === null && wanted.examId !== null) changes.examId = wanted.examId;
  if (wanted.annulled && !stored.annulled) changes.annulled = true;
  if (wanted.outdated && !stored.outdated) changes.outdated = true;
  const mayMove = !isNoSubject(wanted.subjectId) && (own || isNoSubject(stored.subjectId));
  if (mayMove && wanted.subjectId !== stored.subjectId) {
    changes.subjectId = wanted.subjectId;
    changes.subjectPath = wanted.subjectPath;
  }
  return Object.keys(changes).length === 0 ? null : changes;
}
