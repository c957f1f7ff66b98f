import type { QuestionType } from '@mapa/domain';
import type { Media } from './media';

export interface ImportAlternative {
  letter: string;
  /** Sanitised HTML. */
  text: string;
  correct: boolean;
  /** Why it is right or wrong, as sanitised HTML; null without a comment. */
  comment: string | null;
}

/** A question in the bank's form: checked, sanitised, with its images. */
export interface ImportQuestion {
  line: number;
  idNumber: string | null;
  /** The beginning of its statement if the file gives it no name. */
  name: string;
  /** The paper that its category names, otherwise its file: part of its key from before files were recorded. */
  scope: string;
  contentHash: string;
  kind: QuestionType;
  number: number | null;
  variant: string | null;
  language: boolean;
  /** Matéria → assunto → deeper; empty if unknown. */
  subjectPath: string[];
  /** Whether a classifier suggested the subject and nobody stated it. */
  subjectSuggested: boolean;
  /** Includes the shared texts before it. */
  statement: string;
  /** The texts that it shares with others, in order: the statement begins with them verbatim. */
  sharedTexts: string[];
  alternatives: ImportAlternative[];
  comment: string | null;
  difficulty: number | null;
  year: number | null;
  annulled: boolean;
  outdated: boolean;
  statusReason: string | null;
  media: Media[];
  /** Parts that the bank drops, and points to check, as Portuguese sentences without their full stops. */
  warnings: string[];
}
