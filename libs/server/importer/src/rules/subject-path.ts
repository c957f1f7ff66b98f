import { SUBJECT_NAME_MAX_LENGTH } from '@mapa/domain';
import { normalisedWords, containsWords } from './normalised-words';

export const NO_SUBJECT = 'Sem assunto';
/** Levels of the tree of subjects. */
export const MAX_SUBJECT_DEPTH = 6;

export interface SubjectContext {
  /** `--prova`, when given. */
  exam: string | null;
  /** `--materia`, when given. */
  defaultSubject: string | null;
}

export interface SubjectPath {
  /** Matéria, assunto, deeper; empty if the question's subject is unknown. */
  path: string[];
  /** The segment that names the paper, as written in the file. */
  paper: string | null;
}

/** Converts a Moodle category path to matéria → assunto, without the course, the top and the paper's own name. */
export function subjectPath(categoryPath: string[], questionName: string, context: SubjectContext): SubjectPath {
  const named = categoryPath
    .filter((segment) => !isScaffold(segment))
    .map((segment) => segment.slice(0, SUBJECT_NAME_MAX_LENGTH));
  const paper = named.find((segment, index) =>
    namesPaper(segment, index < named.length - 1, questionName, context.exam),
  );
  const kept = named.filter((segment) => segment !== paper).slice(0, MAX_SUBJECT_DEPTH);
  if (kept.length === 0 && context.defaultSubject !== null)
    return { path: [context.defaultSubject], paper: paper ?? null };
  return { path: kept, paper: paper ?? null };
}

/** Moodle's own containers: `$course$`, `$system$`, `$cat1$` and the top of a bank. */
const isScaffold = (segment: string): boolean =>
  /^\$[^$]*\$$/.test(segment) || ['top', 'superior'].includes(normalisedWords(segment));

/**
 * Whether a segment names the paper: it equals `--prova`, is contained in it, or is contained in the question's own
 * name. The last two require a number (an edition, a year) or further segments after it, so that "Funções" in "Funções
 * 12" stays a subject.
 */
function namesPaper(segment: string, hasMore: boolean, questionName: string, exam: string | null): boolean {
  const words = normalisedWords(segment);
  const examWords = normalisedWords(exam ?? '');
  if (words === '') return false;
  if (words === examWords) return true;
  const hasNumber = /\d/.test(words);
  if (containsWords(examWords, words)) return hasNumber || (hasMore && examWords.startsWith(words));
  return hasNumber && containsWords(normalisedWords(questionName), words);
}
