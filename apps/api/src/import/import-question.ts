import type { Media } from './media/inspect-image';

export interface ImportAlternative {
  letter: string;
  /** Sanitised HTML. */
  text: string;
  correct: boolean;
}

/** A question as the bank takes it: checked, sanitised, its images known. */
export interface ImportQuestion {
  line: number;
  name: string;
  /** The same for the same question of the same paper, however its wording changes. */
  sourceKey: string;
  contentHash: string;
  kind: 'questaovf' | 'questaomultiplaescolha';
  number: number | null;
  variant: string | null;
  language: boolean;
  /** Matéria → assunto → deeper; empty when nothing says it. */
  subjectPath: string[];
  statement: string;
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
