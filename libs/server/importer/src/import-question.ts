import type { QuestionType } from '@mapa/domain';
import type { Media } from './media/inspect-image';

export interface ImportAlternative {
  letter: string;
  /** Sanitised HTML. */
  text: string;
  correct: boolean;
  /** Why it is right or wrong, as sanitised HTML; null where nothing is said. */
  comment: string | null;
}

/** A question as the bank takes it: checked, sanitised, its images known. */
export interface ImportQuestion {
  line: number;
  idNumber: string | null;
  /** The beginning of its statement where the file gives it none. */
  name: string;
  /** The paper that its category names, else its file: what it was known by before files were remembered. */
  scope: string;
  contentHash: string;
  kind: QuestionType;
  number: number | null;
  variant: string | null;
  language: boolean;
  /** Matéria → assunto → deeper; empty when nothing says it. */
  subjectPath: string[];
  /** Whether a classifier told it, and nobody said it. */
  subjectSuggested: boolean;
  /** With the shared texts before it. */
  statement: string;
  /** The texts that it shares with others, in their order: the statement begins with them to the letter. */
  sharedTexts: string[];
  alternatives: ImportAlternative[];
  comment: string | null;
  difficulty: number | null;
  year: number | null;
  annulled: boolean;
  outdated: boolean;
  statusReason: string | null;
  media: Media[];
  /** What the bank does not keep of it or an operator should look at, each a Portuguese sentence without its full stop. */
  warnings: string[];
}
